import type { CSSProperties } from 'react'
import type { LayoutDrawing } from '../../../../content/schema/layout-drawing.ts'
import type { UnitSystem } from '../../../i18n/units.ts'
import type { Machine } from '../../../machines/machine.ts'
import { layoutDrawings } from '../../../machines/media.ts'
import { layoutDrawingUrl } from '../../../rendering/assets.ts'
import { useSharedData } from '../../../rendering/providers.tsx'
import { LayoutFacts } from './layout-drawing.tsx'

type Region = { x: number; y: number; width: number; height: number }

/** The layout drawing on the printed data sheet: its three views in one row at one scale, and what they measure. */
export function PrintedLayout({ machine, units }: { machine: Machine; units: UnitSystem }) {
  const { t, machines } = useSharedData()
  const drawing = layoutDrawings[machine.key]
  if (!drawing) return null
  const regions = regionsOf(drawing)
  const width = regions.reduce((sum, region) => sum + region.width, 0)
  const height = Math.max(...regions.map((region) => region.height))
  const title = machines[machine.key].title
  return (
    <>
      <h2>{t('layout.heading')}</h2>
      <div
        className="printed-layout__views"
        dir="ltr"
        role="img"
        aria-label={t('layout.alt', { title, model: drawing.model })}
        style={{ '--shape': (width / height).toFixed(3) } as CSSProperties}
      >
        {regions.map((region, index) => (
          <div key={index} style={{ flexGrow: region.width, aspectRatio: `${region.width} / ${region.height}` }}>
            <img src={layoutDrawingUrl(drawing.svg.file)} alt="" loading="lazy" style={cut(drawing, region)} />
          </div>
        ))}
      </div>
      <LayoutFacts drawing={drawing} units={units} />
    </>
  )
}

/** The parts of the sheet that hold front, left and top view with their dimensions (content/studio/drawings/sheet.ts). */
function regionsOf({ sheet, views: { front, left, top }, service }: LayoutDrawing): Region[] {
  const floor = front.y + front.height
  const roomAbove = top.y - service.back
  const column = left.x - 250
  // The front view's length stands between its floor and the service space of the top view.
  const row = Math.round(floor + (roomAbove - floor) * 0.8)
  return [
    { x: 0, y: 0, width: column, height: row },
    { x: column, y: 0, width: sheet.width - column, height: row },
    { x: 0, y: row, width: column, height: sheet.height - row },
  ]
}

/** The whole sheet behind a window that shows one part of it. */
function cut({ sheet }: LayoutDrawing, { x, y, width, height }: Region): CSSProperties {
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`
  return { left: percent(-x / width), top: percent(-y / height), width: percent(sheet.width / width) }
}
