/** Stands in for src/rendering/cached-fragment.tsx in the benchmark's reference: nothing is kept. */
import { type ComponentProps, createElement } from 'react'
import type { Kept as KeptFragment, keptText as keptTextFragment } from '../../src/rendering/cached-fragment.tsx'

export function Kept({ as = 'div', keep: _keep, ...attributes }: ComponentProps<typeof KeptFragment>) {
  return createElement(as, attributes)
}

export const keptText: typeof keptTextFragment = (_page, _name, make) => make()

/** Stays empty. */
export const kept = new Map()
