import type { EmblemKind } from './emblem.tsx'
import { box, circle, line, row } from './geometry.ts'

/** The body of a certificate: gray lines where text would be, laid out differently for each kind. */
export function TextLines({ kind }: { kind: EmblemKind }) {
  const bodies = [Scope, Numbered, TwoColumns, Scope, Indented, Table]
  const Body = bodies[kind] ?? Scope
  return <Body />
}

/** Centered lines, two signatures, a blank round field. */
function Scope() {
  return (
    <>
      <path
        className="rule"
        d={[170, 120, 190, 176, 96].map((w, i) => line(150 - w / 2, 196 + i * 14, 150 + w / 2, 196 + i * 14)).join('')}
      />
      <path
        className="rule"
        d={[110, 84].map((w, i) => line(150 - w / 2, 284 + i * 14, 150 + w / 2, 284 + i * 14)).join('')}
      />
      <path className="thin" d={`${line(44, 350, 112, 350)}${line(188, 350, 256, 350)}${circle(150, 342, 20)}`} />
      <path className="rule" d={`${line(58, 362, 98, 362)}${line(202, 362, 242, 362)}`} />
    </>
  )
}

/** A declaration: numbered points, each a short term and its lines. */
function Numbered() {
  return (
    <>
      <path className="thin" d={row(5, 44, (at) => circle(36, 112 + at, 6))} />
      <path
        className="rule rule--strong"
        d={row(5, 44, (at, i) => line(52, 112 + at, 112 + ((i * 17) % 40), 112 + at))}
      />
      <path
        className="rule"
        d={row(
          5,
          44,
          (at, i) =>
            `${line(52, 124 + at, 268 - ((i * 23) % 50), 124 + at)}${line(52, 134 + at, 210 - ((i * 31) % 60), 134 + at)}`,
        )}
      />
      <path className="thin" d={line(188, 348, 272, 348)} />
      <path className="rule" d={line(30, 348, 84, 348)} />
    </>
  )
}

function TwoColumns() {
  return (
    <>
      <path className="rule" d={line(90, 186, 210, 186)} />
      <path className="rule rule--strong" d={row(6, 24, (at) => line(42, 212 + at, 94, 212 + at))} />
      <path
        className="rule"
        d={row(
          6,
          24,
          (at, i) =>
            `${line(112, 212 + at, 258 - ((i * 29) % 48), 212 + at)}${i % 2 ? '' : line(112, 221 + at, 214, 221 + at)}`,
        )}
      />
      <path className="thin" d={`${box(42, 348, 34, 22)}${line(176, 366, 258, 366)}`} />
    </>
  )
}

function Indented() {
  return (
    <>
      <path
        className="rule"
        d={[180, 150, 186, 120].map((w, i) => line(162 - w / 2, 190 + i * 14, 162 + w / 2, 190 + i * 14)).join('')}
      />
      <path className="thin" d={row(4, 20, (at) => box(64, 256 + at, 8, 8))} />
      <path className="rule" d={row(4, 20, (at, i) => line(84, 260 + at, 230 - ((i * 37) % 60), 260 + at))} />
      <path className="thin" d={line(176, 358, 262, 358)} />
      <path className="rule" d={line(64, 358, 120, 358)} />
    </>
  )
}

/** A test report: measured values in rows. */
function Table() {
  return (
    <>
      <path className="rule" d={`${line(30, 112, 200, 112)}${line(30, 124, 150, 124)}`} />
      <path
        className="thin"
        d={`${box(30, 146, 240, 168)}${row(6, 24, (at) => line(30, 170 + at, 270, 170 + at))}${[118, 170, 222].map((x) => line(x, 146, x, 314)).join('')}`}
      />
      <path
        className="rule rule--strong"
        d={row(4, 52, (at, i) => line(i ? 76 + at : 40, 158, i ? 100 + at : 96, 158))}
      />
      <path
        className="rule"
        d={row(
          6,
          24,
          (down, i) =>
            `${line(40, 182 + down, 104 - ((i * 13) % 30), 182 + down)}${row(3, 52, (at) => line(132 + at, 182 + down, 156 + at, 182 + down))}`,
        )}
      />
      <path className="thin" d={line(186, 358, 270, 358)} />
      <path className="rule" d={`${line(30, 346, 120, 346)}${line(30, 358, 92, 358)}`} />
    </>
  )
}
