import Swiper from 'swiper'
import { connectControls } from './controls.ts'
import { swiperOptions } from './options.ts'
import type { CarouselProps } from './props.ts'

/** Starts Swiper on a row of slides at the visitor's scroll position. */
export function hydrate(root: HTMLElement): void {
  const props = JSON.parse(root.dataset.props ?? '{}') as CarouselProps
  const view = root.querySelector<HTMLElement>('.carousel__view')
  if (!view) return
  const reached = slideInView(view)
  // Swiper moves the row itself; a scroll offset would be added to its position.
  view.style.scrollSnapType = 'none'
  view.scrollLeft = 0
  const swiper = new Swiper(view, swiperOptions(props.name, reached))
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
