import { useEffect, useEffectEvent, useState } from 'react'

/** Where the modal's fade is: `exited` is there but not visible, `unmounted` holds nothing. */
export type FadeState = 'unmounted' | 'exited' | 'entering' | 'entered' | 'exiting'

const opening: Partial<Record<FadeState, FadeState>> = {
  unmounted: 'exited',
  exited: 'entering',
  entering: 'entered',
  exiting: 'entering',
}

const closing: Partial<Record<FadeState, FadeState>> = {
  entered: 'exiting',
  entering: 'exiting',
  exiting: 'exited',
  exited: 'unmounted',
}

/**
 * The fade of a thing that opens and closes: unmounted, exited, entering, entered, exiting, exited, unmounted. `dismiss`
 * closes it from inside, however `isOpen` stands; `onDismissed` is called when that is over.
 */
export function useTransitionState(isOpen: boolean, duration: number, onDismissed: (() => void) | undefined) {
  const [state, setState] = useState<FadeState>('unmounted')
  const [dismissed, setDismissed] = useState(false)
  const open = isOpen && !dismissed

  const arrive = useEffectEvent((next: FadeState) => {
    setState(next)
    if (next === 'unmounted' && dismissed) onDismissed?.()
  })

  useEffect(() => {
    const next = open ? opening[state] : closing[state]
    if (!next) return
    // The browser has to paint the start of a transition before it can run.
    if (next === 'entering' && state === 'exited') return afterPaint(() => arrive(next))
    const fadeEnds = next === 'entered' || (next === 'exited' && state === 'exiting')
    const timer = setTimeout(() => arrive(next), fadeEnds ? duration : 0)
    return () => clearTimeout(timer)
  }, [state, open, duration])

  // Each opening starts afresh.
  useEffect(() => setDismissed(false), [isOpen])

  return { state, dismiss: () => setDismissed(true) }
}

function afterPaint(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback)
  })
  return () => cancelAnimationFrame(frame)
}
