import type { ReactNode } from 'react'
import type { CarouselProps } from '../../../client/islands/carousel/carousel-island.ts'
import { Island } from '../../rendering/island.tsx'
import { useSharedData } from '../../rendering/providers.tsx'

/**
 * Slides in a row that scroll and snap without script; the island starts Swiper. `name` selects options and styles. `before`
 * and `children` surround the slides; links in them with `data-go` move to a slide by its number, from 0.
 */
export function Carousel(props: {
  name: CarouselProps['name']
  label: string
  slides: ReactNode[]
  /** When Swiper starts; until then the slides scroll and snap. */
  hydrate?: 'visible' | 'interaction'
  before?: ReactNode
  children?: ReactNode
}) {
  const { t, dir } = useSharedData()
  const { name, label, slides } = props
  const arrowLabel = (to: 'previous' | 'next') =>
    t(name === 'comparison' ? `carousel.${to}Comparison` : `carousel.${to}`)
  const island: CarouselProps = {
    name,
    texts: { first: t('carousel.first'), last: t('carousel.last'), position: t('carousel.position') },
  }
  return (
    <Island name="carousel" hydrate={props.hydrate} className={`carousel carousel--${name}`} props={island}>
      {props.before}
      <section className="carousel__view swiper" dir={dir} aria-label={label} tabIndex={0}>
        <ul className="carousel__row swiper-wrapper">
          {slides.map((slide, index) => (
            <li className="carousel__slide swiper-slide" key={index}>
              {slide}
            </li>
          ))}
        </ul>
      </section>
      {props.children}
      <div className="carousel__bar" data-controls hidden={slides.length === 1}>
        {name === 'company' && (
          <p className="carousel__dots">
            {slides.map((_, index) => (
              <button
                className="carousel__dot"
                type="button"
                data-go={index}
                aria-current={index === 0 ? 'true' : undefined}
                aria-label={t('carousel.goTo', { index: index + 1 })}
                key={index}
              />
            ))}
          </p>
        )}
        <button
          className="square"
          type="button"
          data-previous
          aria-label={arrowLabel('previous')}
          aria-disabled={name === 'company' ? undefined : true}
        >
          <span className="arrow arrow--back" />
        </button>
        <button className="square" type="button" data-next aria-label={arrowLabel('next')}>
          <span className="arrow" />
        </button>
        <p className="hidden" role="status" data-status />
      </div>
    </Island>
  )
}
