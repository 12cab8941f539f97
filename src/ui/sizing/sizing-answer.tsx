import { machinePaths } from '../../../content/machines.ts'
import type { Advice, Answer, Candidate } from '../../../content/sizing/answer.ts'
import { clampMargin, injectionPays, largestShot } from '../../../content/sizing/answer.ts'
import { compounds } from '../../../content/sizing/compounds.ts'
import { projectedArea } from '../../../content/sizing/layout.ts'
import type { LineMachine } from '../../../content/sizing/line.ts'
import type { SizingQuestion, SizingUnits } from '../../../content/sizing/question.ts'
import { paths } from '../../routes.ts'
import { AddToInquiry } from '../add-to-inquiry.tsx'
import { CompareBox } from '../compare-bar.tsx'
import { usePage } from '../page-context.tsx'
import { type Amounts, amounts } from './amount.ts'
import { CavityDrawing } from './cavity-drawing.tsx'
import { WholeLine } from './whole-line.tsx'

/** How many further models an answer lists. */
const furtherModels = 6

/** The answer to a part: the first press in full, others that fit, and what falls short. */
export function SizingAnswer(props: {
  question: SizingQuestion
  answer: Answer
  units: SizingUnits
  line: LineMachine[]
}) {
  const page = usePage()
  const { t, link } = page
  const { question, answer } = props
  const write = amounts(page, props.units)
  const [first, ...others] = answer.fitting
  return (
    <>
      <p className="sizing__advice">{adviceText(page, answer.advice, write)}</p>
      {first ? (
        <First candidate={first} question={question} answer={answer} write={write} />
      ) : (
        <div className="sizing__none">
          <h2>{t('sizing.noneHeading')}</h2>
          <p>{t('sizing.noneText')}</p>
          <a className="button" href={link(`${paths.customizations}#quote`, inquiryQuery(page.url))}>
            {t('sizing.custom')} <span className="arrow" />
          </a>
        </div>
      )}
      {first && props.line.length > 0 && (
        <WholeLine line={props.line} candidate={first} weight={answer.weight} write={write} />
      )}
      {others.length > 0 && (
        <section className="sizing__more">
          <h2>{t('sizing.others')}</h2>
          <ol className="presses">
            {others.slice(0, furtherModels).map((candidate) => (
              <Other key={candidate.press.model} candidate={candidate} write={write} />
            ))}
          </ol>
        </section>
      )}
      {answer.near.length > 0 && (
        <section className="sizing__more">
          <h2>{t('sizing.near')}</h2>
          <ul className="presses">
            {answer.near.map((candidate) => (
              <Near key={candidate.press.model} candidate={candidate} write={write} />
            ))}
          </ul>
        </section>
      )}
      <Assumptions question={question} answer={answer} write={write} />
    </>
  )
}

function adviceText({ t }: Pick<ReturnType<typeof usePage>, 't'>, advice: Advice, write: Amounts): string {
  const process = t(`sizing.process.${advice.process}`)
  return t(`sizing.why.${advice.why}`, {
    process,
    quantity: write.count(injectionPays),
    presses: write.count(advice.presses ?? 0),
  })
}

function First(props: { candidate: Candidate; question: SizingQuestion; answer: Answer; write: Amounts }) {
  const page = usePage()
  const { t, link } = page
  const { candidate, question, answer, write } = props
  const { press, cavities, clamp, machines, cycle, perHour, perYear } = candidate
  const pressure = compounds[question.material].molding[press.process]?.pressure.plan ?? 0
  const title = page.machines[press.key].title
  const figures: [string, string][] = [
    [t('sizing.figure.cavities'), write.count(cavities)],
    [t('sizing.figure.cycle'), write.seconds(cycle.total)],
    [t('sizing.figure.perHour'), write.span(perHour)],
    [t('sizing.figure.perYear'), write.span(perYear)],
    ...(press.power
      ? [[t('sizing.figure.power'), `${write.count(press.power)}\u00a0${t('unit.kW')}`] as [string, string]]
      : []),
    ...(press.size ? [[t('sizing.figure.footprint'), write.size(press.size.slice(0, 2))] as [string, string]] : []),
  ]
  return (
    <article className="press" data-model={press.model} data-clamp={clamp.toFixed(1)}>
      <div className="press__drawing">
        <CavityDrawing
          candidate={candidate}
          question={question}
          amounts={write}
          label={t('sizing.drawing', { cavities: write.count(cavities), platen: write.size(press.platen) })}
        />
        <p className="label">
          {t('sizing.drawing', { cavities: write.count(cavities), platen: write.size(press.platen) })}
        </p>
      </div>
      <div className="press__facts">
        <p className="label">
          {machines > 1 ? t('sizing.machines', { machines: write.count(machines) }) : t('sizing.first')}
        </p>
        <h2 className="press__model">
          <bdi>{press.model}</bdi>
        </h2>
        <p className="press__title">
          <a href={link(machinePaths[press.key])}>{title}</a>
        </p>
        <ClampScale candidate={candidate} write={write} />
        <ul className="press__reasons">
          <li>
            {t('sizing.reason.clamp', {
              cavities: write.count(cavities),
              area: write.area(projectedArea(question)),
              pressure: write.pressure(pressure),
              clamp: write.clamp(clamp),
              available: write.clamp(press.clamp),
              margin: write.count(Math.round((clampMargin - 1) * 100)),
            })}
          </li>
          <li>
            {t('sizing.reason.platen', { holds: write.count(candidate.platenHolds), platen: write.size(press.platen) })}
          </li>
          {candidate.shot !== undefined && press.shot !== undefined && (
            <li>
              {t('sizing.reason.shot', {
                shot: write.volume(candidate.shot),
                share: write.count(Math.max(1, Math.round((candidate.shot / press.shot) * 100))),
                available: write.volume(press.shot),
                most: write.count(largestShot * 100),
              })}
            </li>
          )}
          <li>
            {t('sizing.reason.cycle', {
              handling: write.seconds([cycle.handling + cycle.inject, cycle.handling + cycle.inject]),
              cure: write.seconds(cycle.cure),
            })}
          </li>
          {question.vacuum && (
            <li>{t(press.vacuum === 'standard' ? 'sizing.reason.vacuum' : 'sizing.reason.vacuumOption')}</li>
          )}
        </ul>
      </div>
      <dl className="ruler press__figures" aria-label={t('machine.keyFigures')}>
        {figures.map(([label, text]) => (
          <div className="ruler__cell" key={label}>
            <dt>{label}</dt>
            <dd className="figure">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="press__actions">
        <a className="button" href={link(`${machinePaths[press.key]}#quote`, inquiryQuery(page.url, press.model))}>
          {t('sizing.ask')} <span className="arrow" />
        </a>
        <AddToInquiry entry={`${press.key}:${press.model}`} name={press.model} back="answer" />
        <CompareBox machineKey={press.key} />
        <a className="press__link" href={link(machinePaths[press.key])}>
          {t('sizing.machinePage')} <span className="arrow" />
        </a>
      </p>
      {answer.weightEstimated && (
        <p className="label press__note">{t('sizing.estimatedWeight', { weight: write.weight(answer.weight) })}</p>
      )}
    </article>
  )
}

/** The sizing's query goes along, so that the form can say what was sized. */
function inquiryQuery(url: URL, model?: string): Record<string, string> {
  const query = Object.fromEntries([...url.searchParams].filter(([name, value]) => value && name !== 'lng'))
  return model === undefined ? query : { ...query, model }
}

/** Clamp force needed against available, as a measured length. */
function ClampScale({ candidate, write }: { candidate: Candidate; write: Amounts }) {
  const { t } = usePage()
  const { clamp, press } = candidate
  return (
    <div className="clamp">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="clamp__whole" width="100" height="4" />
        <rect className="clamp__needed" width={Math.min(100, (clamp / press.clamp) * 100)} height="4" />
      </svg>
      <dl>
        <div>
          <dt>{t('sizing.clampNeeded')}</dt>
          <dd className="figure">{write.clamp(clamp)}</dd>
        </div>
        <div>
          <dt>{t('sizing.clampAvailable')}</dt>
          <dd className="figure">{write.clamp(press.clamp)}</dd>
        </div>
      </dl>
    </div>
  )
}

function Other({ candidate, write }: { candidate: Candidate; write: Amounts }) {
  const { t } = usePage()
  const { press, clamp, cavities, perHour, machines } = candidate
  return (
    <li className="presses__row" data-model={press.model} data-clamp={clamp.toFixed(1)}>
      <PressName candidate={candidate} />
      <p>
        {t('sizing.clampOf', { clamp: write.clamp(clamp), available: write.clamp(press.clamp) })}
        <span className="presses__sep" aria-hidden="true" />
        {t('sizing.otherOutput', { cavities: write.count(cavities), perHour: write.span(perHour) })}
        {machines > 1 && (
          <>
            <span className="presses__sep" aria-hidden="true" />
            {t('sizing.machines', { machines: write.count(machines) })}
          </>
        )}
      </p>
      <p className="presses__acts">
        <AddToInquiry entry={`${press.key}:${press.model}`} name={press.model} back="answer" />
        <CompareBox machineKey={press.key} />
      </p>
    </li>
  )
}

function Near({ candidate, write }: { candidate: Candidate; write: Amounts }) {
  const { t } = usePage()
  const how = { clamp: write.clamp, platen: write.count, shot: write.volume, daylight: write.length }
  return (
    <li className="presses__row" data-near={candidate.press.model}>
      <PressName candidate={candidate} />
      <p>
        {candidate.shortfalls.map(({ what, needed, available }, index) => (
          <span key={what}>
            {index > 0 && <span className="presses__sep" aria-hidden="true" />}
            {t(`sizing.short.${what}`, { needed: how[what](needed), available: how[what](available) })}
          </span>
        ))}
      </p>
    </li>
  )
}

function PressName({ candidate: { press } }: { candidate: Candidate }) {
  const page = usePage()
  return (
    <p className="presses__name">
      <a href={page.link(machinePaths[press.key])}>
        <bdi className="presses__model">{press.model}</bdi> <span>{page.machines[press.key].title}</span>
      </a>
    </p>
  )
}

function Assumptions({ question, answer, write }: { question: SizingQuestion; answer: Answer; write: Amounts }) {
  const { t } = usePage()
  const compound = compounds[question.material]
  const pressure = compound.molding[answer.advice.process]?.pressure
  const first = answer.fitting[0]
  return (
    <details className="sizing__assumptions">
      <summary>{t('sizing.assumptions')}</summary>
      <ul>
        {pressure && (
          <li>
            {t('sizing.assume.pressure', {
              material: t(`sizing.material.${question.material}`),
              low: write.pressure(pressure.low),
              high: write.pressure(pressure.high),
            })}{' '}
            {first &&
              t('sizing.assume.clampRange', {
                low: write.clamp(first.clampRange[0]),
                high: write.clamp(first.clampRange[1]),
              })}
          </li>
        )}
        <li>{t('sizing.assume.cure', { temperature: write.span(compound.temperature) })}</li>
        <li>{t('sizing.assume.hours', { shifts: write.count(question.shifts) })}</li>
        <li>
          {t('sizing.assume.platen', {
            edge: write.length(first?.layout.edge ?? 40),
            gap: write.length(first?.layout.gap ?? 15),
          })}
        </li>
        <li>{t('sizing.assume.binding')}</li>
      </ul>
    </details>
  )
}
