import { line } from './geometry.ts'
import { SectionHalf, ViewHalf } from './press-plan/halves.tsx'
import { Dimension, Sheet, tip } from './sheet.tsx'

type PressPlanProps = { labels: { daylight: string; platen: string; stroke: string; force: string }; label?: string }

/**
 * A four-column press on the dark band: view on the left of the axis, section on the right, and the sizes a custom
 * press is ordered by.
 */
export function PressPlan({ labels, label }: PressPlanProps) {
  return (
    <Sheet viewBox="-40 0 880 640" tone="night" label={label}>
      <ViewHalf />
      <SectionHalf />
      <path className="axis" d={line(400, 10, 400, 634)} />
      <PlatenWidth text={labels.platen} />
      <Daylight text={labels.daylight} />
      <Stroke text={labels.stroke} />
      <Force text={labels.force} />
    </Sheet>
  )
}

function PlatenWidth({ text }: { text: string }) {
  return (
    <>
      <path className="thin" d={`${line(288, 236, 288, 292)}${line(512, 236, 512, 292)}`} />
      <Dimension from={[288, 282]} to={[512, 282]} />
      <text className="label label--halo" x={400} y={272} textAnchor="middle">
        {text}
      </text>
    </>
  )
}

/** From the upper platen to the lower one, press open. */
function Daylight({ text }: { text: string }) {
  return (
    <>
      <path className="thin" d={`${line(280, 228, 98, 228)}${line(280, 344, 98, 344)}`} />
      <Dimension from={[110, 228]} to={[110, 344]} />
      <text className="label" x={96} y={292} textAnchor="end">
        {text}
      </text>
    </>
  )
}

/** How far the plunger lifts the moving plate. */
function Stroke({ text }: { text: string }) {
  return (
    <>
      <path className="thin" d={`${line(598, 388, 690, 388)}${line(598, 272, 690, 272)}`} />
      <path className="hidden" d="M520 272H590V316H520" />
      <Dimension from={[678, 272]} to={[678, 388]} />
      <text className="label" x={692} y={336}>
        {text}
      </text>
    </>
  )
}

function Force({ text }: { text: string }) {
  return (
    <>
      <path className="force" d={line(400, 540, 400, 470)} />
      <path className="signal" d={tip(400, 450, 400, 540, 22)} />
      <text className="label label--halo" x={416} y={512}>
        {text}
      </text>
    </>
  )
}
