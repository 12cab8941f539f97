import type { HTMLAttributes, ReactNode } from 'react'
import { noBreak } from './no-break.tsx'

type TermsProps = { rows: [term: ReactNode, text: ReactNode][]; className?: string; textClass?: string }

/** The rows of a description list; `className` belongs to each row, `textClass` to its text. */
export function Terms({ rows, className, textClass }: TermsProps) {
  return rows.map(([term, text], index) => (
    <div className={className} key={index}>
      <dt>{term}</dt>
      <dd className={textClass}>{text}</dd>
    </div>
  ))
}

/** A list of texts; other attributes belong to the list. */
export function TextList({ items, ...attributes }: { items: readonly string[] } & HTMLAttributes<HTMLElement>) {
  return (
    <ul {...attributes}>
      {items.map((item) => (
        <li key={item}>{noBreak(item)}</li>
      ))}
    </ul>
  )
}
