import { type MachineKey, machinePaths } from '../../content/keys.ts'
import { machineIndex } from '../../content/machine-index.ts'
import { processOf } from '../../content/processes.ts'
import type { SpecTable as Table } from '../../content/spec-table.ts'
import type { Machine } from '../machines/machine.ts'
import type { UnitSystem } from '../units.ts'
import { Chain } from './chain.tsx'
import { MachineDrawing } from './drawings/machine.tsx'
import { Kept } from './fragment.tsx'
import { KeyFigures } from './key-figures.tsx'
import { MachineGallery } from './machine-gallery.tsx'
import { usePage } from './page-context.ts'
import { Picture } from './picture.tsx'
import { Questions } from './questions.tsx'
import { SpecTable } from './spec-table.tsx'

/** Rows of the table that are set large under the picture. */
const keyFigureCount = 4

/**
 * What stands beside the form: promise, gallery, key figures, features. When the language document is missing, the
 * default texts of the neutral document take its place, marked as English (specification, chapter 4).
 */
export function MachineIntro({ machine, units }: { machine: Machine; units: UnitSystem }) {
  const { lang } = usePage()
  const { key, neutral, texts } = machine
  const title = machineIndex[key].titles[lang]
  return (
    <>
      {texts && <p className="lead">{texts.promise}</p>}
      <Kept name={nameOf(machine, 'gallery')}>
        <MachineGallery machineKey={key} title={title} images={neutral.images.map(({ img }) => img)} />
      </Kept>
      {neutral.specTable && <KeyFigures rows={neutral.specTable.rows.slice(0, keyFigureCount)} system={units} />}
      <Kept as="section" name={nameOf(machine, 'features')} className="features">
        <Features machine={machine} />
      </Kept>
    </>
  )
}

/** Sections that nothing but the documents decides are kept under their version: new content is new fragments. */
function nameOf({ key, version, texts }: Machine, section: string): string {
  return [section, key, version, texts ? '' : 'default'].join(' ')
}

function Features({ machine: { neutral, texts } }: { machine: Machine }) {
  const { t } = usePage()
  return (
    <>
      <h2>{t('machine.features')}</h2>
      <ul lang={texts ? undefined : 'en'} dir={texts ? undefined : 'ltr'}>
        {(texts?.keyFeatures ?? neutral.default.keyFeatures).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  )
}

/** What stands below: applications, specification, process, questions. */
export function MachineDetails({ machine, units }: { machine: Machine; units: UnitSystem }) {
  const { neutral } = machine
  return (
    <>
      {neutral.applicationImages.length > 0 && (
        <Kept as="section" name={nameOf(machine, 'applications')} className="section wrap">
          <Applications machine={machine} />
        </Kept>
      )}
      {neutral.specTable && (
        <Kept as="section" name={nameOf(machine, `specification ${units}`)} className="section wrap" id="specification">
          <Specification machineKey={machine.key} table={neutral.specTable} units={units} />
        </Kept>
      )}
      <Kept as="section" name={nameOf(machine, 'process')} className="warm">
        <Process machine={machine} />
      </Kept>
      <Kept as="section" name={nameOf(machine, 'questions')} className="section wrap other-questions">
        <MachineQuestions machine={machine} />
      </Kept>
    </>
  )
}

function Applications({ machine: { neutral, texts, key } }: { machine: Machine }) {
  const { t } = usePage()
  const names = texts?.applicationAlt ?? neutral.default.applicationAlt
  return (
    <>
      <h2>{t('machine.applications')}</h2>
      <ul className="applications" lang={texts ? undefined : 'en'} dir={texts ? undefined : 'ltr'}>
        {neutral.applicationImages.map(({ img, alt }, index) => (
          <li key={img}>
            <figure>
              <div className="applications__picture">
                <Picture
                  name={img}
                  alt={names[index] ?? alt}
                  sizes="(min-width: 64rem) 18vw, 45vw"
                  fallback={
                    <MachineDrawing family={key === 'brakeHP' ? 'pad' : 'product'} label={names[index] ?? alt} />
                  }
                />
              </div>
              {/* The picture's own text says the same to those who cannot see it. */}
              <figcaption aria-hidden="true">{names[index] ?? alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}

function Specification({ machineKey, table, units }: { machineKey: MachineKey; table: Table; units: UnitSystem }) {
  const { t, link } = usePage()
  return (
    <>
      <div className="spec-head">
        <h2>{t('machine.specification')}</h2>
        <ul className="switch" aria-label={t('machine.units')}>
          {(['metric', 'imperial'] as const).map((system) => (
            <li key={system}>
              <a
                href={link(`${machinePaths[machineKey]}#specification`, { units: system })}
                aria-current={system === units ? 'true' : undefined}
              >
                {t(`machine.${system}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <section className="spec" aria-label={t('machine.specification')} tabIndex={0}>
        <SpecTable table={table} system={units} />
      </section>
      <div className="spec-foot">
        <p className="label">{t('machine.sampleValues')}</p>
        <button className="link-button" type="button" data-print>
          {t('machine.print')}
        </button>
      </div>
    </>
  )
}

function Process({ machine: { key, texts } }: { machine: Machine }) {
  const { t, texts: pages } = usePage()
  const place = processOf(key)
  return (
    <div className="section wrap">
      <h2>{t('machine.process')}</h2>
      {texts && (
        <dl className="process-step">
          <div>
            <dt>{t('machine.processIn')}</dt>
            <dd>{texts.process.input}</dd>
          </div>
          <div className="process-step__work">
            <dt>{texts.title}</dt>
            <dd>{texts.process.description}</dd>
          </div>
          <div>
            <dt>{t('machine.processOut')}</dt>
            <dd>{texts.process.output}</dd>
          </div>
        </dl>
      )}
      {place && (
        <>
          <h3 className="tabs__heading">{pages.machines.processes[place.process.id].processName}</h3>
          <Chain process={place.process} here={key} />
        </>
      )}
    </div>
  )
}

function MachineQuestions({ machine: { texts } }: { machine: Machine }) {
  const { t, texts: pages } = usePage()
  return (
    <>
      <h2>{t('machine.questions')}</h2>
      <div className="accordion">
        <Questions items={texts?.questions ?? pages.faq.questions.slice(0, 3)} name="machine-questions" level={3} />
      </div>
    </>
  )
}
