import type { ReactNode } from 'react'
import type { MachineKey } from '../../../content/keys.ts'
import { Kept } from '../fragment.tsx'
import { ColumnPress } from './machines/column-press.tsx'
import { Cutter } from './machines/cutter.tsx'
import { Drum } from './machines/drum.tsx'
import { Feeder } from './machines/feeder.tsx'
import { FramePress } from './machines/frame-press.tsx'
import { HorizontalInjection } from './machines/horizontal-injection.tsx'
import { LiquidInjection } from './machines/liquid-injection.tsx'
import { Mill } from './machines/mill.tsx'
import { Pad } from './machines/pad.tsx'
import { Product } from './machines/products.tsx'
import { Punch } from './machines/punch.tsx'
import { Spoon } from './machines/spoon.tsx'
import { TransferPress } from './machines/transfer-press.tsx'
import { VerticalInjection } from './machines/vertical-injection.tsx'
import { Washer } from './machines/washer.tsx'
import { Sheet } from './sheet.tsx'

/** Machines that look alike share a drawing; the last three are products, not machines. */
const drawings = {
  press: () => <ColumnPress vacuum={false} />,
  vacuumPress: () => <ColumnPress vacuum={true} />,
  framePress: () => <FramePress />,
  transferPress: () => <TransferPress />,
  horizontalInjection: () => <HorizontalInjection />,
  verticalInjection: () => <VerticalInjection />,
  liquidInjection: () => <LiquidInjection />,
  mill: () => <Mill />,
  cutter: () => <Cutter />,
  drum: () => <Drum />,
  washer: () => <Washer />,
  feeder: () => <Feeder />,
  punch: () => <Punch />,
  product: () => <Product />,
  spoon: () => <Spoon />,
  pad: () => <Pad />,
} as const satisfies Record<string, () => ReactNode>

export type DrawingFamily = keyof typeof drawings

type MachineDrawingProps = {
  family: DrawingFamily
  /** Only where no text beside the drawing names the machine. */
  label?: string
  /** Shown less than about 300 px wide, as in the menu. */
  small?: boolean
}

/** The drawing that stands in where a machine has no picture yet, or beside it. */
export function MachineDrawing({ family, label, small = false }: MachineDrawingProps) {
  return (
    <Sheet viewBox="0 0 800 600" tone={small ? 'small' : 'own'} label={label}>
      <Kept as="g" name={`drawing ${family}`}>
        {drawings[family]()}
      </Kept>
    </Sheet>
  )
}

const families = {
  brakeHP: 'framePress',
  HF: 'press',
  HIFLRubber: 'horizontalInjection',
  HIFLSilicone: 'horizontalInjection',
  LV1: 'liquidInjection',
  LV2: 'liquidInjection',
  TPPress: 'transferPress',
  VF: 'vacuumPress',
  VIAORubber: 'verticalInjection',
  VIAOSilicone: 'verticalInjection',
  VIFL: 'verticalInjection',
  VIFO: 'verticalInjection',
  TwoRollMill: 'mill',
  WashingDrying: 'washer',
  HotDry: 'drum',
  Deflashing: 'drum',
  SiliconeCutting: 'cutter',
  RubberCutting: 'cutter',
  OpenMill: 'mill',
  Feeder: 'feeder',
  Punching: 'punch',
} as const satisfies Record<MachineKey, DrawingFamily>

export function familyOf(key: MachineKey): DrawingFamily {
  return families[key]
}
