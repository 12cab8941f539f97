import { pictureView } from '../../../content/registry/machine-pictures.ts'
import type { Machine } from '../../machines/machine.ts'
import { pictureFile } from '../../rendering/assets.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { Picture } from '../../ui/media/picture.tsx'

/** Pictures of the machine, the first one large; missing views are omitted. */
export function MachineGallery({ machine: { key, neutral } }: { machine: Machine }) {
  const { t, machines } = useSharedData()
  const { title } = machines[key]
  const nameOf = (name: string) => t(`machine.view.${pictureView(name)}`, { title })
  const images = neutral.images.map(({ img }) => img)
  const shown = images.filter((name, index) => index === 0 || pictureFile(name))
  return (
    <Carousel
      name="machine"
      hydrate="interaction"
      label={t('machine.gallery')}
      slides={shown.map((name, index) => (
        <figure className="gallery__picture" id={`picture-${index + 1}`} key={name}>
          <Picture name={name} alt={nameOf(name)} sizes="(min-width: 64rem) 50vw, 92vw" eager={index === 0} />
        </figure>
      ))}
    >
      {shown.length > 1 && (
        <ul className="thumbnails">
          {shown.map((name, index) => (
            <li key={name}>
              <a href={`#picture-${index + 1}`} data-go={index} aria-current={index === 0 ? 'true' : undefined}>
                <Picture name={name} alt={nameOf(name)} sizes="8rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Carousel>
  )
}
