import { sentenceSeparator } from '../../../client/shared/number-format.ts'
import { pictureFile } from '../../rendering/assets.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'
import { Drawing, type DrawingName } from '../../ui/media/drawing.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'

/** Six documents, four per row, marked as samples if they are. */
export function Certificates() {
  const { t, lang, texts } = useSharedData()
  return (
    <div className="section wrap">
      <h2>{t('about.certifications')}</h2>
      {site.sample && <p>{texts.about.certificationsSample}</p>}
      <ul className="certificates" aria-label={t('about.certifications')} tabIndex={0}>
        {texts.about.certifications.map(({ name, text }, index) => (
          <li key={name}>
            <Certificate index={index} name={name} />
            <p className="certificates__name">{name}</p>
            <p className="label">
              {site.sample && t('about.sampleNote') + sentenceSeparator(lang)}
              {noBreak(text)}
            </p>
          </li>
        ))}
        <li className="certificates__note">{texts.about.certificationsText}</li>
      </ul>
    </div>
  )
}

/** The owner's picture `certificates/<number>`, else a drawn certificate, marked so that no sample looks real. */
function Certificate({ index, name }: { index: number; name: string }) {
  const { t } = useSharedData()
  const picture = `certificates/${index + 1}`
  if (pictureFile(picture)) return <Picture name={picture} alt={name} sizes="(min-width: 64rem) 22vw, 45vw" />
  const sample = site.sample ? t('about.sampleDocument') : undefined
  const label = sample ? t('nav.labeled', { label: name, value: sample }) : name
  return (
    <Drawing name={`certificate-${index}` as DrawingName} label={label}>
      {sample && (
        <g transform="rotate(-33 150 262)">
          {/* It fits the sheet diagonally: letters are half as wide as high. */}
          <text
            className="certificate__sample"
            x={150}
            y={280}
            textAnchor="middle"
            fontSize={Math.min(52, 600 / sample.length)}
          >
            {sample}
          </text>
        </g>
      )}
    </Drawing>
  )
}
