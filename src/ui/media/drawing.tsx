import type { ReactNode } from 'react'
import artwork from '../../../content/media/artwork.json'

export type DrawingName = keyof typeof artwork.drawings
export type IconName = keyof typeof artwork.signs

/** A drawing of content/studio/artwork; children are labels on it. Without a label it is decoration. */
export function Drawing({ name, label, children }: { name: DrawingName; label?: string; children?: ReactNode }) {
  const { ink, viewBox } = artwork.drawings[name]
  const [, , width, height] = viewBox.split(' ')
  const file = { src: drawingUrl(name), width, height, loading: 'lazy' } as const
  const className = `drawing drawing--${ink}`
  if (!children) return <img {...file} alt={label ?? ''} className={className} />
  return (
    <span className={className}>
      <img {...file} alt="" />
      <Svg viewBox={viewBox} label={label}>
        {children}
      </Svg>
    </span>
  )
}

/** URL of a drawing's file. */
export function drawingUrl(name: DrawingName): string {
  return `/assets/artwork/${artwork.drawings[name].file}`
}

/** A small icon in the page's own colors; children are labels on it. */
export function Icon(props: { name: IconName; className: string; label?: string; children?: ReactNode }) {
  const { body, viewBox } = artwork.signs[props.name]
  return (
    <Svg className={props.className} viewBox={viewBox} label={props.label}>
      <g dangerouslySetInnerHTML={{ __html: body }} />
      {props.children}
    </Svg>
  )
}

type SvgProps = { viewBox: string; className?: string; label: string | undefined; children: ReactNode }

function Svg({ label, children, ...attributes }: SvgProps) {
  return (
    <svg {...attributes} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      {children}
    </svg>
  )
}
