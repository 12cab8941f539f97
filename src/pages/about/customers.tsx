import { sentenceSeparator } from '../../../client/shared/number-format.ts'
import { pictureFile } from '../../rendering/assets.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'
import { Icon, type IconName } from '../../ui/media/drawing.tsx'
import { Picture } from '../../ui/media/picture.tsx'

/** Number of logos in the specification (chapter 2). */
const sampleCount = 30

/** Customers' logos in a grid; while the site is a sample, neutral gray ones, each one different. */
export function Customers() {
  const { t, lang, texts } = useSharedData()
  return (
    <>
      <h2>{t('about.customers')}</h2>
      <p>
        {texts.about.customersText}
        {site.sample && sentenceSeparator(lang) + texts.about.customersSample}
      </p>
      <ul className="customers">
        {site.sample
          ? Array.from({ length: sampleCount }, (_, index) => <Sample index={index} key={index} />)
          : site.customers.map(({ name, picture }) => (
              <li key={name}>{pictureFile(picture) ? <Picture name={picture} alt={name} sizes="12rem" /> : name}</li>
            ))}
      </ul>
    </>
  )
}

function Sample({ index }: { index: number }) {
  const { t } = useSharedData()
  const text = `${t('about.sampleMark')} ${String(index + 1).padStart(2, '0')}`
  return (
    <li>
      <Icon name={`mark-${index}` as IconName} className="customer-mark" label={text}>
        <text x={62} y={31}>
          {text}
        </text>
      </Icon>
    </li>
  )
}
