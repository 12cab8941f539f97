import { paths } from '../routes.ts'
import { PressPlan } from './drawings/press-plan.tsx'
import { Kept } from './fragment.tsx'
import { usePage } from './page-context.ts'

const tonnage = [300, 600, 900, 1200, 1500, 1800, 2100, 2400, 2700, 3000]

/** The one dark band: a press drawn around the buyer's mold, and the range of custom presses. */
export function CustomBand() {
  const { t, link, texts } = usePage()
  return (
    <section className="night">
      <div className="section wrap custom">
        <div className="custom__text">
          <h2>{texts.home.custom.heading}</h2>
          <p>{texts.home.custom.text}</p>
          <a className="button" href={link(paths.customizations)}>
            {t('home.planCustom')} <span className="arrow" />
          </a>
        </div>
        <Kept name="press-plan" className="custom__drawing">
          <PressPlan
            labels={{
              daylight: t('drawing.daylight'),
              platen: t('drawing.platen'),
              stroke: t('drawing.stroke'),
              force: t('drawing.force'),
            }}
          />
        </Kept>
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
    </section>
  )
}
