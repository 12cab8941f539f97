import type { ReactNode } from 'react'

/** Line icons on a 24 unit grid. They repeat what the text beside them says, so they are hidden from readers. */

function Icon({ children, turns = false }: { children: ReactNode; turns?: boolean }) {
  return (
    <svg className={turns ? 'icon icon--turns' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Long thin arrow; points the other way in right-to-left pages. */
export function ArrowIcon() {
  return (
    <svg className="icon icon--wide icon--turns" viewBox="0 0 36 24" aria-hidden="true">
      <path d="M1 12h33M27 5.5l6.8 6.5l-6.8 6.5" />
    </svg>
  )
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="M6 9.5l6 6l6 -6" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M5 5l14 14M19 5L5 19" />
    </Icon>
  )
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M2 8.5h20M2 15.5h20" />
    </Icon>
  )
}

/** Loses its upright when the answer is open: the second path is the upright. */
export function PlusIcon() {
  return (
    <Icon>
      <path d="M3 12h18" />
      <path className="icon__upright" d="M12 3v18" />
    </Icon>
  )
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M7 4.5v15l12.5 -7.5z" />
    </Icon>
  )
}

export function MailIcon() {
  return (
    <Icon>
      <path d="M2.5 5h19v14h-19zM2.5 6l9.5 7.5l9.5 -7.5" />
    </Icon>
  )
}

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M5 3h4l2 5l-2.6 1.8a13 13 0 0 0 5.8 5.8l1.8 -2.6l5 2v4q0 2 -2 2C10.5 20.5 3.5 13.5 3 5q0 -2 2 -2z" />
    </Icon>
  )
}

/** A speech bubble with its tail at the lower left: any messaging service. */
export function ChatIcon() {
  return (
    <Icon>
      <path d="M3 21l1.4 -4.600a9 9 0 1 1 3.5 3.300z" />
      <path d="M8.5 12h.01M12 12h.01M15.5 12h.01" className="icon__dots" />
    </Icon>
  )
}

/** A letter-like note with two lines: a text message. */
export function MessageIcon() {
  return (
    <Icon>
      <path d="M3 4h18v13h-10l-4.5 4v-4H3zM7 9h10M7 12.500h6" />
    </Icon>
  )
}

export function VideoIcon() {
  return (
    <Icon>
      <path d="M2.5 5h19v14h-19zM10 9v6l5 -3z" />
    </Icon>
  )
}
