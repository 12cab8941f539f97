import { checkReachable } from '../host-reachable.ts'

export type MapFrameProps = { src: string; title: string; sandbox: string }

/** Shows the map above our own drawing while its host is reachable. */
export function hydrate(root: HTMLElement): void {
  const { src, title, sandbox } = JSON.parse(root.dataset.props ?? '{}') as MapFrameProps
  const frame = document.createElement('iframe')
  Object.assign(frame, { title, referrerPolicy: 'strict-origin-when-cross-origin', sandbox, src })
  checkReachable(src, (isReachable) => (isReachable ? root.append(frame) : frame.remove()))
}
