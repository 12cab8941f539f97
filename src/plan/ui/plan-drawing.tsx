import { isolateBidi } from '../../../client/shared/bidi.ts'
import type { ConnectionKind } from '../../../content/registry/connection-symbols.ts'
import type { UnitSystem } from '../../i18n/units.ts'
import { layoutDrawings, layoutDrawingUrl } from '../../rendering/assets.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { companyDate, site } from '../../site.ts'
import type { Arrangement, PlacedMachine } from '../rules/arrange.ts'
import type { Hall } from '../rules/parse-plan.ts'
import { listCodes, useMeters } from './format.ts'

/** Space around the hall for its dimensions, in text heights. */
const marginFigures = 3.4

/** The hall to scale, in millimeters; the origin is its upper left corner. */
export function PlanDrawing({ arrangement, units }: { arrangement: Arrangement; units: UnitSystem }) {
  const { t, lang, dir } = usePageData()
  const meters = useMeters(units)
  const { hall, placed, aisle } = arrangement
  // A small hall is drawn with larger text, so that it fits a phone; a long one is swiped.
  const figuresPerLength = Math.min(55, Math.max(30, hall.length / 250))
  const figure = hall.length / figuresPerLength
  const margin = figure * marginFigures
  const foot = figure * 7
  const box = [-margin, -margin, hall.length + 2 * margin, hall.width + margin + foot]
  const tick = figure * 0.5
  const models = listCodes(
    lang,
    placed.map(({ model }) => model),
  )
  /** About a quarter of the hall, rounded to 1, 2, 5 or 10 m. */
  const scale = [10_000, 5000, 2000].find((length) => length <= hall.length / 4) ?? 1000
  return (
    <section className="plan__scroll" dir="ltr" aria-label={t('plan.drawing')} tabIndex={0}>
      <svg
        className="plan__drawing"
        viewBox={box.map(Math.round).join(' ')}
        role="img"
        aria-label={t('plan.alt', { hall: meters.size(hall), count: placed.length })}
        data-hall={`${hall.length}x${hall.width}`}
        style={{
          fontSize: `${figure}px`,
          strokeWidth: figure / 12,
          minInlineSize: `${(figuresPerLength + 2 * marginFigures) * 0.75}rem`,
        }}
      >
        <rect className="plan__aisle" x="0" y={aisle.from} width={hall.length} height={aisle.to - aisle.from} />
        <text x={hall.length - figure} y={(aisle.from + aisle.to) / 2} textAnchor="end" dominantBaseline="central">
          {t('plan.aisle', { width: meters.length(aisle.to - aisle.from) })}
        </text>
        <path
          className="plan__space"
          d={serviceOutline(placed, 'upper', hall) + serviceOutline(placed, 'lower', hall)}
        />
        {placed.map((machine) => (
          <Machine key={machine.number} machine={machine} figure={figure} />
        ))}
        <rect className="plan__wall" width={hall.length} height={hall.width} />
        <path
          className="plan__dimension"
          d={`M0 ${-figure * 1.2}H${hall.length}M0 ${-figure * 1.2 - tick}v${2 * tick}M${hall.length} ${-figure * 1.2 - tick}v${2 * tick}M${-figure * 1.2} 0V${hall.width}M${-figure * 1.2 - tick} 0h${2 * tick}M${-figure * 1.2 - tick} ${hall.width}h${2 * tick}`}
        />
        <text x={hall.length / 2} y={-figure * 1.7} textAnchor="middle">
          {meters.length(hall.length)}
        </text>
        <text transform={`translate(${-figure * 1.7} ${hall.width / 2}) rotate(-90)`} textAnchor="middle">
          {meters.length(hall.width)}
        </text>
        <g transform={`translate(0 ${hall.width + figure * 1.6})`}>
          <path d={`M0 0h${scale}v${figure / 2}h${-scale}zM${scale / 2} 0v${figure / 2}`} />
          <text y={figure * 1.8}>0</text>
          <text x={scale} y={figure * 1.8} textAnchor="middle">
            {meters.length(scale)}
          </text>
          <text x={hall.length} y={figure * 3.4} textAnchor="end">
            {[t('plan.drawing'), dir === 'rtl' ? isolateBidi(models) : models].filter(Boolean).join(' · ')}
          </text>
          <text x={hall.length} y={figure * 4.8} textAnchor="end">
            {`${site.name[lang]} · ${t('machine.date', companyDate())} · ${meters.size(hall)}`}
          </text>
        </g>
      </svg>
    </section>
  )
}

/** The outline of all service spaces along one wall, which neighbors share. */
function serviceOutline(placed: readonly PlacedMachine[], wall: PlacedMachine['wall'], hall: Hall): string {
  const spaces = placed.filter((machine) => machine.wall === wall).map(({ space }) => space)
  const edges = [...new Set(spaces.flatMap(({ x, width }) => [x, x + width]))].sort((a, b) => a - b)
  const y = (depth: number) => (wall === 'upper' ? depth : hall.width - depth)
  const steps = edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0
    const depths = spaces.map(({ x, width, depth }) => (x < to && x + width > from ? depth : 0))
    return `V${y(Math.max(...depths))}H${to}`
  })
  return steps.length > 0 ? `M${edges[0]} ${y(0)}${steps.join('')}V${y(0)}` : ''
}

function Machine({ machine, figure }: { machine: PlacedMachine; figure: number }) {
  const { number, model, x, y, width, depth, wall } = machine
  const drawing = layoutDrawings[model.key]
  const middle = [x + width / 2, y + depth / 2] as const
  // Before the machine, which it would hide.
  const numberY = wall === 'upper' ? y + depth + figure * 1.2 : y - figure * 1.2
  return (
    <g data-plan-item={model.model} data-x={x} data-y={y} data-width={width} data-depth={depth}>
      {drawing && (
        <image
          href={layoutDrawingUrl(drawing.top.file)}
          x={x}
          y={y}
          width={width}
          height={depth}
          preserveAspectRatio="none"
          transform={wall === 'lower' ? `rotate(180 ${middle.join(' ')})` : undefined}
        />
      )}
      <rect className="plan__footprint" x={x} y={y} width={width} height={depth} />
      {connectionsInHall(machine).map((point) => (
        <g className={`plan__connection plan__connection--${point.kind}`} key={point.kind}>
          <circle cx={point.x} cy={point.y} r={figure * 0.32} />
        </g>
      ))}
      <circle className="plan__number-ground" cx={middle[0]} cy={numberY} r={figure} />
      <text className="plan__number" x={middle[0]} y={numberY} textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
    </g>
  )
}

/** Connections of a placed machine in the hall, mm; those of models that are not drawn are scaled with the footprint. */
function connectionsInHall(machine: PlacedMachine): { kind: ConnectionKind; x: number; y: number }[] {
  const { model, x, y, width, depth, wall } = machine
  const drawing = layoutDrawings[model.key]
  if (!drawing) return []
  const [drawnWidth, drawnDepth] = drawing.size
  return drawing.connections.map(({ kind, ...point }) => {
    // Coordinates count from the front left corner; at the upper wall the front is the lower side.
    const along = (point.x / drawnWidth) * width
    const back = depth - (point.y / drawnDepth) * depth
    return wall === 'upper' ? { kind, x: x + along, y: y + back } : { kind, x: x + width - along, y: y + depth - back }
  })
}
