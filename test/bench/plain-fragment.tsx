/** Replaces src/rendering/fragment-cache.tsx in the benchmark's reference: nothing is cached. */
import { createElement } from 'react'
import type * as real from '../../src/rendering/fragment-cache.tsx'

export function CachedFragment<P extends object>({
  as = 'div',
  name: _name,
  slots: _slots,
  component,
  props,
  ...attributes
}: real.FragmentProps<P>) {
  return createElement(as, attributes, createElement(component, props as P))
}

export function CachedSection<P extends object>(section: real.FragmentProps<P>) {
  return CachedFragment({ ...section, as: 'section', className: section.className ?? 'section wrap' })
}

export const cachedHtml: typeof real.cachedHtml = (_page, _name, _props, render) => render()

export const renderToBytes: typeof real.renderToBytes = (render) =>
  new TextEncoder().encode(render()) as Uint8Array<ArrayBuffer>

export const slot: typeof real.slot = (name) => name

export const escapeHtml: typeof real.escapeHtml = (text = '') =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
