/** A flat picture on the machine: screen, dial, plate. Never a brand name, only functions and the model code. */
export type Decal = {
  /** File and material name; the same name means the same picture. */
  name: string
  /** Pixels. */
  width: number
  height: number
  svg: string
  /** Light of a lit display, 0 to 1. */
  light?: number
  roughness?: number
  /** Cut to a disc. */
  round?: boolean
}

const FONT = 'font-family="DejaVu Sans"'
const BOLD = `${FONT} font-weight="bold"`

type ScreenValues = {
  title: string
  tiles: readonly (readonly [label: string, value: string])[]
  buttons: readonly string[]
  /** SVG of 588 x 224 pixels that replaces the two curves. */
  field?: string
}

const PRESS_SCREEN: ScreenValues = {
  title: 'CURING  03',
  tiles: [
    ['UPPER', '178.4'],
    ['LOWER', '178.1'],
    ['PRESSURE', '186'],
    ['VACUUM', '-0.096'],
  ],
  buttons: ['CLAMP', 'BUMPING', 'RECIPE', 'OPEN'],
}

const CURVES = `<polyline fill="none" stroke="#4fc3f7" stroke-width="6" points="44,510 120,500 160,380 200,330 300,318 420,316 520,316 560,420 632,500"/>
      <polyline fill="none" stroke="#ffb74d" stroke-width="6" points="44,490 110,470 140,300 220,288 360,284 520,286 580,290 632,288"/>`

/** Operator touch screen, 3:2, with four values, two curves and four keys. */
export function screen(name = 'screen-press', values: ScreenValues = PRESS_SCREEN): Decal {
  const tiles = values.tiles.map(([label, value], index) => {
    const left = 28 + index * 228
    return `<rect x="${left}" y="98" width="212" height="128" rx="10" fill="#1a4a69"/>
      <text x="${left + 18}" y="136" ${FONT} font-size="22" fill="#9cc9e3">${label}</text>
      <text x="${left + 18}" y="200" ${BOLD} font-size="50" fill="#fff">${value}</text>`
  })
  const gridLines = [0, 1, 2, 3, 4].map(
    (row) => `<line x1="44" x2="632" y1="${280 + row * 56}" y2="${280 + row * 56}" stroke="#234a63" stroke-width="2"/>`,
  )
  const keyColors = ['#2e9e5b', '#31708f', '#31708f', '#b8552e']
  const keys = values.buttons.map(
    (label, index) => `<rect x="668" y="${246 + index * 74}" width="264" height="62" rx="8" fill="${keyColors[index]}"/>
      <text x="800" y="${286 + index * 74}" text-anchor="middle" ${FONT} font-size="25" fill="#fff">${label}</text>`,
  )
  const footKeys = [0, 1, 2, 3, 4].map(
    (index) =>
      `<rect x="${20 + index * 188}" y="572" width="172" height="56" rx="6" fill="${index ? '#1a4a69' : '#2a7fb0'}"/>`,
  )
  return {
    name,
    width: 960,
    height: 640,
    light: 0.55,
    roughness: 0.15,
    svg: `<rect width="960" height="640" fill="#0f2a3d"/><rect width="960" height="74" fill="#123a55"/>
      <text x="28" y="49" ${BOLD} font-size="32" fill="#fff">${values.title}</text>
      <text x="932" y="49" text-anchor="end" ${FONT} font-size="28" fill="#8fd0f5">AUTO</text>
      ${tiles.join('')}<rect x="28" y="246" width="620" height="290" rx="10" fill="#0b1f2e"/>${gridLines.join('')}
      ${values.field ? `<g transform="translate(44 280)">${values.field}</g>` : CURVES}
      ${keys.join('')}<rect y="560" width="960" height="80" fill="#123a55"/>${footKeys.join('')}`,
  }
}

/** Two-line temperature controller, square. */
export function temperatureController(actual = 178, wanted = 180): Decal {
  const keys = [0, 1, 2, 3].map(
    (index) => `<rect x="${22 + index * 56}" y="178" width="44" height="44" rx="8" fill="#3a3e44"/>`,
  )
  return {
    name: `temperature-${actual}-${wanted}`,
    width: 256,
    height: 256,
    light: 0.3,
    roughness: 0.25,
    svg: `<rect width="256" height="256" rx="10" fill="#1b1d20"/><rect x="18" y="20" width="220" height="130" fill="#060708"/>
      <text x="226" y="80" text-anchor="end" ${BOLD} font-size="62" fill="#ff5236">${actual}</text>
      <text x="226" y="140" text-anchor="end" ${BOLD} font-size="50" fill="#49e07a">${wanted}</text>${keys.join('')}`,
  }
}

/** Round pressure dial. `share` is the needle's place on the scale, 0 to 1. */
export function gaugeDial(unit = 'MPa', share = 0.72): Decal {
  const onCircle = (radius: number, angle: number): [number, number] => [
    256 + radius * Math.cos(angle),
    256 + radius * Math.sin(angle),
  ]
  const marks = Array.from({ length: 31 }, (_, index) => {
    const angle = ((135 + index * 9) * Math.PI) / 180
    const [x1, y1] = onCircle(index % 5 ? 205 : 185, angle)
    const [x2, y2] = onCircle(228, angle)
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${index > 25 ? '#c22' : '#222'}" stroke-width="${index % 5 ? 4 : 8}"/>`
  })
  const [needleX, needleY] = onCircle(175, ((135 + share * 270) * Math.PI) / 180)
  return {
    name: `gauge-${unit.toLowerCase()}-${Math.round(share * 100)}`,
    width: 512,
    height: 512,
    roughness: 0.3,
    round: true,
    svg: `<rect width="512" height="512" fill="#fbfbf8"/>${marks.join('')}
      <text x="256" y="380" text-anchor="middle" ${FONT} font-size="44" fill="#222">${unit}</text>
      <line x1="256" y1="256" x2="${needleX}" y2="${needleY}" stroke="#111" stroke-width="12" stroke-linecap="round"/><circle cx="256" cy="256" r="22" fill="#111"/>`,
  }
}

/** Plate with the model code only, 4:1. */
export function modelPlate(code: string): Decal {
  return {
    name: `plate-${code.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    width: 800,
    height: 200,
    roughness: 0.35,
    svg: `<rect width="800" height="200" fill="#f2f3f2"/><rect x="14" y="14" width="772" height="172" fill="none" stroke="#9aa1a6" stroke-width="4"/>
      <text x="400" y="140" text-anchor="middle" ${BOLD} font-size="112" letter-spacing="6" fill="#2b3136">${code}</text>`,
  }
}

/** Yellow triangle: hot surface or hand danger, drawn as plain marks. */
export function warningSign(kind: 'heat' | 'hand' | 'voltage' = 'heat'): Decal {
  const marks = {
    heat: '<path d="M92 190 q-18 -22 0 -44 t0 -44 M128 190 q-18 -22 0 -44 t0 -44 M164 190 q-18 -22 0 -44 t0 -44" fill="none" stroke="#111" stroke-width="12"/><path d="M76 204 h104" stroke="#111" stroke-width="12"/>',
    hand: '<path d="M88 118 h80 v22 h-80z M84 196 h88 v14 h-88z M112 150 h32 v20 h18 l-34 24 -34 -24 h18z" fill="#111"/>',
    voltage: '<path d="M140 84 l-34 62 h26 l-18 56 46 -70 h-26 l24 -48z" fill="#111"/>',
  }
  return {
    name: `warning-${kind}`,
    width: 256,
    height: 256,
    roughness: 0.4,
    svg: `<rect width="256" height="256" fill="#f2b705"/><path d="M128 28 L236 222 H20z" fill="#ffcf1a" stroke="#111" stroke-width="14" stroke-linejoin="round"/>${marks[kind]}`,
  }
}

/** Round setting scale with a red pointer. */
export function scaleDial(): Decal {
  const marks = Array.from(
    { length: 40 },
    (_, index) =>
      `<line x1="128" y1="28" x2="128" y2="${index % 5 ? 40 : 52}" transform="rotate(${index * 9} 128 128)" stroke="#222" stroke-width="${index % 5 ? 3 : 6}"/>`,
  )
  return {
    name: 'scale-dial',
    width: 256,
    height: 256,
    roughness: 0.35,
    round: true,
    svg: `<rect width="256" height="256" fill="#f5f5f2"/>${marks.join('')}<line x1="128" y1="128" x2="190" y2="70" stroke="#b11" stroke-width="8"/>`,
  }
}
