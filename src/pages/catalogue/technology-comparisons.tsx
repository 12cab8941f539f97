import { formatNumber, rangeSeparator } from '../../../client/shared/number-format.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { Drawing } from '../../ui/media/drawing.tsx'

const subjects = ['cylinder', 'plunger', 'seals', 'precision'] as const

/** Four technology comparisons: own machine and the usual design, at one scale. */
export function Comparisons() {
  const { t, lang, texts } = useSharedData()
  const { comparisons, comparisonHeading, comparisonNote } = texts.machines
  const tolerance = (...values: number[]) =>
    `${values.map((value) => formatNumber(value, lang)).join(rangeSeparator(lang))}\u00a0${t('unit.mm')}`
  return (
    <>
      <h2>{comparisonHeading}</h2>
      <Carousel
        name="comparison"
        label={comparisonHeading}
        before={
          <ol className="carousel__list">
            {comparisons.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#comparison-${index + 1}`} data-go={index} aria-current={index === 0 ? 'true' : undefined}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        }
        slides={comparisons.map(({ heading, desc, other, keywords }, index) => {
          const subject = subjects[index] ?? 'cylinder'
          return (
            <article className="comparison" id={`comparison-${index + 1}`} key={heading}>
              <h3>{heading}</h3>
              <div className="comparison__side">
                <Drawing name={`${subject}-own`}>
                  {subject === 'precision' && (
                    <text className="label" x={324} y={288}>
                      {tolerance(0.08, 0.1)}
                    </text>
                  )}
                </Drawing>
                <h4>{t('machines.ownMachine')}</h4>
                <p>{desc}</p>
                <ul className="comparison__keywords">
                  {keywords.map((word) => (
                    <li key={word}>{word}</li>
                  ))}
                </ul>
              </div>
              <div className="comparison__side comparison__side--other">
                <Drawing name={`${subject}-other`}>
                  {subject === 'precision' && (
                    <text className="label" x={254} y={274}>
                      {tolerance(0.5)}
                    </text>
                  )}
                </Drawing>
                <h4>{t('machines.otherMachine')}</h4>
                <p>{other}</p>
              </div>
            </article>
          )
        })}
      />
      <p className="label">{comparisonNote}</p>
    </>
  )
}
