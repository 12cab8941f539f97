import { paths } from '../routes.ts'
import { PressPlan } from './drawings/press-plan.tsx'
import { usePage } from './page-context.ts'

const tonnage = [300, 600, 900, 1200, 1500, 1800, 2100, 2400, 2700, 3000]

/** The one dark band: a press drawn around the buyer's mold, and the range of custom presses. */
export function CustomBand() {
  const { t, link, texts } = usePage()
  return (
    <div className="section wrap custom">
      <div className="custom__text">
        <h2>{texts.home.custom.heading}</h2>
        <p>{texts.home.custom.text}</p>
        <a className="button" href={link(paths.customizations)}>
          {t('home.planCustom')} <span className="arrow" />
        </a>
      </div>
      <div className="custom__drawing">
        <PressPlan
          labels={{
            daylight: t('drawing.daylight'),
            platen: t('drawing.platen'),
            stroke: t('drawing.stroke'),
            force: t('drawing.force'),
          }}
        />
      </div>
      <ol className="scale" aria-hidden="true">
        {tonnage.map((tons) => (
          <li key={tons}>
            <bdi>
              {tons}
              {tons === 3000 && <small> {t('unit.t')}</small>}
            </bdi>
          </li>
        ))}
      </ol>
    </div>
  )
}
