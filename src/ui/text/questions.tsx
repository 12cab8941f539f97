import { noBreak } from './no-break.tsx'

/** Collapsible questions; at most one is open (`<details name>`). */
export function Questions(props: { items: { question: string; answer: string }[]; name: string; level: 2 | 3 }) {
  const { items, name, level } = props
  const Heading = `h${level}` as const
  return (
    <>
      {' '}
      {items.map(({ question, answer }) => (
        <details className="accordion__item" name={name} key={question}>
          <summary className="accordion__question">
            <Heading>{noBreak(question)}</Heading>
            <span className="accordion__sign" />
          </summary>
          <p className="accordion__answer">{noBreak(answer)}</p>
        </details>
      ))}
    </>
  )
}
