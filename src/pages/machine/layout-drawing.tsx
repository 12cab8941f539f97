import type { ReactNode } from 'react'
import { isolateLtr } from '../../../client/shared/bidi.ts'
import { formatNumber, listSeparator, sentenceSeparator, withUnit } from '../../../client/shared/number-format.ts'
import { type ConnectionKind, connectionSigns } from '../../../content/registry/connection-symbols.ts'
import type { MachineKey } from '../../../content/registry/machines.ts'
import type { LayoutDrawing as Drawing } from '../../../content/schema/layout-drawing.ts'
import { formatLengths, lengthUnit, type UnitSystem } from '../../i18n/units.ts'
import type { MachineProps } from '../../machines/machine.ts'
import { layoutDrawings, layoutDrawingUrl, personHeight } from '../../rendering/assets.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { Amount } from '../../ui/figures/key-figures.tsx'
import { Terms } from '../../ui/text/lists.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'

/** The layout drawing: three views with service space and connections, dimensions, and files to download. */
export function LayoutDrawing({ machine: { key }, units }: MachineProps) {
  const { t, lang, dir } = useSharedData()
  const drawing = layoutDrawings[key]
  if (!drawing) return null
  const { model, schematicFor } = drawing
  const models = schematicFor.map((other) => (dir === 'rtl' ? isolateLtr(other) : other)).join(listSeparator(lang))
  return (
    <>
      <h2>{t('layout.heading')}</h2>
      <p>{t('layout.text', { height: formatNumber(personHeight, lang) })}</p>
      <div className="layout">
        <div className="layout__view" id="sheet">
          <a className="layout__open" dir="ltr" href={layoutDrawingUrl(drawing.svg.file)}>
            <Sheet className="layout__sheet" machineKey={key} drawing={drawing} />
          </a>
          <a className="button button--quiet button--small layout__enlarge" href="#sheet">
            {t('layout.open')}
          </a>
        </div>
        <div className="layout__facts">
          <LayoutFacts drawing={drawing} units={units} />
          {models && <p className="label">{noBreak(t('layout.schematic', { models }))}</p>}
          <p className="label">{t('layout.serviceNote')}</p>
          <ul className="layout__files">
            {(['svg', 'dxf'] as const).map((format) => (
              <li key={format}>
                <a href={layoutDrawingUrl(drawing[format].file)} download={`${model}.${format}`}>
                  {noBreak(t('layout.download', { model, format: format.toUpperCase() }))}
                </a>
                {sentenceSeparator(lang)}
                <small>
                  <bdi>{`${Math.ceil(drawing[format].bytes / 1000)}\u00a0${t('unit.kB')}`}</bdi>
                </small>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

/** The layout drawing on the printed data sheet with its facts. */
export function PrintedLayout({ machine: { key }, units }: MachineProps) {
  const { t } = useSharedData()
  const drawing = layoutDrawings[key]
  if (!drawing) return null
  return (
    <>
      <h2>{t('layout.heading')}</h2>
      <Sheet className="printed-layout__sheet" machineKey={key} drawing={drawing} />
      <div>
        <p className="label">{t('layout.fitted')}</p>
        <LayoutFacts drawing={drawing} units={units} />
      </div>
    </>
  )
}

function Sheet({ machineKey, drawing, ...image }: { className: string; machineKey: MachineKey; drawing: Drawing }) {
  const { t, machines } = useSharedData()
  const { model, sheet, svg } = drawing
  const alt = t('layout.alt', { title: machines[machineKey].title, model })
  return <img {...image} {...sheet} src={layoutDrawingUrl(svg.file)} alt={alt} loading="lazy" />
}

function LayoutFacts({ drawing, units }: { drawing: Drawing; units: UnitSystem }) {
  const { t, lang } = useSharedData()
  const { model, size, workingHeight, step, service, liftingHeight, connections, number, revision, scale } = drawing
  const unit = t(`unit.${lengthUnit(units)}`)
  const length = (...values: number[]) => formatLengths(values, units, lang)
  const amount = (...values: number[]) => <Amount value={length(...values)} unit={unit} />
  return (
    <dl>
      <Fact name={t('layout.drawn')}>
        <bdi>{model}</bdi>
      </Fact>
      <Fact name={t('layout.number')}>
        <bdi dir="ltr">{`${number} ${revision.letter}, 1:${scale} (A3)`}</bdi>
      </Fact>
      <Fact name={t('layout.size')}>{amount(...size)}</Fact>
      <Fact name={t('layout.workingHeight')}>{amount(workingHeight)}</Fact>
      {step ? (
        <Fact name={t('layout.aboveStep', { height: withUnit(length(step), unit) })}>
          {amount(workingHeight - step)}
        </Fact>
      ) : null}
      <Fact name={t('layout.liftingHeight')}>{amount(liftingHeight)}</Fact>
      <Fact name={t('layout.service')}>
        <ul className="layout-facts__list">
          {(['left', 'right', 'front', 'back'] as const).map((side) => (
            <li key={side}>
              {t(`layout.service.${side}`)} <bdi>{withUnit(length(service[side]), unit)}</bdi>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={t('layout.connections')}>
        <ul className="layout-facts__list">
          {connections.map(({ kind, x, y, z }) => (
            <li key={kind}>
              <ConnectionSymbol kind={kind} /> {t(`layout.${kind}`)}{' '}
              <Amount value={[x, y, z].map((value) => length(value)).join(' / ')} unit={unit} />
            </li>
          ))}
        </ul>
        <p className="label">{t('layout.coordinates')}</p>
      </Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => <Terms rows={[[name, children]]} />

function ConnectionSymbol({ kind }: { kind: ConnectionKind }) {
  const { outline, filled } = connectionSigns[kind]
  const points = outline.map(([across, up]) => [across, -up].map((part) => Number(part.toFixed(2))).join()).join(' ')
  return (
    <svg className={`connection-sign connection-sign--${kind}`} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
      <circle r="1" />
      <polygon points={points} className={filled ? 'connection-sign__filled' : undefined} />
    </svg>
  )
}
