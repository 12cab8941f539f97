import type { ReactNode } from 'react'
import { OnePieceCylinder, ScrewedCylinder } from './comparison/cylinder.tsx'
import { HollowPlunger, SolidPlunger } from './comparison/plunger.tsx'
import { PrecisionBars } from './comparison/precision.tsx'
import { LongGuide, ShortGuide } from './comparison/seals.tsx'
import { Sheet } from './sheet.tsx'

export type ComparisonSubject = 'cylinder' | 'plunger' | 'seals' | 'precision'

type ComparisonProps = {
  subject: ComparisonSubject
  side: 'own' | 'other'
  /** What the picture shows, where the text beside it does not say so already. */
  label?: string
  /** The tolerance with its unit, written on the dimension line of the precision drawing. */
  value?: string
}

/** The four technology comparisons as section drawings; both sides of one subject share a scale. */
export function ComparisonDrawing({ subject, side, label, value }: ComparisonProps) {
  return (
    <Sheet viewBox="0 0 480 440" tone={side} label={label}>
      {sections[subject][side](value)}
    </Sheet>
  )
}

const sections: Record<ComparisonSubject, Record<'own' | 'other', (value?: string) => ReactNode>> = {
  cylinder: { own: () => <OnePieceCylinder />, other: () => <ScrewedCylinder /> },
  plunger: { own: () => <SolidPlunger />, other: () => <HollowPlunger /> },
  seals: { own: () => <LongGuide />, other: () => <ShortGuide /> },
  precision: {
    own: (value) => <PrecisionBars band={0.1} best={0.08} label={value} />,
    other: (value) => <PrecisionBars band={0.5} label={value} />,
  },
}
