import type { CSSProperties } from 'react'
import { formatNumber } from '../../../client/shared/number-format.ts'
import { machineKeys, machinePaths } from '../../../content/registry/machines.ts'
import { layoutDrawings, layoutDrawingUrl, personHeight } from '../../rendering/assets.ts'
import { useSharedData } from '../../rendering/providers.tsx'

/** Front views of the machines beside a person, all at one scale, which the style sheet sets. */
export function SizeComparison() {
  const { t, lang, link, machines } = useSharedData()
  const height = formatNumber(personHeight, lang)
  return (
    <>
      <h2>{t('layout.rowHeading')}</h2>
      <p>{t('layout.rowText', { height })}</p>
      <ul className="scale-row swipe">
        <li style={{ '--meters': 0.55 } as CSSProperties}>
          <span className="scale-row__picture">
            <svg viewBox="0 0 550 1750" width="550" height="1750" aria-hidden="true">
              <circle cx="275" cy="108" r="106" />
              <path d={personPath} />
            </svg>
          </span>
          <bdi>{t('layout.person', { height })}</bdi>
        </li>
        {machineKeys.map((key) => {
          const drawing = layoutDrawings[key]
          if (!drawing) return null
          const { file, width, height } = drawing.row
          return (
            <li style={{ '--meters': width / 1000 } as CSSProperties} key={key}>
              <a href={link(machinePaths[key])}>
                <span className="scale-row__picture">
                  <img src={layoutDrawingUrl(file)} width={width} height={height} alt="" loading="lazy" />
                </span>
                <span className="hidden">{machines[key].title} </span>
                <bdi>{drawing.model}</bdi>
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const personPath =
  'M205 240h140l80 60 20 420-50 10-25-330-30 420-20 930h-80V1060h-30l20 690h-80l-50-930-20-420-30 330-40-10 25-420z'
