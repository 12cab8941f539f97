import { checkReachable } from '../host-reachable.ts'
import { type MapFrameProps, mapSandbox } from './props.ts'

/**
 * Shows the map above our own drawing while its host is reachable; otherwise the drawing with address and link stays.
 */
export function hydrate(root: HTMLElement): void {
  const { src, title } = JSON.parse(root.dataset.props ?? '{}') as MapFrameProps
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute('sandbox', mapSandbox)
  frame.src = src
  checkReachable(src, (isThere) => (isThere ? root.append(frame) : frame.remove()))
}
