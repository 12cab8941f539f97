import type { SwiperOptions } from 'swiper/types'
import type { CarouselProps } from './props.ts'

/** Options of each carousel. The style sheet sets widths and gaps of slides, so that hydration shifts nothing. */
const behaviours: Record<CarouselProps['name'], SwiperOptions> = {
  // Accepts a click during the 800 ms transition (loopPreventsSliding).
  company: { loop: true, loopAdditionalSlides: 3, loopPreventsSliding: false, spaceBetween: 30, speed: 800 },
  machine: { speed: 400 },
  comparison: { speed: 400 },
}

/** Swiper options of a carousel that starts at slide `initialSlide`. */
export function swiperOptions(name: CarouselProps['name'], initialSlide: number): SwiperOptions {
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
