import Swiper from 'swiper'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'

export type CarouselProps = {
  name: 'company' | 'machine' | 'comparison'
  texts: { first: string; last: string; position: string }
}

/** The company's carousel accepts a click during its transition (loopPreventsSliding). */
const companyOptions = { loop: true, loopAdditionalSlides: 3, loopPreventsSliding: false, spaceBetween: 30, speed: 800 }

/** Starts Swiper on a row of slides at the visitor's scroll position; the style sheet sets widths and gaps of slides. */
export function hydrate(root: HTMLElement): void {
  const props = JSON.parse(root.dataset.props ?? '{}') as CarouselProps
  const view = root.querySelector<HTMLElement>('.carousel__view')
  if (!view) return
  const slides = view.querySelectorAll('.carousel__slide').length
  // The offset is negative from right to left.
  const initialSlide = Math.round((Math.abs(view.scrollLeft) / view.scrollWidth) * slides)
  // Swiper moves the row itself; a scroll offset would be added to its position.
  view.style.scrollSnapType = 'none'
  view.scrollLeft = 0
  const swiper = new Swiper(view, {
    slidesPerView: 'auto',
    initialSlide,
    lazyPreloadPrevNext: 1,
    grabCursor: true,
    ...(props.name === 'company' ? companyOptions : { speed: 400 }),
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { speed: 0 }),
  })
  connectControls(root, view, swiper, props.texts)
}

/** Connects arrows, dots, links and keys. Swiper's own arrows would lose the focus at the ends. */
function connectControls(root: HTMLElement, view: HTMLElement, swiper: Swiper, texts: CarouselProps['texts']): void {
  const previous = root.querySelector<HTMLButtonElement>('[data-previous]')
  const next = root.querySelector<HTMLButtonElement>('[data-next]')
  const status = root.querySelector<HTMLElement>('[data-status]')
  if (!previous || !next || !status) return

  const total = swiper.slides.length
  const goTo = (index: number) => (swiper.params.loop ? swiper.slideToLoop(index) : swiper.slideTo(index))
  const links = [...root.querySelectorAll<HTMLElement>('[data-go]')]

  previous.addEventListener('click', () => step(-1))
  next.addEventListener('click', () => step(1))
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      goTo(Number(link.dataset.go))
    })
  }
  const keys: Record<string, (() => void) | undefined> = {
    ArrowRight: () => step(swiper.rtl ? -1 : 1),
    ArrowLeft: () => step(swiper.rtl ? 1 : -1),
    Home: () => goTo(0),
    End: () => goTo(total - 1),
  }
  view.addEventListener('keydown', (event) => {
    const action = keys[event.key]
    if (!action || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    action()
  })
  swiper.on('realIndexChange', () => {
    update()
    status.textContent = fillPlaceholders(texts.position, { index: swiper.realIndex + 1, total })
  })
  update()

  function step(direction: 1 | -1): void {
    if (!isEnd(direction)) direction === 1 ? swiper.slideNext() : swiper.slidePrev()
    else if (status) status.textContent = direction === 1 ? texts.last : texts.first
  }

  function isEnd(direction: 1 | -1): boolean {
    return !swiper.params.loop && swiper.realIndex === (direction === 1 ? total - 1 : 0)
  }

  function update(): void {
    const current = swiper.realIndex
    // aria-disabled instead of disabled: a disabled button would lose the focus.
    previous?.setAttribute('aria-disabled', String(isEnd(-1)))
    next?.setAttribute('aria-disabled', String(isEnd(1)))
    for (const [index, link] of links.entries()) link.ariaCurrent = index === current ? 'true' : null
  }
}
