import type { MachineKey } from '../../content/keys.ts'
import { pictureFile } from '../assets.ts'
import { Carousel } from './carousel.tsx'
import { familyOf, MachineDrawing } from './drawings/machine.tsx'
import { usePage } from './page-context.ts'
import { Picture } from './picture.tsx'

const views = ['hero', 'detail', 'side', 'front'] as const

/** Pictures of the machine, the first one large; views that have not been made yet are left out. */
export function MachineGallery({
  machineKey,
  title,
  images,
}: {
  machineKey: MachineKey
  title: string
  images: string[]
}) {
  const { t } = usePage()
  const nameOf = (name: string) =>
    t(`machine.view.${views.find((view) => name.endsWith(`-${view}`)) ?? 'hero'}`, { title })
  const shown = images.filter((name, index) => index === 0 || pictureFile(name))
  return (
    <Carousel
      name="machine"
      label={t('machine.gallery')}
      slides={shown.map((name, index) => (
        <figure className="gallery__picture" id={`picture-${index + 1}`} key={name}>
          <Picture
            name={name}
            alt={nameOf(name)}
            sizes="(min-width: 64rem) 50vw, 92vw"
            eager={index === 0}
            fallback={
              <div role="img" aria-label={t('machine.drawing', { title })}>
                <MachineDrawing family={familyOf(machineKey)} />
              </div>
            }
          />
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
