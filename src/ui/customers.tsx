import { CustomerMark } from './drawings/customer-mark.tsx'
import { usePage } from './page-context.ts'

/** How many logos the specification shows (chapter 2). */
const customerCount = 30

/** Neutral sample marks in a hairline matrix. */
export function Customers() {
  const { t, texts } = usePage()
  return (
    <>
      <h2>{t('about.customers')}</h2>
      <p>{texts.about.customersText}</p>
      <ul className="customers">
        {Array.from({ length: customerCount }, (_, index) => (
          <li key={index}>
            <CustomerMark index={index} sample={t('about.sampleMark')} />
          </li>
        ))}
      </ul>
    </>
  )
}
