/** Stands in for src/rendering/cached-fragment.tsx in the benchmark's reference: nothing is kept. */
import { type ComponentProps, createElement } from 'react'
import type {
  CachedFragment as KeptFragment,
  cachedHtml as keptTextFragment,
} from '../../src/rendering/cached-fragment.tsx'

export function CachedFragment({ as = 'div', cache: _keep, ...attributes }: ComponentProps<typeof KeptFragment>) {
  return createElement(as, attributes)
}

export const cachedHtml: typeof keptTextFragment = (_page, _name, make) => make()

/** Stays empty. */
export const kept = new Map()
