import type { ReactNode } from 'react'
import type { IslandName } from '../../client/islands/registry.ts'

/**
 * Marks a part of the page that the browser may wake (client/main.ts). `props` travel as JSON; `wake` says when:
 * in view, on first touch, when its button is pressed, or once the page is scrolled.
 */
export function Island(props: {
  name: IslandName
  props?: object
  wake?: 'visible' | 'touch' | 'press' | 'scroll' | undefined
  /** Name in the tab's session storage: when something is there, the first touch is not waited for. */
  stored?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div
      className={props.className}
      data-island={props.name}
      data-wake={props.wake ?? 'visible'}
      data-stored={props.stored}
      data-props={props.props && JSON.stringify(props.props)}
    >
      {props.children}
    </div>
  )
}
