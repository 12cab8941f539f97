/** The pause before the cycle, in milliseconds: first the heading is read. */
const pauseMs = 2000

const motion = document.querySelector<HTMLElement>('.hero__motion')
const isWelcome = matchMedia('(prefers-reduced-motion: no-preference) and (forced-colors: none)').matches

if (motion && isWelcome && !savesData()) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    // Without the frames the picture stays as it is.
    playCycle(motion).catch(() => undefined)
  })
  observer.observe(motion.parentElement as HTMLElement)
}

/** Plays the cycle of the home page's machine once, after everything else is loaded. */
async function playCycle(motion: HTMLElement): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  const frames = new Image()
  frames.src = motion.dataset.frames ?? ''
  await frames.decode()
  motion.style.backgroundImage = `url(${frames.src})`
  motion.dataset.playing = ''
  motion.addEventListener('animationend', () => motion.remove())
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
