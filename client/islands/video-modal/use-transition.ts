import { useEffect, useEffectEvent, useState } from 'react'

/** States of the modal's transition: `exited` is rendered but invisible, `unmounted` is not rendered. */
type TransitionState = 'unmounted' | 'exited' | 'entering' | 'entered' | 'exiting'

type NextState = Partial<Record<TransitionState, TransitionState>>

const opening: NextState = { unmounted: 'exited', exited: 'entering', entering: 'entered', exiting: 'entering' }
const closing: NextState = { entering: 'exiting', entered: 'exiting', exiting: 'exited', exited: 'unmounted' }

/**
 * Transition of an element that opens and closes: unmounted, exited, entering, entered, exiting, exited, unmounted.
 * `duration` is that of the fade in milliseconds. `dismiss` closes the element even if `isOpen` is true; `onDismissed` is
 * called after the transition.
 */
export function useTransitionState(isOpen: boolean, duration: number, onDismissed: (() => void) | undefined) {
  const [state, setState] = useState<TransitionState>('unmounted')
  const [dismissed, setDismissed] = useState(false)
  const next = (isOpen && !dismissed ? opening : closing)[state]

  const enter = useEffectEvent((state: TransitionState) => {
    setState(state)
    if (state === 'unmounted' && dismissed) onDismissed?.()
  })

  useEffect(() => {
    if (!next) return
    const isFadeEnd = next === 'entered' || (next === 'exited' && state === 'exiting')
    const timer = setTimeout(() => enter(next), isFadeEnd ? duration : 0)
    return () => clearTimeout(timer)
  }, [state, next, duration])

  // Each opening resets it.
  useEffect(() => setDismissed(false), [isOpen])

  return { state, dismiss: () => setDismissed(true) }
}
