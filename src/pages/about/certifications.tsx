import { sentenceSeparator } from '../../../client/shared/number-format.ts'
import { pictureFile } from '../../rendering/assets.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import { Certificate } from './certificate.tsx'

/** Kinds of the drawn certificates, in the order of the texts. */
const certificateKinds = [0, 1, 2, 3, 4, 5] as const

/** Six documents, four per row, marked as samples if they are. */
export function Certifications() {
  const { t, lang, texts } = useSharedData()
  return (
    <div className="section wrap">
      <h2>{t('about.certifications')}</h2>
      {site.sample && <p>{texts.about.certificationsSample}</p>}
      <ul className="certificates">
        {texts.about.certifications.map(({ name, text }, index) => (
          <li key={name}>
            <Document index={index} name={name} />
            <p className="certificates__name">{name}</p>
            <p className="label">
              {site.sample && t('about.sampleNote') + sentenceSeparator(lang)}
              <NoBreak text={text} />
            </p>
          </li>
        ))}
        <li className="certificates__note">{texts.about.certificationsText}</li>
      </ul>
    </div>
  )
}

/** The owner's picture `certificates/<number>` if it exists, else a drawn certificate. */
function Document({ index, name }: { index: number; name: string }) {
  const { t } = useSharedData()
  const picture = `certificates/${index + 1}`
  if (pictureFile(picture)) return <Picture name={picture} alt={name} sizes="(min-width: 64rem) 22vw, 45vw" />
  const sample = site.sample ? t('about.sampleDocument') : undefined
  const label = sample ? t('nav.labelled', { label: name, value: sample }) : name
  return <Certificate kind={certificateKinds[index] ?? 0} title={name} label={label} sample={sample} />
}
