import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { site } from '../../site.ts'
import { UnitSuffix } from '../../ui/figures/key-figures.tsx'
import { Drawing } from '../../ui/media/drawing.tsx'
import { ArrowLink } from '../../ui/text/links.tsx'

const { from, to } = site.claims.customPress

/** Ten steps in the range of custom presses, in t. */
const tonnage = Array.from({ length: 10 }, (_, index) => Math.round(from + ((to - from) * index) / 9))

/** The dark banner: a press around the buyer's mold, and the range of custom presses. */
export function CustomPressBanner() {
  const { t, link, texts } = useSharedData()
  return (
    <div className="section wrap custom">
      <div className="custom__text">
        <h2>{texts.home.custom.heading}</h2>
        <p>{texts.home.custom.text}</p>
        <ArrowLink className="button" href={link(paths.customizations)} text={t('home.planCustom')} />
      </div>
      <div>
        <Drawing name="press-plan">
          <text className="label label--halo" x={400} y={272} textAnchor="middle">
            {t('drawing.platen')}
          </text>
          <text className="label" x={96} y={292} textAnchor="end">
            {t('drawing.daylight')}
          </text>
          <text className="label" x={692} y={336}>
            {t('drawing.stroke')}
          </text>
          <path className="custom__leader" d="M404 506H680" />
          <text className="label" x={692} y={512}>
            {t('drawing.force')}
          </text>
        </Drawing>
      </div>
      <ol className="scale" aria-hidden="true">
        {tonnage.map((tons) => (
          <li key={tons}>
            <bdi>
              {tons}
              {tons === to && <UnitSuffix unit={t('unit.t')} />}
            </bdi>
          </li>
        ))}
      </ol>
    </div>
  )
}
