import { Certificate } from './drawings/certificate.tsx'
import { usePage } from './page-context.ts'

/** The drawn sheets, in the order of the texts. */
const certificateKinds = [0, 1, 2, 3, 4, 5] as const

/** Six documents, four in a row, each saying what it states and that it is a sample. */
export function Certifications() {
  const { t, texts } = usePage()
  return (
    <div className="section wrap">
      <h2>{t('about.certifications')}</h2>
      <p>{texts.about.certificationsText}</p>
      <ul className="certificates">
        {texts.about.certifications.map(({ name, text }, index) => (
          <li key={name}>
            <Certificate kind={certificateKinds[index] ?? 0} title={name} sample={t('about.sampleDocument')} />
            <p className="certificates__name">{name}</p>
            <p className="label">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
