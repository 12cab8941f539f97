import { machines } from '../../../content/registry/machines.ts'
import type { PlanItem } from './parse-plan.ts'
import { type Package, type PlanModel, type UtilityLabel, utilityLabels } from './plan-models.ts'

/** The total requirements of a plan's machines, rounded to remove floating-point residue; weights in kg, volume in m3. */
export function sumTotals(items: readonly PlanItem[]) {
  const sum = (amount: (model: PlanModel) => number): number =>
    Math.round(items.reduce((total, { model, count }) => total + count * amount(model), 0) * 1000) / 1000
  const sumPackages = (amount: (part: Package) => number): number =>
    sum(({ packages }) => packages.reduce((total, part) => total + amount(part), 0))
  const volumeOf = ({ size: [length, width, height] }: Package) => (length * width * height) / 1e9
  const sumContained = (amount: (part: Package) => number) =>
    sumPackages((part) => (fitsContainer(part) ? amount(part) : 0))
  const utilities = utilityLabels.map((label) => [label, sum((model) => model.utilities[label] ?? 0)])
  return {
    /** Sums of the rows of the same name; simultaneous use of all machines. */
    utilities: Object.fromEntries(utilities) as Record<UtilityLabel, number>,
    netWeight: sum(({ netWeight }) => netWeight),
    /** Highest floor load under one machine, kN/m2. */
    floorLoad: Math.max(0, ...items.map(({ model }) => model.floorLoad)),
    people: Math.ceil(sum(({ key }) => (machines[key].automatic ? 0.5 : 1))),
    packages: {
      count: sum(({ packages }) => packages.length),
      grossWeight: sumPackages(({ weight }) => weight),
      volume: sumPackages(volumeOf),
      containers: countContainers(
        sumContained(volumeOf),
        sumContained(({ weight }) => weight),
      ),
    },
    /** Packages that do not fit into a container. */
    oversized: items.flatMap(({ model: { model, packages } }) =>
      packages.filter((part) => !fitsContainer(part)).map(({ size }) => ({ model, size })),
    ),
  }
}

/** 40 ft high-cube container: smallest sizes and door in mm; payload of 30,480 kg gross (ISO 668:2013) and 3,980 kg tare. */
export const container = {
  length: 11_998,
  width: 2330,
  height: 2655,
  door: { width: 2286, height: 2566 },
  payload: 26_500,
} as const

const containerVolume = (container.length * container.width * container.height) / 1e9

/** Whether a package fits through the door; it may only be turned around its vertical axis. Sizes in mm. */
export function fitsContainer({ size: [length, width, height], weight }: Package): boolean {
  const [long, short] = [Math.max(length, width), Math.min(length, width)]
  const fits = long <= container.length && short <= container.door.width && height <= container.door.height
  return fits && weight <= container.payload
}

/** Containers needed by volume and by weight; an estimate without a stowage plan. `volume` in m3, `weight` in kg. */
export function countContainers(volume: number, weight: number): number {
  return Math.ceil(Math.max(volume / containerVolume, weight / container.payload))
}
