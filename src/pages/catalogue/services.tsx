import { useSharedData } from '../../rendering/providers.tsx'

/** The four services; they have no page of their own (specification, chapter 2). */
export function Services() {
  const { texts } = useSharedData()
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
