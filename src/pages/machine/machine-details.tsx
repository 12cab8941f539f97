import { machines as registry } from '../../../content/registry/machines.ts'
import { figureCount } from '../../../content/schema/machine-index.ts'
import type { UnitSystem } from '../../i18n/units.ts'
import type { Machine } from '../../machines/machine.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { KeyFigures } from '../../ui/figures/key-figures.tsx'
import { AddToInquiry } from '../../ui/form/add-to-inquiry.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import { Questions } from '../../ui/text/questions.tsx'
import { CycleSteps } from './cycle/cycle-steps.tsx'
import { DataSheet } from './data-sheet.tsx'
import { LayoutDrawing } from './drawing/layout-drawing.tsx'
import { PrintedLayout } from './drawing/printed-layout.tsx'
import { MachineProcess } from './machine-process.tsx'
import { SimilarMachines } from './similar-machines.tsx'
import { Specification } from './specification.tsx'
import { MachineViewer } from './viewer/machine-viewer.tsx'

/** The column beside the form: promise, gallery, key figures, features. */
export function MachineIntro({ machine, units }: { machine: Machine; units: UnitSystem }) {
  const { key, texts } = machine
  const { t, machines } = useSharedData()
  return (
    <>
      {texts && (
        <p className="lead">
          <NoBreak text={texts.promise} />
        </p>
      )}
      <div className="machine__view">
        <CachedFragment name="machine-viewer">
          <MachineViewer machine={machine} units={units} />
        </CachedFragment>
        <div className="machine__side">
          <CachedFragment name="machine-figures">
            <Figures machine={machine} units={units} />
          </CachedFragment>
          <p className="machine__actions">
            <AddToInquiry entry={key} name={machines[key].title} />
            <button className="link-button" type="button" data-print>
              {t('machine.print')}
            </button>
          </p>
        </div>
      </div>
      <CachedFragment name="machine-features" as="section" className="features">
        <Features machine={machine} />
      </CachedFragment>
    </>
  )
}

function Figures({ machine: { neutral }, units }: { machine: Machine; units: UnitSystem }) {
  const rows = neutral.specTable?.rows.slice(0, figureCount) ?? []
  return <KeyFigures rows={rows} system={units} />
}

/** Without the language document the default texts are shown, marked as English (specification, chapter 4). */
function Features({ machine: { neutral, texts } }: { machine: Machine }) {
  const { t } = useSharedData()
  return (
    <>
      <h2>{t('machine.features')}</h2>
      <ul lang={texts ? undefined : 'en'} dir={texts ? undefined : 'ltr'}>
        {(texts?.keyFeatures ?? neutral.default.keyFeatures).map((feature) => (
          <li key={feature}>
            <NoBreak text={feature} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The sections below the first view. */
export function MachineDetails({ machine, units }: { machine: Machine; units: UnitSystem }) {
  const { neutral } = machine
  return (
    <>
      {neutral.applicationImages.length > 0 && (
        <CachedFragment name="machine-applications" as="section" className="section wrap">
          <Applications machine={machine} />
        </CachedFragment>
      )}
      <CachedFragment name="printed-layout" as="section" className="printed-layout wrap">
        <PrintedLayout machine={machine} units={units} />
      </CachedFragment>
      {neutral.specTable && (
        <CachedFragment name="specification" as="section" className="section wrap" id="specification">
          <Specification machine={machine} units={units} />
        </CachedFragment>
      )}
      <CachedFragment name="layout-drawing" as="section" className="section wrap" id="layout">
        <LayoutDrawing machine={machine} units={units} />
      </CachedFragment>
      <CachedFragment name="cycle-steps" as="section" className="section wrap" id="steps">
        <CycleSteps machine={machine} units={units} />
      </CachedFragment>
      <CachedFragment name="data-sheet" as="section" className="section wrap" id="planner">
        <DataSheet machine={machine} units={units} />
      </CachedFragment>
      <CachedFragment name="machine-process" as="section" className="warm" id="process">
        <MachineProcess machine={machine} />
      </CachedFragment>
      <CachedFragment name="machine-questions" as="section" className="section wrap other-questions" id="questions">
        <MachineQuestions machine={machine} />
      </CachedFragment>
      {registry[machine.key].family && (
        <CachedFragment name="similar-machines" as="section" className="section wrap similar" id="similar">
          <SimilarMachines machineKey={machine.key} />
        </CachedFragment>
      )}
    </>
  )
}

function Applications({ machine: { neutral, texts } }: { machine: Machine }) {
  const { t } = useSharedData()
  const names = texts?.applicationAlt ?? neutral.default.applicationAlt
  return (
    <>
      <h2>{t('machine.applications')}</h2>
      <ul className="applications" lang={texts ? undefined : 'en'} dir={texts ? undefined : 'ltr'}>
        {neutral.applicationImages.map(({ img, alt }, index) => (
          <li key={img}>
            <figure>
              <div className="applications__picture">
                <Picture name={img} alt={names[index] ?? alt} sizes="(min-width: 64rem) 18vw, 45vw" />
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

function MachineQuestions({ machine: { texts } }: { machine: Machine }) {
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
