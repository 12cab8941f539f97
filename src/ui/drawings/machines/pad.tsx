import { circle, hatch, line, outline, plate } from '../geometry.ts'
import { Dimension } from '../sheet.tsx'

/** Disc brake pad: front with its slot, side with the back plate and the friction material in section. */
export function Pad() {
  return (
    <>
      <Front />
      <Section />
      <path
        className="thin"
        d={`${line(40, 300, 40, 520)}${line(550, 300, 550, 520)}${line(108, 390, 108, 476)}${line(482, 390, 482, 476)}`}
      />
      <Dimension from={[108, 468]} to={[482, 468]} />
      <Dimension from={[40, 512]} to={[550, 512]} />
    </>
  )
}

function Front() {
  return (
    <>
      <path d="M106 160Q295 70 484 160L498 212Q500 218 506 218H544Q550 218 550 224V270Q550 276 544 276H512Q508 276 507 280L500 372Q499 384 486 380Q295 306 104 380Q91 384 90 372L83 280Q82 276 78 276H46Q40 276 40 270V224Q40 218 46 218H84Q90 218 92 212z" />
      <path
        className="fill"
        d="M132 178Q138 172 146 168Q295 108 444 168Q452 172 458 178L482 336Q482 350 468 346Q295 286 122 346Q108 350 108 336z"
      />
      <path className="solid" d="M288 132Q288 128 292 128H298Q302 128 302 132V306Q302 309 295 309T288 306z" />
      <path className="thin" d="M144 190Q295 128 446 190" />
      <path className="thin" d="M140 182L126 334M450 182L464 334" />
      <path d={`${circle(64, 247, 9)}${circle(526, 247, 9)}`} />
      <path
        className="axis"
        d={`${line(295, 84, 295, 400)}${line(64, 226, 64, 268)}${line(526, 226, 526, 268)}${line(44, 247, 84, 247)}${line(506, 247, 546, 247)}`}
      />
    </>
  )
}

function Section() {
  const back = plate(642, 116, 22, 266)
  const lining = plate(664, 138, 60, 212)
  return (
    <>
      <path className="hatch" d={`${hatch([back], 8)}${hatch([lining], 12, 'falling')}`} />
      <path d={outline(back, lining)} />
      <path className="signal" d={outline(plate(660, 138, 4, 212))} />
      <path
        className="thin"
        d={`${line(642, 390, 642, 476)}${line(664, 390, 664, 476)}${line(724, 358, 724, 520)}${line(642, 476, 642, 520)}`}
      />
      <path className="thin" d={`${line(606, 468, 642, 468)}${line(664, 468, 700, 468)}`} />
      <path className="tip" d="M642 468l-12 -3.6v7.2zM664 468l12 -3.6v7.2z" />
      <Dimension from={[642, 512]} to={[724, 512]} />
      <path className="thin" d={`${line(732, 138, 776, 138)}${line(732, 350, 776, 350)}`} />
      <Dimension from={[768, 138]} to={[768, 350]} />
    </>
  )
}
