import type { Swiper } from 'swiper/types'
import type { CarouselProps } from './props.ts'

type Texts = CarouselProps['texts']

/**
 * Connects the page's own controls to a carousel: arrows, dots or counter, links to slides, arrow keys, and a polite
 * announcement of each move. These are real buttons and links; Swiper's modules use spans.
 */
export function connectControls(root: HTMLElement, view: HTMLElement, swiper: Swiper, { name, texts }: CarouselProps) {
  const previous = root.querySelector<HTMLButtonElement>('[data-previous]')
  const next = root.querySelector<HTMLButtonElement>('[data-next]')
  const place = root.querySelector<HTMLElement>('[data-pagination]')
  if (!previous || !next || !place) return

  const total = swiper.slides.length
  const goTo = (index: number) => (swiper.params.loop ? swiper.slideToLoop(index) : swiper.slideTo(index))
  const dots = name === 'company' ? makeDots(place, total, texts, goTo) : []
  const counter = name === 'machine' ? makeCounter(place) : undefined
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-go]')]
  const status = makeStatus(root)

  previous.addEventListener('click', () => step(-1))
  next.addEventListener('click', () => step(1))
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      goTo(Number(link.dataset.go))
    })
  }
  view.addEventListener('keydown', (event) => {
    const move = keyMoves(event, swiper.rtl)
    if (move === undefined) return
    event.preventDefault()
    if (move === 'first') goTo(0)
    else if (move === 'last') goTo(total - 1)
    else step(move)
  })
  swiper.on('realIndexChange', () => {
    update()
    status.textContent = position(texts, swiper.realIndex, total)
  })
  update()

  function step(direction: 1 | -1): void {
    if (ends(direction)) status.textContent = direction === 1 ? texts.last : texts.first
    else if (direction === 1) swiper.slideNext()
    else swiper.slidePrev()
  }

  /** Whether there is no further slide in this direction. */
  function ends(direction: 1 | -1): boolean {
    return !swiper.params.loop && swiper.realIndex === (direction === 1 ? total - 1 : 0)
  }

  function update(): void {
    const current = swiper.realIndex
    // aria-disabled instead of disabled: a disabled button would lose the focus.
    previous?.setAttribute('aria-disabled', String(ends(-1)))
    next?.setAttribute('aria-disabled', String(ends(1)))
    for (const [index, control] of [...dots.entries(), ...links.entries()]) {
      if (index === current) control.setAttribute('aria-current', 'true')
      else control.removeAttribute('aria-current')
    }
    if (counter) counter.textContent = `${current + 1} / ${total}`
  }
}

function makeDots(place: HTMLElement, total: number, texts: Texts, goTo: (index: number) => void): HTMLButtonElement[] {
  const dots = Array.from({ length: total }, (_, index) => {
    const dot = document.createElement('button')
    dot.type = 'button'
    dot.className = 'carousel__dot'
    dot.setAttribute('aria-label', texts.goTo.replace('{{index}}', String(index + 1)))
    dot.addEventListener('click', () => goTo(index))
    return dot
  })
  place.replaceChildren(...dots)
  return dots
}

/** "1 / 4" reads from left to right in every language. */
function makeCounter(place: HTMLElement): HTMLElement {
  const counter = document.createElement('bdi')
  counter.dir = 'ltr'
  place.replaceChildren(counter)
  return counter
}

function makeStatus(root: HTMLElement): HTMLElement {
  const status = document.createElement('p')
  status.className = 'hidden'
  status.setAttribute('role', 'status')
  root.append(status)
  return status
}

function position(texts: Texts, index: number, total: number): string {
  return texts.position.replace('{{index}}', String(index + 1)).replace('{{total}}', String(total))
}

function keyMoves(event: KeyboardEvent, rtl: boolean): 1 | -1 | 'first' | 'last' | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  if (event.key === 'ArrowRight') return rtl ? -1 : 1
  if (event.key === 'ArrowLeft') return rtl ? 1 : -1
  if (event.key === 'Home') return 'first'
  if (event.key === 'End') return 'last'
  return undefined
}
