import { useEffect, useEffectEvent, useState } from 'react'

/** States of the modal's transition: `exited` is rendered but invisible, `unmounted` is not rendered. */
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
 * Transition of an element that opens and closes: unmounted, exited, entering, entered, exiting, exited, unmounted.
 * `dismiss` closes it even if `isOpen` is true; `onDismissed` is called after the transition.
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
    // The browser must paint the first state before the transition can run.
    if (next === 'entering' && state === 'exited') return afterPaint(() => arrive(next))
    const fadeEnds = next === 'entered' || (next === 'exited' && state === 'exiting')
    const timer = setTimeout(() => arrive(next), fadeEnds ? duration : 0)
    return () => clearTimeout(timer)
  }, [state, open, duration])

  // Each opening resets it.
  useEffect(() => setDismissed(false), [isOpen])

  return { state, dismiss: () => setDismissed(true) }
}

function afterPaint(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback)
  })
  return () => cancelAnimationFrame(frame)
}
