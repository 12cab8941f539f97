import { marks } from './customer-mark/marks.ts'

/** A made-up mark in one grey for a customer whose logo may not be shown: `index` 0 to 29, each one different. */
export function CustomerMark({ index, sample }: { index: number; sample: string }) {
  const number = String(index + 1).padStart(2, '0')
  return (
    <svg className="customer-mark" viewBox="0 0 168 48" role="img" aria-label={`${sample} ${number}`}>
      <path fillRule="evenodd" d={marks[index % marks.length]} />
      <text x={62} y={31}>
        {`${sample} ${number}`}
      </text>
    </svg>
  )
}
