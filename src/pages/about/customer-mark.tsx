import { Icon, type IconName } from '../../ui/media/drawing.tsx'

/** A made-up gray logo for a customer: `index` 0 to 29, each one different. */
export function CustomerMark({ index, sample }: { index: number; sample: string }) {
  const text = `${sample} ${String(index + 1).padStart(2, '0')}`
  return (
    <Icon name={`mark-${index}` as IconName} className="customer-mark" label={text}>
      <text x={62} y={31}>
        {text}
      </text>
    </Icon>
  )
}
