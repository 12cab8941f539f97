import type { ComponentType } from 'react'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'

type Props<P> = {
  name: string
  className?: string
  id?: string
  'aria-label'?: string
  of: ComponentType<P>
} & (object extends P ? { props?: P } : { props: P })

/** A section of a page that is the same for all visitors: its component is rendered once for each value of its props. */
export function CachedSection<P extends object>(section: Props<P>) {
  const { name, className = 'section wrap', of: Content, props, ...attributes } = section
  return (
    <CachedFragment name={name} as="section" className={className} {...attributes}>
      <Content {...(props as P)} />
    </CachedFragment>
  )
}
