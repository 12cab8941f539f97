import type { ReactNode } from 'react'
import type { IslandName } from '../../client/islands/registry.ts'

/** A part of the page that the browser hydrates in view, at an interaction, or at a click. `props` are sent as JSON. */
export function Island(props: {
  name: IslandName
  props?: object
  hydrate?: 'visible' | 'interaction' | 'click' | undefined
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
