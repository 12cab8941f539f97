import type { UnitSystem } from '../../../i18n/units.ts'
import type { Machine } from '../../../machines/machine.ts'
import { layoutDrawings } from '../../../machines/media.ts'
import { layoutDrawingUrl } from '../../../rendering/assets.ts'
import { useSharedData } from '../../../rendering/providers.tsx'
import { LayoutFacts } from './layout-drawing.tsx'

/** The layout drawing on the printed data sheet with its facts. */
export function PrintedLayout({ machine, units }: { machine: Machine; units: UnitSystem }) {
  const { t, machines } = useSharedData()
  const drawing = layoutDrawings[machine.key]
  if (!drawing) return null
  const { model, svg, sheet } = drawing
  return (
    <>
      <h2>{t('layout.heading')}</h2>
      <img
        className="printed-layout__sheet"
        src={layoutDrawingUrl(svg.file)}
        width={sheet.width}
        height={sheet.height}
        alt={t('layout.alt', { title: machines[machine.key].title, model })}
        loading="lazy"
      />
      <LayoutFacts drawing={drawing} units={units} />
    </>
  )
}
