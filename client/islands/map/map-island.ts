import { checkReachable } from '../host-reachable.ts'
import { type MapFrameProps, mapSandbox } from './props.ts'

/** Lays the map over our own drawing while its host is there; else the drawing, with address and link, is what stays. */
export function hydrate(root: HTMLElement): void {
  const { src, title } = JSON.parse(root.dataset.props ?? '{}') as MapFrameProps
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute('sandbox', mapSandbox)
  frame.src = src
  checkReachable(src, (isThere) => (isThere ? root.append(frame) : frame.remove()))
}
