import { Dimension, tip } from './dimension.tsx'
import { line } from './geometry.ts'
import { SectionHalf, ViewHalf } from './halves.tsx'

/**
 * A four-column press on the dark band: view on the left of the axis, section on the right, and the sizes a custom
 * press is ordered by.
 */
export function PressPlan() {
  return (
    <>
      <ViewHalf />
      <SectionHalf />
      <path className="axis" d={line(400, 10, 400, 634)} />
      <PlatenWidth />
      <Daylight />
      <Stroke />
      <Force />
    </>
  )
}

function PlatenWidth() {
  return (
    <>
      <path className="thin" d={`${line(288, 236, 288, 292)}${line(512, 236, 512, 292)}`} />
      <Dimension from={[288, 282]} to={[512, 282]} />
    </>
  )
}

/** From the upper platen to the lower one, press open. */
function Daylight() {
  return (
    <>
      <path className="thin" d={`${line(280, 228, 98, 228)}${line(280, 344, 98, 344)}`} />
      <Dimension from={[110, 228]} to={[110, 344]} />
    </>
  )
}

/** How far the plunger lifts the moving plate. */
function Stroke() {
  return (
    <>
      <path className="thin" d={`${line(598, 388, 690, 388)}${line(598, 272, 690, 272)}`} />
      <path className="hidden" d="M520 272H590V316H520" />
      <Dimension from={[678, 272]} to={[678, 388]} />
    </>
  )
}

function Force() {
  return (
    <>
      <path className="force" d={line(400, 540, 400, 470)} />
      <path className="signal" d={tip(400, 450, 400, 540, 22)} />
    </>
  )
}
