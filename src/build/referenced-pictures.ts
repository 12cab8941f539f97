import factoryPictures from '../../content/registry/factory-pictures.json' with { type: 'json' }
import { machineKeys, machinePicture } from '../../content/registry/machines.ts'
import portfolio from '../../content/registry/portfolio.json' with { type: 'json' }
import { processes } from '../../content/registry/processes.ts'
import { type readMachineFiles, readSiteFile } from './read-content.ts'

/** Names of all pictures in content/images that pages show, without duplicates. */
export function referencedPictures(machines: ReturnType<typeof readMachineFiles>): string[] {
  const named = [
    ...machineKeys.flatMap((key) => {
      const { images, applicationImages } = machines[key].neutral
      return [machinePicture(key), ...[...images, ...applicationImages].map(({ img }) => img)]
    }),
    ...processes.flatMap(({ stages }) => stages.map(({ picture }) => picture)),
    ...portfolio.map(({ thumbnail }) => thumbnail),
    ...factoryPictures,
    ...readSiteFile().customers.map(({ picture }) => picture),
  ]
  return [...new Set(named)]
}
