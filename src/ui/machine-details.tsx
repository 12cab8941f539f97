import { figureCount } from '../../content/machine-index.ts'
import { familyOf, type MachineKey, machinePaths } from '../../content/machines.ts'
import { linesOf } from '../../content/processes.ts'
import type { SpecLabel, SpecTable as Table } from '../../content/spec-table.ts'
import type { Machine } from '../machines/machine.ts'
import type { UnitSystem } from '../units.ts'
import { AddToInquiry } from './add-to-inquiry.tsx'
import { Chain } from './chain.tsx'
import { Codes } from './codes.tsx'
import { CycleSteps } from './cycle-steps.tsx'
import { DataSheet, MoldOpeningLegend } from './data-sheet.tsx'
import { Kept } from './fragment.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LayoutDrawing } from './layout-drawing.tsx'
import { MachineViewer } from './machine-viewer.tsx'
import { useShared } from './page-context.tsx'
import { Picture } from './picture.tsx'
import { PrintedLayout } from './printed-layout.tsx'
import { Questions } from './questions.tsx'
import { SimilarMachines } from './similar-machines.tsx'
import { SpecTable } from './spec-table.tsx'
import { UnitSwitch } from './unit-switch.tsx'
import { ValuesNote } from './values-note.tsx'

/**
 * What stands beside the form: promise, gallery, key figures, features. When the language document is missing, the
 * default texts of the neutral document take its place, marked as English (specification, chapter 4).
 */
export function MachineIntro({ machine, units }: { machine: Machine; units: UnitSystem }) {
  const { neutral, texts } = machine
  const { machines } = useShared()
  return (
    <>
      {texts && (
        <p className="lead">
          <Codes text={texts.promise} />
        </p>
      )}
      <p className="machine__list">
        <AddToInquiry entry={machine.key} name={machines[machine.key].title} />
      </p>
      <Kept>
        <MachineViewer machine={machine} units={units} />
      </Kept>
      {neutral.specTable && <KeyFigures rows={neutral.specTable.rows.slice(0, figureCount)} system={units} />}
      <Kept as="section" className="features">
        <Features machine={machine} />
      </Kept>
    </>
  )
}

function Features({ machine: { neutral, texts } }: { machine: Machine }) {
  const { t } = useShared()
  return (
    <>
      <h2>{t('machine.features')}</h2>
      <ul lang={texts ? undefined : 'en'} dir={texts ? undefined : 'ltr'}>
        {(texts?.keyFeatures ?? neutral.default.keyFeatures).map((feature) => (
          <li key={feature}>
            <Codes text={feature} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What stands below: applications, specification, layout, cycle, data sheet, process, questions, similar machines. */
export function MachineDetails({ machine, units }: { machine: Machine; units: UnitSystem }) {
  const { neutral } = machine
  return (
    <>
      {neutral.applicationImages.length > 0 && (
        <Kept as="section" className="section wrap">
          <Applications machine={machine} />
        </Kept>
      )}
      <Kept as="section" className="printed-layout wrap">
        <PrintedLayout machine={machine} units={units} />
      </Kept>
      {neutral.specTable && (
        <Kept as="section" className="section wrap" id="specification">
          <Specification machineKey={machine.key} table={neutral.specTable} units={units} />
        </Kept>
      )}
      <Kept as="section" className="section wrap" id="layout">
        <LayoutDrawing machine={machine} units={units} />
      </Kept>
      <Kept as="section" className="section wrap" id="steps">
        <CycleSteps machine={machine} units={units} />
      </Kept>
      <Kept className="data-sheet">
        <DataSheet machine={machine} units={units} />
      </Kept>
      <Kept as="section" className="warm">
        <Process machine={machine} />
      </Kept>
      <Kept as="section" className="section wrap other-questions">
        <MachineQuestions machine={machine} />
      </Kept>
      {familyOf(machine.key) && (
        <Kept as="section" className="section wrap similar" id="similar">
          <SimilarMachines machineKey={machine.key} />
        </Kept>
      )}
    </>
  )
}

function Applications({ machine: { neutral, texts } }: { machine: Machine }) {
  const { t } = useShared()
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
  const { t } = useShared()
  return (
    <>
      <div className="spec-head">
        <h2>{t('machine.specification')}</h2>
        <UnitSwitch units={units} path={`${machinePaths[machineKey]}#specification`} />
      </div>
      <section className="spec" aria-label={t('machine.specification')} tabIndex={0}>
        <SpecTable
          models={table.models}
          rows={table.rows}
          caption={t('machine.specification')}
          system={units}
          machine={machineKey}
        />
      </section>
      <div className="spec-foot">
        <div className="label">
          <ValuesNote />
          <TableNotes table={table} />
          <MoldOpeningLegend table={table} />
        </div>
        <button className="link-button" type="button" data-print>
          {t('machine.print')}
        </button>
      </div>
    </>
  )
}

/** What the rows mean that could be read in two ways. */
function TableNotes({ table }: { table: Table }) {
  const { t } = useShared()
  const has = (label: SpecLabel) => table.rows.some((row) => row.label === label)
  return (
    <>
      {has('maxInjectionRate') && <p>{t('machine.plungerNote')}</p>}
      {has('plungerDiameter') && !has('maxInjectionRate') && <p>{t('machine.pressNote')}</p>}
      <p>{t(has('plungerDiameter') ? 'machine.sizeNote' : 'machine.sizeNoteAuxiliary')}</p>
    </>
  )
}

function Process({ machine: { key, texts } }: { machine: Machine }) {
  const { t, texts: pages } = useShared()
  const [line, ...others] = linesOf(key)
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
            <dt>
              <Codes text={texts.title} />
            </dt>
            <dd>
              <Codes text={texts.process.description} />
            </dd>
          </div>
          <div>
            <dt>{t('machine.processOut')}</dt>
            <dd>{texts.process.output}</dd>
          </div>
        </dl>
      )}
      {line && (
        <>
          <h3 className="tabs__heading">{pages.machines.processes[line.id].processName}</h3>
          <Chain process={line} here={key} />
        </>
      )}
      {others.length > 0 && (
        <p className="label">
          {t('nav.labelled', {
            label: t('machine.otherLines'),
            value: others.map(({ id }) => pages.machines.processes[id].processName).join(' · '),
          })}
        </p>
      )}
    </div>
  )
}

function MachineQuestions({ machine: { texts } }: { machine: Machine }) {
  const { t, texts: pages } = useShared()
  return (
    <>
      <h2>{t('machine.questions')}</h2>
      <div className="accordion">
        <Questions items={texts?.questions ?? pages.faq.questions.slice(0, 3)} name="machine-questions" level={3} />
      </div>
    </>
  )
}
