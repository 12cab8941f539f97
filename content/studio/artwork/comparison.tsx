import type { ReactElement } from 'react'
import { OnePieceCylinder, ScrewedCylinder } from './cylinder.tsx'
import { HollowPlunger, SolidPlunger } from './plunger.tsx'
import { PrecisionBars } from './precision.tsx'
import { LongGuide, ShortGuide } from './seals.tsx'

/** The four technology comparisons as section drawings; both sides of one subject share a scale. */
export const comparisons: Record<string, ReactElement> = {
  'cylinder-own': <OnePieceCylinder />,
  'cylinder-other': <ScrewedCylinder />,
  'plunger-own': <SolidPlunger />,
  'plunger-other': <HollowPlunger />,
  'seals-own': <LongGuide />,
  'seals-other': <ShortGuide />,
  'precision-own': <PrecisionBars band={0.1} best={0.08} />,
  'precision-other': <PrecisionBars band={0.5} />,
}
