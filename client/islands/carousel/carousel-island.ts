import Swiper from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import { connectControls } from './controls.ts'

/** Props of the carousel island: its variant and the texts of its controls. */
export type CarouselProps = {
  name: 'company' | 'machine' | 'comparison'
  texts: { first: string; last: string; position: string }
}

/** Options of each carousel. The style sheet sets widths and gaps of slides, so that hydration shifts nothing. */
const options: Record<CarouselProps['name'], SwiperOptions> = {
  // Accepts a click during the 800 ms transition (loopPreventsSliding).
  company: { loop: true, loopAdditionalSlides: 3, loopPreventsSliding: false, spaceBetween: 30, speed: 800 },
  machine: { speed: 400 },
  comparison: { speed: 400 },
}

/** Starts Swiper on a row of slides at the visitor's scroll position. */
export function hydrate(root: HTMLElement): void {
  const props = JSON.parse(root.dataset.props ?? '{}') as CarouselProps
  const view = root.querySelector<HTMLElement>('.carousel__view')
  if (!view) return
  const initialSlide = slideInView(view)
  // Swiper moves the row itself; a scroll offset would be added to its position.
  view.style.scrollSnapType = 'none'
  view.scrollLeft = 0
  const swiper = new Swiper(view, {
    slidesPerView: 'auto',
    initialSlide,
    lazyPreloadPrevNext: 1,
    grabCursor: true,
    ...options[props.name],
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { speed: 0 }),
  })
  connectControls(root, view, swiper, props)
}

function slideInView(view: HTMLElement): number {
  const slides = [...view.querySelectorAll('.carousel__slide')]
  const start = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return getComputedStyle(view).direction === 'rtl' ? -right : left
  }
  const distances = slides.map((slide) => Math.abs(start(slide) - start(view)))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
