/** The pause before the cycle, in milliseconds: first the heading is read. */
const pauseMs = 2000

// Not displayed, and so never in view, with reduced motion and with forced colors (hero-motion.css).
const motion = document.querySelector<HTMLElement>('.hero__motion')
if (motion) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    // Without its script or its frames the picture stays as it is.
    moveLater(motion).catch(() => {})
  })
  observer.observe(motion)
}

/** Moves the machine of the home page after everything else is loaded. */
async function moveLater(motion: HTMLElement): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  const { playCycle } = await import('./hero-motion/play-cycle.ts')
  await playCycle(motion)
}
