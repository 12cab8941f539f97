import { describe, expect, test } from 'vitest'
import { type MachineKey, machineKeys } from '../../../content/registry/machines.ts'
import { linesOf } from '../../../content/registry/processes.ts'
import { maxShotShare } from '../../../src/sizing/rules/candidate.ts'
import { compounds } from '../../../src/sizing/rules/compounds.ts'
import { clampForce, clampMargin, waste } from '../../../src/sizing/rules/job.ts'
import { traits } from '../../../src/sizing/rules/press-models.ts'
import { collectAuxiliaries, plannedThroughput } from '../../../src/sizing/rules/production-line.ts'
import { cuttingForce } from '../../../src/sizing/rules/punching.ts'
import { answer } from '../../support/content/sizing.ts'
import { machines, models } from '../../support/content/table-models.ts'

/** Checks the worked cycle of each press against its table and the sizing, as a buyer's engineer would. */

/** Cured density, g/cm3 (common data sheets). */
const density = { iir: 1.2, nr: 1.1, nbr: 1.25, epdm: 1.1, fkm: 1.85, htv: 1.15, lsr: 1.12, friction: 2.2 }

const cycles = machineKeys.flatMap((key) => {
  const { cycle } = machines[key].neutral
  const model = models.find((candidate) => candidate.key === key && candidate.model === cycle?.model)
  return cycle && model ? [{ ...cycle, key, of: model }] : []
})

test('each of the twelve molding machines has a worked cycle that is the sum of its parts', () => {
  expect(cycles).toHaveLength(12)
  for (const { key, cycleTime, partsPerHour, cavities, ...cycle } of cycles) {
    const parts = [cycle.loadTime, cycle.closeTime, cycle.injectTime ?? 0, cycle.cureTime, cycle.openTime]
    expect(cycleTime, key).toBe(parts.reduce((sum, part) => sum + part, 0))
    expect(partsPerHour, key).toBe(Math.floor((3600 / cycleTime) * cavities))
  }
})

test('the worked cycle has the cure time of its wall', () => {
  // Heat reaches the middle of a wall s after about 2.6 x s^2 (a = 0.1 mm2/s); warm injected stock needs half of it, and
  // chemistry 30 s at least. Liquid silicone: 5 s/mm and 5 to 15 s. Friction material: 15 to 30 s/mm.
  for (const { key, compound, wallThickness: wall, cureTime, injectTime } of cycles) {
    const heat = 2.6 * wall ** 2
    const [least, most] =
      compound === 'lsr'
        ? [4 * wall + 5, 6 * wall + 15]
        : compound === 'friction'
          ? [15 * wall, 30 * wall]
          : [(injectTime ? 0.5 : 1) * heat + 30, heat + 320]
    expect(cureTime, key).toBeGreaterThanOrEqual(least ?? 0)
    expect(cureTime, key).toBeLessThanOrEqual(most ?? 0)
  }
})

/** Outlines of the molded parts, seen along the press's axis, mm: a circle or a rectangle. */
const outlines: Partial<Record<MachineKey, number | [length: number, width: number]>> = {
  HF: [200, 45],
  VF: 19,
  brakeHP: [110, 60],
  TPPress: 85,
  HIFLRubber: 90,
  HIFLSilicone: 50.5,
  VIAORubber: 60,
  VIAOSilicone: [200, 50],
  VIFL: 95,
  VIFO: 100,
  LV1: 48,
  LV2: [165, 105],
}

test('the worked cycle sets the clamp force that its mold needs by the pressure of the sizing', () => {
  for (const { key, of, compound, molds, cavities, projectedArea, forceUsed = 0 } of cycles) {
    const clamp = of.number('clampForce') ?? 0
    const { pressure } = compounds[compound].molding[traits[key]?.process ?? 'injection'] ?? {}
    const needed = clampForce((projectedArea * cavities) / molds, pressure?.plan ?? 0)
    expect(forceUsed, key).toBeGreaterThanOrEqual(needed)
    expect(forceUsed - needed, key).toBeLessThanOrEqual(5)
    expect(forceUsed, key).toBeLessThanOrEqual(clamp)
    // A hot press or vacuum press is chosen by its platen.
    if (key !== 'HF' && key !== 'VF') expect(needed / clampMargin / clamp, key).toBeGreaterThanOrEqual(0.49)
  }
})

describe('a worked cycle entered into the sizing returns its own model, cavities and times', () => {
  const query = ({ key, compound, cavities, partWeight, wallThickness, projectedArea }: (typeof cycles)[number]) => ({
    material: compound,
    process: traits[key]?.process ?? 'injection',
    area: projectedArea,
    thickness: wallThickness,
    weight: partWeight,
    cavities,
  })

  test.each(cycles.map((cycle) => [cycle.model, cycle] as const))('%s', (model, cycle) => {
    const shape = outlines[cycle.key] ?? 0
    const outline = typeof shape === 'number' ? { diameter: shape } : { length: shape[0], width: shape[1] }
    const sizes = [{}, outline, ...(cycle.compound === 'friction' ? [{ ...outline, inserts: 'yes' }] : [])]
    for (const size of sizes) {
      const [first] = answer({ ...query(cycle), ...size }).fitting
      expect(first?.press.model).toBe(model)
      expect(first?.cavities).toBe(cycle.cavities)
      expect(first?.molds).toBe(cycle.molds)
      const [shortest = 0, longest = 0] = first?.cycle.total ?? []
      expect(cycle.cycleTime).toBeGreaterThanOrEqual(shortest)
      expect(cycle.cycleTime).toBeLessThanOrEqual(longest)
    }
  })
})

test('the worked cycle takes 55 to 85 % of the injection volume with its runners, and the unit keeps up', () => {
  for (const { key, of, compound, cavities, partWeight, injectTime, cureTime, openTime } of cycles) {
    if (!injectTime || traits[key]?.process !== 'injection') continue
    const liquid = compound === 'lsr' && of.sheet('liquidInjectionVolume') !== undefined
    const volume = liquid ? Number(of.sheet('liquidInjectionVolume')) : (of.number('injectionVolume') ?? 0)
    const rate = liquid ? Number(of.sheet('liquidInjectionRate')) : (of.number('maxInjectionRate') ?? 1)
    const filled = Number(of.sheet(liquid ? 'liquidMeteringRate' : 'plasticizingRate'))
    const shot = ((cavities * partWeight) / density[compound]) * (1 + waste.injection)
    expect(shot / volume, `${key} shot`).toBeLessThan(maxShotShare)
    expect(shot / volume, `${key} shot`).toBeGreaterThan(0.55)
    expect(injectTime, `${key} injection`).toBeGreaterThanOrEqual(shot / rate)
    // The next shot is prepared while this one cures and is taken out.
    const filling = ((shot * density[compound]) / 1000 / filled) * 3600
    expect(filling, `${key} screw`).toBeLessThanOrEqual(cureTime + openTime)
  }
})

test('the press reaches its closing and opening times with the speeds of its table', () => {
  // travel from the open position to a mold of medium thickness; the last 5 mm under pressure
  for (const { key, of, closeTime, openTime, molds } of cycles) {
    const [thinnest = 0, thickest = 0] = of.sheet('moldThickness') as number[]
    const travel = ((of.number('heatingPlatesDistance') ?? 0) - (thinnest + thickest) / 2) * molds
    const closing = travel / Number(of.sheet('closingSpeed')) + 5 / Number(of.sheet('pressingSpeed')) + 1
    expect(closeTime, key).toBeGreaterThanOrEqual(closing)
    expect(openTime, key).toBeGreaterThanOrEqual(travel / Number(of.sheet('openingSpeed')))
  }
})

test('the largest punching machine cuts the sheets of the worked cycles in one stroke', () => {
  const largest = models.filter(({ key }) => key === 'Punching').at(-1)
  for (const key of ['VF', 'HF'] as const) {
    const { molds, cavities } = cycles.find((cycle) => cycle.key === key) ?? { molds: 1, cavities: 0 }
    const shape = outlines[key] ?? 0
    const edgeLength = typeof shape === 'number' ? Math.PI * shape : 2 * (shape[0] + shape[1])
    const tons = (edgeLength * (cavities / molds) * cuttingForce) / 9806.65
    expect(tons, key).toBeLessThanOrEqual(largest?.number('clampForce') ?? 0)
  }
})

test('in each line the largest model of the next machine is fast enough for the worked cycle', () => {
  // kg/h of the press against kg/h of mill, cutter, deflashing, separating, washing and post-curing
  for (const { key, partsPerHour, partWeight } of cycles) {
    const kilograms = (partsPerHour * partWeight) / 1000
    for (const { link } of linesOf(key)[0]?.stages ?? []) {
      for (const other of link.filter((candidate) => candidate !== key)) {
        // Post-curing takes hours: several drums share it, or an oven with trays.
        if (other === 'HotDry') continue
        const rates = collectAuxiliaries(other, machines[other].neutral)
          .filter((model) => 'throughput' in model)
          .map(plannedThroughput)
        if (rates.length === 0) continue
        const fastest = Math.max(...rates)
        expect(fastest, `${other} after ${key}, ${kilograms} kg/h`).toBeGreaterThanOrEqual(kilograms)
      }
    }
  }
})
