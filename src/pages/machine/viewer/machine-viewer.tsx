import type { ViewerLinkProps } from '../../../../client/islands/viewer/props.ts'
import { megabytes } from '../../../../client/shared/number-format.ts'
import { machinePaths, pictureView } from '../../../../content/registry/machines.ts'
import type { WebModel } from '../../../../content/schema/web-model.ts'
import type { Machine, MachineProps } from '../../../machines/machine.ts'
import { builtAsset, pictureFile, webModels } from '../../../rendering/assets.ts'
import { Island } from '../../../rendering/island.tsx'
import { useSharedData } from '../../../rendering/providers.tsx'
import { Carousel } from '../../../ui/media/carousel.tsx'
import { Picture } from '../../../ui/media/picture.tsx'

/** Whether a machine is so wide that a picture of 3:2 shows it larger than one of 4:3. */
export const isWide = ({ box: { min, max } }: WebModel) => max[0] - min[0] > 1.8 * (max[1] - min[1])

/** With `?part=model`, the response of a machine page is the model's panel only. */
export const modelPart = 'model'

/** The pictures of a machine and, if it has a model, the button among its thumbnails that replaces them by it. */
export function MachineViewer({ machine, units }: MachineProps) {
  const { t, lang, link } = useSharedData()
  const model = webModels[machine.key]
  if (!model) return <MachineGallery machine={machine} />
  const offer: ViewerLinkProps = {
    panel: link(machinePaths[machine.key], { part: modelPart, ...(units !== 'metric' && { units }) }),
    bytes: model.bytes,
  }
  return (
    <Island name="viewer" hydrate="click" className="viewer" props={offer}>
      <MachineGallery
        machine={machine}
        openModel={`${t('viewer.turn')} – ${t('viewer.size', { size: megabytes(model.bytes, lang) })}`}
      />
      <p className="viewer__failed" role="alert">
        {t('viewer.failed')}
      </p>
      <template>
        <link rel="stylesheet" href={builtAsset('styles/viewer.css')} data-viewer="" />
        {/* In the place of the thumbnails while the model loads, or below them if it cannot be displayed. */}
        <div className="viewer__loading" data-viewer="">
          <div className="viewer__progress" data-progress="">
            <progress max={model.bytes} value={0} aria-label={t('viewer.turn')} />
            <span data-text={t('viewer.progress')} />
            <button className="link-button" type="button" data-cancel="">
              {t('viewer.cancel')}
            </button>
          </div>
          <p role="alert" data-problem="" hidden>
            {t('viewer.noWebgl')}
          </p>
        </div>
      </template>
    </Island>
  )
}

/** `openModel`: label of the button that opens its 3D model. */
function MachineGallery({ machine: { key, neutral }, openModel }: { machine: Machine; openModel?: string }) {
  const { t, machines } = useSharedData()
  const nameOf = (name: string) => t(`machine.view.${pictureView(name)}`, { title: machines[key].title })
  const model = webModels[key]
  const shown = neutral.images.map(({ img }) => img).filter((name, index) => index === 0 || pictureFile(name))
  return (
    <Carousel
      name="machine"
      hydrate="interaction"
      label={t('machine.gallery')}
      slides={shown.map((name, index) => (
        <figure
          className="gallery__picture"
          id={`picture-${index + 1}`}
          data-wide={(index === 0 && model && isWide(model)) || undefined}
          key={name}
        >
          <Picture name={name} alt={nameOf(name)} sizes="(min-width: 64rem) 50vw, 92vw" eager={index === 0} />
        </figure>
      ))}
    >
      {(shown.length > 1 || openModel) && (
        <ul className="thumbnails">
          {shown.map((name, index) => (
            <li key={name}>
              <a href={`#picture-${index + 1}`} data-go={index} aria-current={index === 0 ? 'true' : undefined}>
                <Picture name={name} alt={nameOf(name)} sizes="8rem" />
              </a>
            </li>
          ))}
          {openModel && (
            <li>
              <button
                className="button button--quiet viewer__open"
                type="button"
                aria-label={openModel}
                data-open-viewer=""
              >
                <svg viewBox="0 0 60 40" aria-hidden="true">
                  <path d="M30 2l14 7v15l-14 7-14-7V9z" fill="var(--accent-tint)" />
                  <path d="M30 16l14-7v15l-14 7z" fill="currentColor" />
                  <path d="M16 9l14 7 14-7M30 16v15M10 15c-15 6-4 22 20 22s35-13 21-21m-1 8l1-9 8 3" />
                </svg>
                3D
              </button>
            </li>
          )}
        </ul>
      )}
    </Carousel>
  )
}
