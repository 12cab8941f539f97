import { sentenceSeparator } from '../../../client/shared/number-format.ts'
import { pictureFile } from '../../rendering/assets.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { CustomerMark } from './customer-mark.tsx'

/** Number of logos in the specification (chapter 2). */
const sampleCount = 30

/** Customers' logos in a grid; neutral logos while the site is a sample. */
export function Customers() {
  const { t, lang, texts } = useSharedData()
  return (
    <>
      <h2>{t('about.customers')}</h2>
      <p>
        {texts.about.customersText}
        {site.sample && sentenceSeparator(lang) + texts.about.customersSample}
      </p>
      <ul className="customers">{site.sample ? <Samples /> : <Logos />}</ul>
    </>
  )
}

function Samples() {
  const { t } = useSharedData()
  return Array.from({ length: sampleCount }, (_, index) => (
    <li key={index}>
      <CustomerMark index={index} sample={t('about.sampleMark')} />
    </li>
  ))
}

function Logos() {
  return site.customers.map(({ name, picture }) => (
    <li key={name}>{pictureFile(picture) ? <Picture name={picture} alt={name} sizes="12rem" /> : name}</li>
  ))
}
