/** Stands in for src/ui/fragment.tsx in the benchmark's reference: nothing is rendered ahead, nothing is kept. */
import { type ComponentProps, createElement } from 'react'
import type {
  Kept as KeptFragment,
  keptText as keptTextFragment,
  Rendered as RenderedFragment,
} from '../../src/ui/fragment.tsx'

export function Rendered({ as = 'div', ...attributes }: ComponentProps<typeof RenderedFragment>) {
  return createElement(as, attributes)
}

export function Kept({ keep: _keep, ...attributes }: ComponentProps<typeof KeptFragment>) {
  return <Rendered {...attributes} />
}

export const keptText: typeof keptTextFragment = (_page, _name, make) => make()

/** Stays empty. */
export const kept = new Map()
