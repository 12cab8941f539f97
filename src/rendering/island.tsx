import type { ReactNode } from 'react'
import type { IslandName } from '../../client/islands/registry.ts'

/**
 * Marks a part of the page that the browser hydrates (client/islands/hydrate.ts). `props` are sent as JSON. `hydrate`
 * decides when: in view, at the first interaction, at a click on its button, or once the page is scrolled.
 */
export function Island(props: {
  name: IslandName
  props?: object
  hydrate?: 'visible' | 'interaction' | 'click' | 'scroll' | undefined
  /** Key of a draft in the session storage: an island with a draft hydrates without an interaction. */
  draftKey?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div
      className={props.className}
      data-island={props.name}
      data-hydrate={props.hydrate ?? 'visible'}
      data-draft-key={props.draftKey}
      data-props={props.props && JSON.stringify(props.props)}
    >
      {props.children}
    </div>
  )
}
