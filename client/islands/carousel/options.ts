import type { SwiperOptions } from 'swiper/types'
import type { CarouselProps } from './props.ts'

/** How each carousel moves. Widths and gaps of slides are the style sheet's, so that waking shifts nothing. */
const behaviours: Record<CarouselProps['name'], SwiperOptions> = {
  // A press during the 800 ms of a move counts, too (loopPreventsSliding).
  company: { loop: true, loopAdditionalSlides: 3, loopPreventsSliding: false, spaceBetween: 30, speed: 800 },
  machine: { speed: 400 },
  comparison: { speed: 400 },
}

/** Swiper's options of a carousel that starts at slide `initialSlide`. */
export function optionsOf(name: CarouselProps['name'], initialSlide: number): SwiperOptions {
  const behaviour = behaviours[name]
  return {
    slidesPerView: 'auto',
    initialSlide,
    lazyPreloadPrevNext: 1,
    grabCursor: true,
    ...behaviour,
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { speed: 0 }),
  }
}
