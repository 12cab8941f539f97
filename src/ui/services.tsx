import { usePage } from './page-context.ts'

/** The four services; no route of their own (specification, chapter 2). */
export function Services() {
  const { texts } = usePage()
  return (
    <>
      <h2>{texts.machines.servicesHeading}</h2>
      <ul>
        {texts.machines.services.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
