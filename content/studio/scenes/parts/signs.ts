/** Printed paper and plates of the workshop. */
import type { Decal, Size } from '../../kit/index.ts'

const FONT = 'font-family="DejaVu Sans"'

/** Drawing of a press on a sheet of paper: frame, three views, title block. */
export function drawingSheet(): Decal {
  const holes = [0, 1, 2, 3].map(
    (index) => `<circle cx="${560 + (index % 2) * 150}" cy="${130 + (index >> 1) * 130}" r="22"/>`,
  )
  return {
    name: 'paper-drawing',
    width: 840,
    height: 594,
    roughness: 0.7,
    svg: `<rect width="840" height="594" fill="#fbfbf7"/><g fill="none" stroke="#222" stroke-width="3">
      <rect x="24" y="24" width="792" height="546"/><rect x="540" y="470" width="276" height="100"/>
      <path d="M540 520h276M660 470v100M80 90h320v60h-320zM110 150v190M150 150v190M330 150v190M370 150v190M80 340h320v90h-320zM60 430h360v40h-360z"/>
      <rect x="520" y="90" width="230" height="210"/>${holes.join('')}</g>
      <g stroke="#c22" stroke-width="2"><path d="M240 60v430M500 195h270M635 70v250" stroke-dasharray="26 6 6 6"/></g>
      <g stroke="#2456a0" stroke-width="2" fill="none"><path d="M80 500h320M80 480v40M400 480v40M440 90v340M430 90h20M430 430h20"/></g>`,
  }
}

/** Circuit diagram: rails, contacts and coils in columns. */
export function circuitDiagram(): Decal {
  const columns = Array.from({ length: 9 }, (_, index) => {
    const x = 80 + index * 82
    return `<path d="M${x} 90v90l-16 40M${x} 228v90"/><rect x="${x - 16}" y="318" width="32" height="44"/><path d="M${x} 362v110"/>
      <circle cx="${x}" cy="90" r="4" fill="#222"/><text x="${x + 10}" y="262" ${FONT} font-size="15" fill="#222" stroke="none">K${index + 1}</text>`
  })
  return {
    name: 'paper-circuit',
    width: 840,
    height: 594,
    roughness: 0.7,
    svg: `<rect width="840" height="594" fill="#fbfbf7"/><g fill="none" stroke="#222" stroke-width="3">
      <rect x="24" y="24" width="792" height="546"/><path d="M50 90h740M50 472h740M24 510h792M420 510v60"/>${columns.join('')}</g>`,
  }
}

/** Row of numbered markers on terminals or devices, from 1 to `count`. */
export function markers(name: string, count: number, prefix = ''): Decal {
  const cell = 60
  return {
    name: `markers-${name}`,
    width: count * cell,
    height: 48,
    roughness: 0.5,
    svg: `<rect width="${count * cell}" height="48" fill="#f4f4f0"/>${Array.from(
      { length: count },
      (_, index) =>
        `<text x="${(index + 0.5) * cell}" y="33" text-anchor="middle" ${FONT} font-size="24" fill="#222">${prefix}${index + 1}</text><path d="M${index * cell} 0v48" stroke="#aaa" stroke-width="2"/>`,
    ).join('')}`,
  }
}

/** Load plate of a hoist. */
export function loadPlate(load: string): Decal {
  return {
    name: `load-${load.replace(/\W+/g, '')}`,
    width: 240,
    height: 120,
    roughness: 0.5,
    svg: `<rect width="240" height="120" fill="#f2b705"/><text x="120" y="88" text-anchor="middle" ${FONT} font-weight="bold" font-size="76" fill="#111">${load}</text>`,
  }
}

/** Red square with a white fire extinguisher. */
export function extinguisherSign(): Decal {
  return {
    name: 'extinguisher-sign',
    width: 200,
    height: 200,
    roughness: 0.5,
    svg: `<rect width="200" height="200" fill="#c4161c"/><path d="M82 70h46v96h-46zM96 50h18v20h-18zM88 40h40v10h-40zM82 78q-30 10 -26 60" fill="#fff" stroke="#fff" stroke-width="6" fill-rule="nonzero"/>`,
  }
}

/** Handling marks of ISO 780: fragile, this way up, keep dry. */
export function handlingMarks(): Decal {
  const frame = (x: number, mark: string): string =>
    `<g transform="translate(${x})"><rect x="6" y="6" width="128" height="128" fill="none" stroke="#111" stroke-width="5"/>${mark}</g>`
  return {
    name: 'marks-handling',
    width: 420,
    height: 140,
    roughness: 0.7,
    svg: `<rect width="420" height="140" fill="#f1eee4"/><g fill="#111">
      ${frame(0, '<path d="M46 24h48l-4 34q-4 18 -15 22v24h17v10h-44v-10h17v-24q-11 -4 -15 -22z"/>')}
      ${frame(140, '<path d="M46 20l22 32h-14v48h-16v-48h-14zM94 20l22 32h-14v48h-16v-48h-14zM26 108h88v9h-88z"/>')}
      ${frame(280, '<path d="M70 22q42 4 46 46h-42v36q0 14 -14 14t-14 -12h8q0 5 6 5t6 -7v-36h-42q4 -42 46 -46z"/>')}</g>`,
  }
}

/** Center of gravity: a circle cut into quarters by crossed lines. */
export function gravityMark(): Decal {
  return {
    name: 'marks-gravity',
    width: 160,
    height: 160,
    roughness: 0.7,
    svg: `<rect width="160" height="160" fill="#f1eee4"/><g fill="#111"><path d="M80 80V40a40 40 0 0 1 40 40zM80 80v40a40 40 0 0 1 -40 -40z"/>
      <path d="M80 6v148M6 80h148" stroke="#111" stroke-width="5"/><circle cx="80" cy="80" r="40" fill="none" stroke="#111" stroke-width="5"/></g>`,
  }
}

/** Number of the crate, weights and size, as lines of stencil letters. */
export function shippingMark(size: Size, number: 1 | 2): Decal {
  const [width, height, depth] = size.map((meters) => Math.round(meters * 100))
  const lines = [`CASE ${number}/2`, 'GW 2 450 kg', 'NW 2 100 kg', `${width}x${depth}x${height}`]
  return {
    name: `marks-shipping-${number}-${width}-${depth}-${height}`,
    width: 440,
    height: 260,
    roughness: 0.7,
    svg: `<rect width="440" height="260" fill="#f1eee4"/>${lines
      .map(
        (line, index) =>
          `<text x="24" y="${62 + index * 56}" ${FONT} font-weight="bold" font-size="42" fill="#111">${line}</text>`,
      )
      .join('')}`,
  }
}
