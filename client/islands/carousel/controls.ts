import type { Swiper } from 'swiper/types'
import type { CarouselProps } from './carousel-island.ts'

/**
 * Connects the page's own controls to a carousel: arrows, dots or links to slides, counter, arrow keys, and a polite
 * announcement of each move. Swiper's own arrows are disabled at the ends, which takes the focus from them.
 */
export function connectControls(root: HTMLElement, view: HTMLElement, swiper: Swiper, { texts }: CarouselProps) {
  const previous = root.querySelector<HTMLButtonElement>('[data-previous]')
  const next = root.querySelector<HTMLButtonElement>('[data-next]')
  const counter = root.querySelector('[data-pagination] > bdi')
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
    const index = String(swiper.realIndex + 1)
    status.textContent = texts.position.replace('{{index}}', index).replace('{{total}}', String(total))
  })
  update()

  function step(direction: 1 | -1): void {
    if (!isEnd(direction)) direction === 1 ? swiper.slideNext() : swiper.slidePrev()
    else if (status) status.textContent = direction === 1 ? texts.last : texts.first
  }

  /** Whether there is no further slide in this direction. */
  function isEnd(direction: 1 | -1): boolean {
    return !swiper.params.loop && swiper.realIndex === (direction === 1 ? total - 1 : 0)
  }

  function update(): void {
    const current = swiper.realIndex
    // aria-disabled instead of disabled: a disabled button would lose the focus.
    previous?.setAttribute('aria-disabled', String(isEnd(-1)))
    next?.setAttribute('aria-disabled', String(isEnd(1)))
    for (const [index, control] of links.entries()) {
      if (index === current) control.setAttribute('aria-current', 'true')
      else control.removeAttribute('aria-current')
    }
    if (counter) counter.textContent = `${current + 1} / ${total}`
  }
}
