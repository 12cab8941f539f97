import type { Context } from 'hono'
import type { CSSProperties } from 'react'
import { sentenceSeparator } from '../../client/shared/number-format.ts'
import { isMachineKey, type MachineKey, machinePaths } from '../../content/registry/machines.ts'
import type { SheetLabel } from '../../content/schema/data-sheet.ts'
import type { AppEnv } from '../env.ts'
import { resolveUnits } from '../http/unit-preference.ts'
import { formatRange, labelKey, megapascalRange, type Row, type UnitSystem } from '../i18n/units.ts'
import { findMachine, type Machine } from '../machines/machine.ts'
import { usePageData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { noBreakRange } from '../ui/figures/key-figures.tsx'
import { rowLabel, UnitLabel } from '../ui/figures/spec-table.tsx'
import { UnitSwitch } from '../ui/figures/unit-switch.tsx'
import { AddToInquiry, InquiryListForm } from '../ui/form/add-to-inquiry.tsx'
import { Breadcrumb } from '../ui/layout/breadcrumb.tsx'
import { PrintedAddress, RunningHead } from '../ui/layout/print-sheet.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { NoBreak } from '../ui/text/no-break.tsx'
import { SpecDisclaimer } from '../ui/text/spec-disclaimer.tsx'
import { mostCompared } from './bar.tsx'
import { MachineCheckboxes } from './machine-checkboxes.tsx'

/** A comparison needs so many machines. */
const fewest = 2

/** What a query asks to be compared; `strange` says that it named something else, too, or more than fit. */
function readComparison(query: URLSearchParams): { keys: MachineKey[]; strange: boolean } {
  const names = query.getAll('compare').flatMap((value) => value.split(','))
  const known = [...new Set(names.map((name) => name.trim()).filter(isMachineKey))]
  return {
    keys: known.slice(0, mostCompared),
    strange: known.length > mostCompared || names.some((name) => !isMachineKey(name.trim())),
  }
}

/** Two to four machines side by side: a view of the catalogue that its query asks for. */
export async function comparePage(c: Context<AppEnv>) {
  const { t, lang, url, version } = c.get('page')
  const { keys, strange } = readComparison(url.searchParams)
  const found = await Promise.all(keys.map((key) => findMachine(c.env, version, key, lang)))
  const machines = found.filter((machine): machine is Machine => machine?.neutral.specTable !== undefined)
  return c.render(<Compare machines={machines} strange={strange} units={resolveUnits(c)} />, {
    title: t('compare.heading'),
    description: t('compare.lead'),
    styles: 'compare',
    isQueryView: true,
  })
}

function Compare(props: { machines: Machine[]; strange: boolean; units: UnitSystem }) {
  const { t, url, origin, link } = usePageData()
  const { machines, strange, units } = props
  return (
    <>
      <RunningHead title={t('compare.heading')} />
      <Breadcrumb steps={[[paths.machines, t('nav.machines')]]} current={t('compare.heading')} />
      <PrintedAddress address={`${origin}${url.pathname}${url.search}`} />
      <div className="wrap compare">
        <h1>{t('compare.heading')}</h1>
        <p className="lead">{t('compare.lead')}</p>
        {strange && <p className="enclosed">{t('compare.strange', { most: mostCompared })}</p>}
        {machines.length < fewest ? (
          <MachineCheckboxes chosen={machines.map(({ key }) => key)} />
        ) : (
          <>
            <InquiryListForm />
            <div className="compare__head">
              <UnitSwitch
                units={units}
                query={{ compare: machines.map(({ key }) => key).join(',') }}
                path={paths.machines}
              />
              <p className="label">{t('compare.ranges')}</p>
            </div>
            {/* Wide tables scroll by themselves: by keyboard, too. */}
            <section className="spec compare__scroll" tabIndex={0} aria-label={t('compare.heading')}>
              <Table machines={machines} units={units} />
            </section>
            <SpecDisclaimer className="label spec-foot" />
            <p className="compare__next">
              <a className="button" href={link(`${paths.contact}#quote`)}>
                {t('nav.quote')} <span className="arrow" />
              </a>
            </p>
            {machines.length < mostCompared && (
              <details className="compare__others">
                <summary>
                  {t('compare.choose')} <span className="chevron" />
                </summary>
                <MachineCheckboxes chosen={machines.map(({ key }) => key)} named />
              </details>
            )}
          </>
        )}
      </div>
    </>
  )
}

/** The machines as columns, the specification's labels as rows; a row in which all agree steps back. */
function Table({ machines, units }: { machines: Machine[]; units: UnitSystem }) {
  const { t, lang, machines: index } = usePageData()
  return (
    <table className="spec__table compare__table" style={{ '--machines': machines.length } as CSSProperties}>
      <caption className="hidden">{t('compare.heading')}</caption>
      <thead>
        <tr>
          <td />
          {machines.map(({ key }) => (
            <th scope="col" key={key} abbr={index[key].title}>
              <Picture name={index[key].picture} alt="" sizes="12rem" className="compare__picture" eager />
              <Head machineKey={key} others={machines.map((machine) => machine.key).filter((other) => other !== key)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(machines).map((rows) => {
          const label = rows.find((row) => row !== undefined) as Row
          const texts = rows.map((row) => row && formatRange(row, units, lang))
          const megapascals = rows.map((row) => row && megapascalRange(row, units, lang))
          const same = new Set(texts).size === 1
          return (
            <tr key={label.label} className={same ? 'compare__same' : undefined}>
              <th scope="row">
                {rowLabel(nameOf(rows), units, lang, t)}
                <UnitLabel label={label.label} system={units} />
                {same && <span className="hidden">{sentenceSeparator(lang) + t('compare.same')}</span>}
              </th>
              {texts.map((text, index) => (
                <td key={machines[index]?.key}>
                  {text ? <bdi dir="ltr">{noBreakRange(text)}</bdi> : '–'}
                  {megapascals[index] && (
                    <small className="spec__also">
                      <bdi>
                        {megapascals[index]} {t('unit.MPa')}
                      </bdi>
                    </small>
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Head({ machineKey, others }: { machineKey: MachineKey; others: MachineKey[] }) {
  const { t, machines, link } = usePageData()
  return (
    <>
      <a className="compare__title" href={link(machinePaths[machineKey])}>
        <NoBreak text={machines[machineKey].title} />
      </a>
      <AddToInquiry entry={machineKey} name={machines[machineKey].title} />
      {others.length >= fewest && (
        <a className="compare__remove" href={link(paths.machines, { compare: others.join(',') })}>
          {t('compare.remove')} <span className="hidden">{machines[machineKey].title}</span>
        </a>
      )}
    </>
  )
}

/** Every label that one of the machines has, in the order of their tables, with each machine's row. */
function rowsOf(machines: Machine[]): (Row | undefined)[][] {
  const tables = machines.map(comparedRows)
  const labels = [...new Set(tables.flatMap((rows) => rows.map(({ label }) => label)))]
  return labels.map((label) => tables.map((rows) => rows.find((row) => row.label === label)))
}

/** Rows of the installation sheet that buyers compare; the daylights are placed below the distance of the plates. */
const comparedSheetRows: readonly SheetLabel[] = [
  'maxPlatenTemperature',
  'temperatureUniformity',
  'parallelism',
  'closingSpeed',
  'pressingSpeed',
  'openingSpeed',
  'dryCycleTime',
  'maxMoldWeight',
  'plasticizingRate',
  'throughput',
]

/** A machine's specification, its daylights, and the rows of its installation sheet that are compared. */
function comparedRows({ neutral: { specTable, installation } }: Machine): Row[] {
  const rows: Row[] = specTable?.rows ?? []
  const daylights = installation?.rows.filter(({ label }) => label === 'daylights') ?? []
  const place = rows.findIndex(({ label }) => label === 'heatingPlatesDistance') + 1
  const others = installation?.rows.filter(({ label }) => comparedSheetRows.includes(label)) ?? []
  return [...rows.toSpliced(place || rows.length, 0, ...daylights), ...others]
}

/** The row that names a line: with a machine's own meaning (force of a press, of a punch) where all machines share it. */
function nameOf(rows: (Row | undefined)[]): Row {
  const known = rows.filter((row) => row !== undefined)
  const [first] = known as [Row]
  return known.every((row) => labelKey(row) === labelKey(first)) ? first : ({ ...first, as: undefined } as Row)
}
