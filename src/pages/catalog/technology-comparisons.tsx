import { isolateLtr } from '../../../client/shared/bidi.ts'
import { formatNumber, rangeSeparator, withUnit } from '../../../client/shared/number-format.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { Drawing } from '../../ui/media/drawing.tsx'

const subjects = ['cylinder', 'plunger', 'seals', 'precision'] as const

/** Tolerances in mm on the drawings of the precision, and their positions. */
const tolerances = { own: { values: [0.08, 0.1], x: 324, y: 288 }, other: { values: [0.5], x: 254, y: 274 } }

/** Four technology comparisons: own machine and the usual design, at one scale. */
export function Comparisons() {
  const { t, lang, dir, texts } = useSharedData()
  const { comparisons, comparisonHeading, comparisonNote } = texts.machines
  const drawing = (subject: (typeof subjects)[number], side: keyof typeof tolerances) => {
    const { values, ...place } = tolerances[side]
    const range = values.map((value) => formatNumber(value, lang)).join(rangeSeparator(lang))
    return (
      <Drawing name={`${subject}-${side}`}>
        {subject === 'precision' && (
          <text className="label" {...place}>
            {withUnit(dir === 'rtl' ? isolateLtr(range) : range, t('unit.mm'))}
          </text>
        )}
      </Drawing>
    )
  }
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
                <h4>{t('machines.ownMachine')}</h4>
                {drawing(subject, 'own')}
                <p>{desc}</p>
                <ul className="comparison__keywords">
                  {keywords.map((word) => (
                    <li key={word}>{word}</li>
                  ))}
                </ul>
              </div>
              <div className="comparison__side comparison__side--other">
                <h4>{t('machines.otherMachine')}</h4>
                {drawing(subject, 'other')}
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
