import { CachedFragment, type FragmentProps } from '../../rendering/fragment-cache.tsx'

/** A section of a page that is the same for all visitors. */
export function CachedSection<P extends object>(section: FragmentProps<P>) {
  return CachedFragment({ ...section, as: 'section', className: section.className ?? 'section wrap' })
}
