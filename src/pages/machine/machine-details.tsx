import { machines as registry } from '../../../content/registry/machines.ts'
import { linesOf } from '../../../content/registry/processes.ts'
import { figureCount } from '../../../content/schema/machine-index.ts'
import type { Machine, MachineProps } from '../../machines/machine.ts'
import { layoutDrawings, webModels } from '../../rendering/assets.ts'
import { CachedFragment, CachedSection, type FragmentProps } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { KeyFigures } from '../../ui/figures/key-figures.tsx'
import { AddToInquiry } from '../../ui/form/add-to-inquiry.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { ProductionLine } from '../../ui/media/production-line.tsx'
import { Terms, TextList } from '../../ui/text/lists.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import { Questions } from '../../ui/text/questions.tsx'
import { CycleSteps } from './cycle/cycle-steps.tsx'
import { DataSheet } from './data-sheet.tsx'
import { LayoutDrawing, PrintedLayout } from './layout-drawing.tsx'
import { SimilarMachines } from './similar-machines.tsx'
import { Specification } from './specification.tsx'
import { MachineViewer } from './viewer/machine-viewer.tsx'

/** The first view beside the form: promise, gallery, key figures. */
export function MachineIntro({ machine, units }: MachineProps) {
  const { key, neutral, texts } = machine
  const { t, machines } = useSharedData()
  return (
    <>
      {texts && <p className="lead">{noBreak(texts.promise)}</p>}
      <div className="machine__view">
        <CachedFragment name="machine-viewer" component={MachineViewer} props={{ machine, units }} />
        <div>
          <KeyFigures rows={neutral.specTable?.rows.slice(0, figureCount) ?? []} system={units} />
          <p className="machine__actions">
            <AddToInquiry entry={key} name={machines[key].title} />
            <button className="link-button" type="button" data-print>
              {t('machine.print')}
            </button>
          </p>
        </div>
      </div>
    </>
  )
}

export function MachineFeatures({ machine }: { machine: Machine }) {
  return <CachedSection name="machine-features" component={Features} props={{ machine }} className="features" />
}

/** Without the language document the default texts are shown, marked as English (specification, chapter 4). */
const languageOf = ({ texts }: Machine) => (texts ? {} : ({ lang: 'en', dir: 'ltr' } as const))

function Features({ machine }: { machine: Machine }) {
  const { t } = useSharedData()
  const { neutral, texts } = machine
  return (
    <>
      <h2>{t('machine.features')}</h2>
      <TextList items={texts?.keyFeatures ?? neutral.default.keyFeatures} {...languageOf(machine)} />
    </>
  )
}

const sections: Omit<FragmentProps<MachineProps>, 'props'>[] = [
  { name: 'machine-applications', component: Applications },
  { name: 'printed-layout', className: 'printed-layout wrap', component: PrintedLayout },
  { name: 'specification', id: 'specification', component: Specification },
  { name: 'layout-drawing', id: 'layout', component: LayoutDrawing },
  { name: 'cycle-steps', id: 'steps', component: CycleSteps },
  { name: 'data-sheet', id: 'planner', component: DataSheet },
  { name: 'machine-process', id: 'process', className: 'warm', component: MachineProcess },
  { name: 'machine-questions', id: 'questions', className: 'section wrap other-questions', component: MachineFaq },
  { name: 'similar-machines', id: 'similar', className: 'section wrap similar', component: SimilarMachines },
]

/** The sections for which a machine has data. */
export function sectionsOf({ key, neutral }: Machine) {
  const isEmpty: Record<string, boolean> = {
    'machine-applications': neutral.applicationImages.length === 0,
    'printed-layout': !layoutDrawings[key],
    specification: !neutral.specTable,
    'layout-drawing': !layoutDrawings[key],
    'cycle-steps': !webModels[key],
    'similar-machines': !registry[key].family,
  }
  return sections.filter(({ name }) => !isEmpty[name])
}

export function MachineDetails(props: MachineProps) {
  return sectionsOf(props.machine).map((section) => <CachedSection key={section.name} {...section} props={props} />)
}

function Applications({ machine }: MachineProps) {
  const { t } = useSharedData()
  const { neutral, texts } = machine
  const names = texts?.applicationAlt ?? neutral.default.applicationAlt
  return (
    <>
      <h2>{t('machine.applications')}</h2>
      <ul className="applications" {...languageOf(machine)}>
        {neutral.applicationImages.map(({ img, alt }, index) => (
          <li key={img}>
            <figure>
              <div className="applications__picture">
                <Picture name={img} alt={names[index] ?? alt} sizes="(min-width: 64rem) 18vw, 28vw" />
              </div>
              {/* The alternative text of the picture already says this. */}
              <figcaption aria-hidden="true">{names[index] ?? alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}

function MachineProcess({ machine: { key, texts } }: MachineProps) {
  const { t, texts: pages } = useSharedData()
  const [line, ...others] = linesOf(key)
  return (
    <div className="section wrap">
      <h2>{t('machine.process')}</h2>
      {texts && (
        <dl className="process-step">
          <Terms
            rows={[
              [t('machine.processIn'), texts.process.input],
              [noBreak(texts.title), noBreak(texts.process.description)],
              [t('machine.processOut'), texts.process.output],
            ]}
          />
        </dl>
      )}
      {line && <ProductionLine process={line} current={key} />}
      {others.length > 0 && (
        <p className="label">
          {t('nav.labeled', {
            label: t('machine.otherLines'),
            value: others.map(({ id }) => pages.machines.processes[id].processName).join(' · '),
          })}
        </p>
      )}
    </div>
  )
}

function MachineFaq({ machine: { texts } }: MachineProps) {
  const { t, texts: pages } = useSharedData()
  return (
    <>
      <h2>{t('machine.questions')}</h2>
      <div className="accordion">
        <Questions items={texts?.questions ?? pages.faq.questions.slice(0, 3)} name="machine-questions" level={3} />
      </div>
    </>
  )
}
