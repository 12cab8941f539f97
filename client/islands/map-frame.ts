import { answers } from '../answers.ts'
import { type MapFrameProps, mapSandbox } from './map-frame-props.ts'

/**
 * Lays the map over our own drawing once its host has answered. A frame that ends elsewhere, where the page's policy
 * does not let it, is taken away again: the drawing, with address and link, is what stays.
 */
export async function wake(root: HTMLElement): Promise<void> {
  const { src, title } = JSON.parse(root.dataset.props ?? '{}') as MapFrameProps
  if (!(await answers(src))) return
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute('sandbox', mapSandbox)
  frame.src = src
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'frame-src') frame.remove()
  })
  root.append(frame)
}
