import { arc, box, circle, line, outline, row } from './geometry.ts'

export type EmblemKind = 0 | 1 | 2 | 3 | 4 | 5

/** The figure at the head of a certificate: plain geometry that suggests the subject and is not a real emblem. */
export function Emblem({ kind }: { kind: EmblemKind }) {
  const figures = [Quality, Declaration, Conformity, Environment, Safety, Report]
  const Figure = figures[kind] ?? Quality
  return <Figure />
}

/** A dial with a tick. */
function Quality() {
  return (
    <>
      <path d={`${circle(150, 78, 34)}`} />
      <path className="thin" d={`${circle(150, 78, 28)}${around(36, 28, 34)}`} />
      <path className="certificate__mark" d="M136 79l10 10l20 -22" />
    </>
  )
}

/** Head of a letter: sender's block and date field. */
function Declaration() {
  return (
    <>
      <path className="fill" d={box(226, 30, 46, 42)} />
      <path className="thin" d={`${line(226, 44, 272, 44)}${line(226, 58, 272, 58)}`} />
    </>
  )
}

/** Three plates in one outline. */
function Conformity() {
  return (
    <>
      <path className="fill" d="M150 42L186 60V98L150 116L114 98V60z" />
      <path d="M150 42L186 60V98L150 116L114 98V60zM114 60L150 78L186 60M150 78V116" />
    </>
  )
}

/** A globe of meridians over the level of water. */
function Environment() {
  return (
    <>
      <path d={circle(150, 78, 34)} />
      <path
        className="thin"
        d="M150 44V112M116 78H184M150 44C126 60 126 96 150 112M150 44C174 60 174 96 150 112M122 60Q150 72 178 60M122 96Q150 84 178 96"
      />
    </>
  )
}

/** A helmet's outline made of two arcs and a brim. */
function Safety() {
  return (
    <>
      <path className="fill" d="M118 92a32 32 0 0 1 64 0z" />
      <path d="M110 92h80v8q0 4 -4 4h-72q-4 0 -4 -4zM142 61v-6h16v6M142 60v22M158 60v22" />
    </>
  )
}

/** A measured curve in its axes. */
function Report() {
  return (
    <>
      <path className="thin" d={`M212 32V76H270${row(4, 14, (at) => line(226 + at, 76, 226 + at, 72))}`} />
      <path
        className="certificate__mark"
        d={`M${arc(241, 78, 27, -160, -20, 10)
          .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('L')}`}
      />
      <path
        className="thin"
        d={outline([
          [212, 58],
          [270, 58],
        ])}
      />
    </>
  )
}

function around(count: number, from: number, to: number): string {
  return row(count, (2 * Math.PI) / count, (angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return line(150 + from * cos, 78 + from * sin, 150 + to * cos, 78 + to * sin)
  })
}
