import type { ReactNode } from 'react'
import generated from '../../content/generated/artwork.json'

export type DrawingName = keyof typeof generated

/**
 * A drawing that the build has made (content/artwork), as an SVG; children are what is written on it. With a label it
 * is a picture of its own, without one it only accompanies text.
 */
export function Drawing(props: {
  name: DrawingName
  className?: string
  label?: string | undefined
  /** Another part of it than the whole. */
  viewBox?: string
  children?: ReactNode
}) {
  const { body, viewBox: whole } = generated[props.name]
  const { className = 'drawing', label, viewBox = whole } = props
  const content = (
    <>
      <g dangerouslySetInnerHTML={{ __html: body }} />
      {props.children}
    </>
  )
  return label ? (
    <svg className={className} viewBox={viewBox} role="img" aria-label={label}>
      {content}
    </svg>
  ) : (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      {content}
    </svg>
  )
}
