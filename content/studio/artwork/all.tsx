import type { ReactElement } from 'react'
import { Certificate } from './certificate.tsx'
import { comparisons } from './comparison.tsx'
import type { Ink } from './ink.ts'
import { LogoMark } from './logo.tsx'
import { marks } from './marks.ts'
import { Press } from './press.tsx'
import { PressPlan } from './press-plan.tsx'
import { World } from './world.tsx'

/** Every drawing of the site, without words, by name: the build makes a file of each (render.ts). */
export const drawings: Record<string, { viewBox: string; ink?: Ink; drawn: ReactElement }> = {
  press: { viewBox: '0 0 800 600', drawn: <Press /> },
  'press-plan': { viewBox: '-40 0 880 640', ink: 'night', drawn: <PressPlan /> },
  world: { viewBox: '8 20 984 412', drawn: <World /> },
  ...named('certificate', '0 0 300 400', [0, 1, 2, 3, 4, 5] as const, (kind) => <Certificate kind={kind} />),
  ...Object.fromEntries(
    Object.entries(comparisons).map(([name, drawn]) => [
      name,
      { viewBox: '0 0 480 440', ink: name.endsWith('-other') ? 'other' : 'own', drawn },
    ]),
  ),
}

/** Small marks in the colors of the text around them: they are part of the page itself. */
export const signs: Record<string, { viewBox: string; drawn: ReactElement }> = {
  logo: { viewBox: '0 0 40 40', drawn: <LogoMark /> },
  ...named('mark', '0 0 168 48', marks, (outline) => <path fillRule="evenodd" d={outline} />),
}

function named<T>(name: string, viewBox: string, items: readonly T[], draw: (item: T) => ReactElement) {
  return Object.fromEntries(items.map((item, index) => [`${name}-${index}`, { viewBox, drawn: draw(item) }]))
}
