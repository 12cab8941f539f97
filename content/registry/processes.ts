import type { ProcessId } from '../schema/page-texts.ts'
import { type MachineKey, ownLineOf } from './machines.ts'

export const processCategories = ['hotPress', 'compression', 'injection'] as const
export type ProcessCategory = (typeof processCategories)[number]

export type ProcessStage = { picture: string; link: MachineKey[] }
export type Process = { id: ProcessId; category: ProcessCategory; stages: ProcessStage[] }

/**
 * Production lines by stage: picture and linked machines. Names and texts are in pages/<lang>.json
 * (machines.processes). The catalogue shows one of each category; a machine page shows its own line (`linesOf`).
 */
export const processes: Process[] = [
  {
    id: 'spoon',
    category: 'hotPress',
    stages: [
      { picture: 'stages/silicone-sheet-off-mill', link: ['OpenMill', 'TwoRollMill'] },
      { picture: 'stages/silicone-strips-cut', link: ['SiliconeCutting'] },
      { picture: 'stages/silicone-preforms', link: [] },
      { picture: 'stages/spoons-in-mold', link: ['HF'] },
      { picture: 'stages/spoons-trimmed', link: ['Punching'] },
      { picture: 'stages/spoons-washed', link: ['WashingDrying'] },
      { picture: 'stages/spoons-post-cured', link: ['HotDry'] },
      { picture: 'stages/spoons-packed', link: ['WashingDrying'] },
    ],
  },
  {
    id: 'stopper',
    category: 'compression',
    stages: [
      { picture: 'stages/halobutyl-sheet-off-mill', link: ['OpenMill'] },
      { picture: 'stages/rubber-slabs-cut', link: ['RubberCutting'] },
      { picture: 'stages/rubber-slab-weighed', link: [] },
      { picture: 'stages/stoppers-in-mold', link: ['VF'] },
      { picture: 'stages/stoppers-trimmed', link: ['Punching'] },
      { picture: 'stages/stoppers-washed', link: ['WashingDrying'] },
      { picture: 'stages/stoppers-dried', link: ['HotDry'] },
      { picture: 'stages/stoppers-packed', link: [] },
    ],
  },
  {
    id: 'automotive',
    category: 'injection',
    stages: [
      { picture: 'stages/rubber-sheet-off-mill', link: ['OpenMill', 'TwoRollMill'] },
      { picture: 'stages/rubber-strips-cut', link: ['RubberCutting'] },
      { picture: 'stages/coated-inserts', link: [] },
      { picture: 'stages/bushings-in-mold', link: ['VIFL', 'VIFO', 'VIAORubber', 'HIFLRubber'] },
      { picture: 'stages/rubber-parts-deflashed', link: ['Deflashing', 'Feeder'] },
      { picture: 'stages/rubber-parts-washed', link: ['WashingDrying'] },
      { picture: 'stages/rubber-parts-post-cured', link: ['HotDry'] },
      { picture: 'stages/rubber-parts-packed', link: [] },
    ],
  },
  {
    id: 'brakePad',
    category: 'hotPress',
    stages: [
      { picture: 'stages/friction-mix', link: [] },
      { picture: 'stages/brake-preforms', link: [] },
      { picture: 'stages/brake-pads-in-mold', link: ['brakeHP'] },
      { picture: 'stages/brake-pads-cured', link: [] },
      { picture: 'stages/brake-pads-ground', link: [] },
      { picture: 'stages/brake-pads-coated', link: [] },
      { picture: 'stages/brake-pads-packed', link: [] },
    ],
  },
  {
    id: 'liquidSilicone',
    category: 'injection',
    stages: [
      { picture: 'stages/liquid-silicone-drums', link: [] },
      { picture: 'stages/liquid-silicone-mold', link: ['LV1', 'LV2'] },
      { picture: 'machines/punching-front', link: ['Punching'] },
      { picture: 'stages/nipples-washed', link: ['WashingDrying'] },
      { picture: 'stages/nipples-post-cured', link: ['HotDry'] },
      { picture: 'applications/baby-nipple', link: ['WashingDrying'] },
    ],
  },
  {
    id: 'solidInjection',
    category: 'injection',
    stages: [
      { picture: 'stages/silicone-sheet-off-mill', link: ['OpenMill', 'TwoRollMill'] },
      { picture: 'stages/silicone-strips-cut', link: ['SiliconeCutting'] },
      { picture: 'stages/spoons-in-mold', link: ['VIAOSilicone', 'HIFLSilicone'] },
      { picture: 'stages/spoons-trimmed', link: ['Punching'] },
      { picture: 'stages/spoons-washed', link: ['WashingDrying'] },
      { picture: 'stages/spoons-post-cured', link: ['HotDry'] },
      { picture: 'stages/spoons-packed', link: ['WashingDrying'] },
    ],
  },
  {
    id: 'transfer',
    category: 'compression',
    stages: [
      { picture: 'stages/rubber-sheet-off-mill', link: ['OpenMill', 'TwoRollMill'] },
      { picture: 'stages/rubber-slabs-cut', link: ['RubberCutting'] },
      { picture: 'stages/coated-inserts', link: [] },
      { picture: 'stages/bushings-in-mold', link: ['TPPress'] },
      { picture: 'stages/rubber-parts-deflashed', link: ['Deflashing', 'Feeder'] },
      { picture: 'stages/rubber-parts-post-cured', link: ['HotDry'] },
      { picture: 'stages/rubber-parts-packed', link: [] },
    ],
  },
]

/** The lines of a machine, its main line first. A machine page shows the first one and links to the others. */
export function linesOf(key: MachineKey): Process[] {
  const own = ownLineOf(key)
  const lines = processes.filter(({ stages }) => stages.some(({ link }) => link.includes(key)))
  return lines.sort((a, b) => Number(b.id === own) - Number(a.id === own))
}

/** Whether a text is a process category. */
export function isProcessCategory(text: string): text is ProcessCategory {
  return (processCategories as readonly string[]).includes(text)
}
