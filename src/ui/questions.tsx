/** Collapsible questions; one open at a time, all may be closed (`<details name>`). */
export function Questions({ items, name }: { items: { question: string; answer: string }[]; name: string }) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }) => (
        <details className="accordion__item" name={name} key={question}>
          <summary className="accordion__question">
            <h3>{question}</h3>
            <span className="accordion__sign" />
          </summary>
          <p className="accordion__answer">{answer}</p>
        </details>
      ))}
    </div>
  )
}
