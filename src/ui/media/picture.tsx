import { pictureFile, pictureSrcset, pictureUrl } from '../../rendering/assets.ts'
import { Drawing } from './drawing.tsx'

/** A picture of content/images, or a placeholder drawing. `sizes` as in HTML; `eager` for the first screen. */
export function Picture(props: { name: string; alt: string; sizes: string; className?: string; eager?: boolean }) {
  const file = pictureFile(props.name)
  if (!file) return <Drawing name="press" label={props.alt} />
  const fallbackWidth = Math.min(800, file.width)
  return (
    <picture>
      {isThumbnail(props.sizes) ? (
        <source type="image/avif" srcSet={pictureUrl(props.name, file, file.widths[0] ?? file.width, 'avif')} />
      ) : (
        <source type="image/avif" srcSet={pictureSrcset(props.name, file)} sizes={props.sizes} />
      )}
      <img
        src={pictureUrl(props.name, file, fallbackWidth, 'webp')}
        width={file.width}
        height={file.height}
        alt={props.alt}
        className={props.className}
        loading={props.eager ? 'eager' : 'lazy'}
        fetchPriority={props.eager ? 'high' : undefined}
      />
    </picture>
  )
}

/** Maximum size (rem) at which the smallest file, 400 pixels wide, is sharp on every screen. */
const thumbnail = 8

const isThumbnail = (sizes: string): boolean => Number(/^([\d.]+)rem$/.exec(sizes)?.[1]) <= thumbnail
