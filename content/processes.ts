import type { MachineKey } from './keys.ts'
import type { ProcessId } from './pages.ts'

export const processCategories = ['hotPress', 'compression', 'injection'] as const
export type ProcessCategory = (typeof processCategories)[number]

export type ProcessStage = { picture: string; link: MachineKey[] }
export type Process = { id: ProcessId; category: ProcessCategory; stages: ProcessStage[] }

/**
 * Production lines, stage by stage: picture and linked machines. Names and texts are in pages/<lang>.json
 * (machines.processes). The catalogue shows the first of each category; a machine page shows the line it stands in.
 */
export const processes: Process[] = [
  {
    id: 'spoon',
    category: 'hotPress',
    stages: [
      { picture: 'stages/spoon-mix', link: ['OpenMill', 'TwoRollMill'] },
      { picture: 'stages/spoon-cut', link: ['SiliconeCutting'] },
      { picture: 'stages/spoon-preform', link: [] },
      { picture: 'stages/spoon-mold', link: ['HF', 'VIAOSilicone', 'HIFLSilicone'] },
      { picture: 'stages/spoon-trim', link: ['Punching'] },
      { picture: 'stages/spoon-wash', link: ['WashingDrying'] },
      { picture: 'stages/spoon-cure', link: ['HotDry'] },
      { picture: 'stages/spoon-pack', link: [] },
    ],
  },
  {
    id: 'stopper',
    category: 'compression',
    stages: [
      { picture: 'stages/stopper-mix', link: ['OpenMill'] },
      { picture: 'stages/stopper-cut', link: ['RubberCutting'] },
      { picture: 'stages/stopper-preform', link: [] },
      { picture: 'stages/stopper-mold', link: ['VF', 'TPPress'] },
      { picture: 'stages/stopper-trim', link: ['Punching'] },
      { picture: 'stages/stopper-wash', link: ['WashingDrying'] },
      { picture: 'stages/stopper-cure', link: ['HotDry'] },
      { picture: 'stages/stopper-pack', link: [] },
    ],
  },
  {
    id: 'automotive',
    category: 'injection',
    stages: [
      { picture: 'stages/automotive-mix', link: ['OpenMill'] },
      { picture: 'stages/automotive-cut', link: ['RubberCutting'] },
      { picture: 'stages/automotive-insert', link: [] },
      { picture: 'stages/automotive-mold', link: ['VIFL', 'VIFO', 'VIAORubber', 'HIFLRubber'] },
      { picture: 'stages/automotive-trim', link: ['Deflashing', 'Feeder'] },
      { picture: 'stages/automotive-wash', link: ['WashingDrying'] },
      { picture: 'stages/automotive-cure', link: ['HotDry'] },
      { picture: 'stages/automotive-pack', link: [] },
    ],
  },
  {
    id: 'brakePad',
    category: 'hotPress',
    stages: [
      { picture: 'stages/brake-mix', link: [] },
      { picture: 'stages/brake-preform', link: [] },
      { picture: 'stages/brake-mold', link: ['brakeHP'] },
      { picture: 'stages/brake-cure', link: [] },
      { picture: 'stages/brake-grind', link: [] },
      { picture: 'stages/brake-coat', link: [] },
      { picture: 'stages/brake-pack', link: [] },
    ],
  },
  {
    id: 'liquidSilicone',
    category: 'injection',
    stages: [
      { picture: 'stages/liquid-dose', link: [] },
      { picture: 'stages/liquid-mold', link: ['LV1', 'LV2'] },
      { picture: 'stages/liquid-trim', link: ['Punching'] },
      { picture: 'stages/liquid-wash', link: ['WashingDrying'] },
      { picture: 'stages/liquid-cure', link: ['HotDry'] },
      { picture: 'stages/liquid-pack', link: [] },
    ],
  },
]

/** The line a machine page shows: the first process with a stage that links the machine, and that stage's index. */
export function processOf(key: MachineKey): { process: Process; stage: number } | undefined {
  for (const process of processes) {
    const stage = process.stages.findIndex(({ link }) => link.includes(key))
    if (stage >= 0) return { process, stage }
  }
}

/** Is this text a process tab's name? */
export function isProcessCategory(text: string): text is ProcessCategory {
  return (processCategories as readonly string[]).includes(text)
}
