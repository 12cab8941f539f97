/** The pause before the cycle, in milliseconds: first the heading is read. */
const pauseMs = 2000
/** Closing, a moment at rest and opening; motion of more than five seconds would need a button that stops it (WCAG 2.2.2). */
const cycleMs = 4800
/** The number of frames for which the closed machine rests. */
const restFrames = 8

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
  const image = new Image()
  image.src = motion.dataset.file ?? ''
  await image.decode()
  motion.style.backgroundImage = `url(${image.src})`
  motion.dataset.playing = ''
  const closing = framePositions(Number(motion.dataset.frames), Number(motion.dataset.columns))
  const closed = Array.from({ length: restFrames }, () => closing.at(-1))
  const keyframes = [...closing, ...closed, ...closing.reverse()].map((backgroundPosition) => ({
    backgroundPosition,
    easing: 'step-end',
  }))
  await motion.animate(keyframes as Keyframe[], cycleMs).finished
  motion.remove()
}

/** The background position of each frame of the grid. */
function framePositions(frames: number, columns: number): string[] {
  const rows = Math.ceil(frames / columns)
  return Array.from({ length: frames }, (_, frame) => {
    const [column, row] = [frame % columns, Math.floor(frame / columns)]
    return `${(100 * column) / (columns - 1)}% ${(100 * row) / (rows - 1)}%`
  })
}

/** Whether the visitor saves data or has a slow connection; Chromium only, false elsewhere. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
  return connection !== undefined && (connection.saveData || connection.effectiveType !== '4g')
}
