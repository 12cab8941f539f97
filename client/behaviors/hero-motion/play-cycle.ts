/** Closing, a moment at rest and opening; motion of more than five seconds would need a button that stops it (WCAG 2.2.2). */
const cycleMs = 4900
/** The number of frames for which the closed machine rests. */
const restFrames = 20

/** Plays the cycle of a machine once, unless the visitor saves data. @throws if the frames cannot be loaded */
export async function playCycle(motion: HTMLElement): Promise<void> {
  if (savesData()) return
  const { file = '', frames, columns } = motion.dataset
  const image = new Image()
  image.src = file
  await image.decode()
  motion.style.backgroundImage = `url(${file})`
  motion.dataset.playing = ''
  const closing = framePositions(Number(frames), Number(columns))
  const closed = Array.from({ length: restFrames }, () => closing.at(-1) ?? '')
  const backgroundPosition = [...closing, ...closed, ...closing.toReversed()]
  await motion.animate({ backgroundPosition, easing: 'step-end' }, cycleMs).finished
  motion.remove()
}

/** The background position of each frame of the grid. */
function framePositions(frames: number, columns: number): string[] {
  const rows = Math.ceil(frames / columns)
  const share = (index: number, count: number) => `${(100 * index) / (count - 1)}%`
  return Array.from(
    { length: frames },
    (_, frame) => `${share(frame % columns, columns)} ${share(Math.floor(frame / columns), rows)}`,
  )
}

/** Whether the visitor saves data or has a slow connection; Chromium only, false elsewhere. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
  return connection !== undefined && (connection.saveData || connection.effectiveType !== '4g')
}
