import { expect, test } from 'vitest'
import { type MachineKey, machineKeys } from '../../content/registry/machines.ts'
import type { SheetLabel } from '../../content/schema/data-sheet.ts'
import { moldOpenings } from '../../content/schema/data-sheet.ts'
import { type SpecLabel, specLabels } from '../../content/schema/spec-table.ts'
import { machines, models } from '../support/table-models.ts'

// The figures of the tables against each other: what a buyer's engineer would reckon on paper.

/** Standard gravity, m/s2: tonnes and kilograms of force. */
const gravity = 9.80665

/** Pump, valves and cylinder together, electric power to the plunger (common for industrial oil hydraulics). */
const hydraulicEfficiency = 0.85

/** Models that have all of these rows; never none. */
function having(...labels: SpecLabel[]) {
  const found = models.filter(({ number }) => labels.every((label) => number(label) != null))
  expect(found.length).toBeGreaterThan(0)
  return found
}

test('clamp force is plunger area x pressure, within 5 %', () => {
  // F = p x pi/4 x D^2; 1 t = 9.80665 kN (design, domain E2)
  for (const { model, number } of having('clampForce', 'plungerDiameter', 'maxOperatingPressure')) {
    const [force = 0, bore = 0, pressure = 0] = [
      number('clampForce'),
      number('plungerDiameter'),
      number('maxOperatingPressure'),
    ]
    const newtons = pressure * (Math.PI / 4) * bore ** 2
    expect(Math.abs(newtons / (gravity * 1000) / force - 1), model).toBeLessThan(0.05)
  }
})

test('the motor can inject at the given rate against the given pressure', () => {
  // P = p x Q / efficiency; 1 kgf/cm2 = 98066.5 Pa
  for (const { model, number } of having('injectionPressure', 'maxInjectionRate', 'motorPower')) {
    const power = ((number('injectionPressure') ?? 0) * 98066.5 * (number('maxInjectionRate') ?? 0)) / 1e6 / 1000
    expect(power / hydraulicEfficiency, model).toBeLessThanOrEqual(number('motorPower') ?? 0)
  }
})

test('a shot is injected in less than a minute', () => {
  for (const { model, number } of having('injectionVolume', 'maxInjectionRate')) {
    expect((number('injectionVolume') ?? 0) / (number('maxInjectionRate') ?? 1), model).toBeLessThan(45)
  }
})

test('the injection volume is the plunger swept', () => {
  // V = pi/4 x d^2 x s
  for (const { model, number, injectionPlunger } of having('injectionVolume')) {
    const [bore = 0, stroke = 0] = injectionPlunger ?? []
    const volume = ((Math.PI / 4) * bore ** 2 * stroke) / 1000
    expect(Math.abs(volume / (number('injectionVolume') ?? 1) - 1), model).toBeLessThan(0.05)
  }
})

test('the platens meet the thinnest mold, and the thickest leaves room to open', () => {
  // thinnest = daylight - stroke / daylights
  for (const { model, number, sheet } of having('heatingPlatesDistance', 'plungerStroke')) {
    const daylight = number('heatingPlatesDistance') ?? 0
    const travel = (number('plungerStroke') ?? 0) / Number(sheet('daylights'))
    const [thinnest = 0, thickest = 0] = sheet('moldThickness') as number[]
    expect(daylight - travel, model).toBe(thinnest)
    expect(number('minMoldThickness'), model).toBe(thinnest)
    expect(thickest, model).toBeGreaterThan(thinnest)
    expect(thickest, model).toBeLessThanOrEqual(daylight - 50)
  }
})

test('the platens bear the force: 4 to 10 MPa over the platen', () => {
  // DEGUMA gives 5-10 N/mm2 for presses (domain E2); molds smaller than the platen bear more.
  for (const { key, model, number, pair } of having('clampForce', 'plungerDiameter')) {
    const [length = 0, width = 0] = pair('platenSize') ?? []
    if (key === 'Punching') continue
    const load = ((number('clampForce') ?? 0) * gravity * 1000) / (length * width)
    expect(load, model).toBeGreaterThan(4)
    expect(load, model).toBeLessThan(10)
  }
})

test('heaters bring platens and mold to 180 degrees in the time given, and no longer than 110 minutes', () => {
  // t = m x c x dT / P: a platen of 70 mm on either side of each mold, a steel mold of 0.7 platen areas and mean
  // thickness (300 mm at most); c = 0.49 kJ/kgK, dT = 160 K, a fifth lost.
  for (const { model, number, pair, sheet } of having('heatingPower', 'heatingPlatesDistance')) {
    const [length = 0, width = 0] = pair('platenSize') ?? []
    const daylights = Number(sheet('daylights'))
    const [thinnest = 0, thickest = 0] = sheet('moldThickness') as number[]
    const mold = Math.min((thinnest + thickest) / 2, 300) / 1000
    const mass = ((length * width) / 1e6) * 7850 * ((1 + daylights) * 0.07 + daylights * 0.7 * mold)
    const minutes = (mass * 0.49 * 160) / ((number('heatingPower') ?? 1) * 0.8) / 60
    expect(Math.abs(Number(sheet('warmUpTime')) - minutes), model).toBeLessThanOrEqual(5)
    expect(minutes, model).toBeLessThan(110)
  }
})

test('a mill batch fits its rolls', () => {
  // Litres of a batch = 0.0065 to 0.0085 x D[cm] x L[cm] (domain E2); compound weighs about 1.1 to 1.5 kg/L, silicone
  // the least, filled rubber the most; a third on either side for what mills are asked to do.
  for (const { model, number, pair } of having('rollDiameter', 'rollWorkingLength')) {
    const area = ((number('rollDiameter') ?? 0) / 10) * ((number('rollWorkingLength') ?? 0) / 10)
    const [least = 0, most = 0] = pair('singleBatchFeedingCapacity') ?? []
    expect(least, model).toBeGreaterThan(0.0065 * area * 1.1 * 0.5)
    expect(most, model).toBeLessThan(0.0085 * area * 1.5 * 1.34)
  }
})

test('machines weigh what machines of their size weigh, gross more than net', () => {
  // kg per cubic metre of the machine's box: sheet-metal machines about 50, mills up to 950.
  for (const { model, number, pair } of having('netWeight')) {
    const [length = 0, width = 0, height = 0] = pair('machineSize') ?? []
    const density = (number('netWeight') ?? 0) / ((length * width * height) / 1e9)
    expect(density, model).toBeGreaterThan(45)
    expect(density, model).toBeLessThan(950)
    expect((number('grossWeight') ?? 0) / (number('netWeight') ?? 1), model).toBeGreaterThan(1.03)
    expect((number('grossWeight') ?? 0) / (number('netWeight') ?? 1), model).toBeLessThan(1.2)
  }
})

test('a larger model of a machine is larger, heavier and stronger', () => {
  for (const key of machineKeys) {
    const rows = machines[key].neutral.specTable?.rows ?? []
    for (const label of ['clampForce', 'netWeight', 'motorPower', 'mainMotorPower', 'heatingPower'] as const) {
      const values = (rows.find((row) => row.label === label)?.values ?? []) as number[]
      expect(values, `${key} ${label}`).toEqual([...values].sort((a, b) => a - b))
    }
  }
})

test('every label of the specification stands in some table', () => {
  const used = new Set(machineKeys.flatMap((key) => machines[key].neutral.specTable?.rows.map(({ label }) => label)))
  expect(Object.keys(specLabels).filter((label) => !used.has(label as SpecLabel))).toEqual([])
})

test('connected load and current agree: I = P / (1.732 x U x cos phi)', () => {
  for (const { model, number, sheet } of models) {
    const load = Number(sheet('connectedLoad'))
    expect(load, model).toBeGreaterThanOrEqual(number('totalPower') ?? number('mainMotorPower') ?? 0)
    expect(Number(sheet('ratedCurrent')), model).toBe(Math.ceil((load * 1000) / (Math.sqrt(3) * 380 * 0.85)))
  }
})

test('pumps give what their motors can: Q = P x efficiency / p; the tank holds three minutes of it', () => {
  for (const { model, number, sheet } of having('motorPower', 'maxOperatingPressure')) {
    const flow = ((number('motorPower') ?? 0) * hydraulicEfficiency * 60) / (number('maxOperatingPressure') ?? 1)
    expect(Math.abs(Number(sheet('pumpFlow')) - flow), model).toBeLessThanOrEqual(1)
    expect(Number(sheet('oilVolume')), model).toBeGreaterThan(3 * flow)
  }
})

test('punching: the pump moves the plunger down and back as often as the strokes say', () => {
  // t = A x s / Q down, half of it back (ring side), and 2 s for slide and hands
  for (const { model, number, sheet } of having('plungerStroke', 'plungerDiameter').filter(
    ({ key }) => key === 'Punching',
  )) {
    const swept = ((Math.PI / 4) * (number('plungerDiameter') ?? 0) ** 2 * (number('plungerStroke') ?? 0)) / 1e6
    const seconds = (swept / Number(sheet('pumpFlow'))) * 60 * 1.5 + 2
    expect(Number(sheet('strokesPerMinute')), model).toBeLessThanOrEqual(60 / seconds)
    expect(Number(sheet('strokesPerMinute')), model).toBeGreaterThan(60 / seconds - 1)
  }
})

test('cooling water carries the heat away, 4 to 12 K warmer', () => {
  // P = Q x 4.19 kJ/kgK x dT: a quarter of a press motor, a third of an injection motor and the barrel, 0.6 of a mill's
  for (const { key, model, number, sheet } of models) {
    const water = Number(sheet('coolingWater') ?? 0)
    if (!water) continue
    const motor = number('motorPower') ?? number('mainMotorPower') ?? 0
    const shot = (number('injectionVolume') ?? 0) / 1000
    const share = key.endsWith('Mill') ? 0.6 : shot ? 0.35 : 0.25
    const rise = ((share * motor + shot) * 60) / (water * 4.19)
    expect(rise, model).toBeGreaterThan(4)
    expect(rise, model).toBeLessThan(12)
  }
})

test('liquid silicone at 5 to 25 degrees is cooled by chilled water, and metered', () => {
  const meaning = (key: MachineKey, label: SheetLabel) =>
    machines[key].neutral.installation?.rows.find((row) => row.label === label)?.as
  expect(meaning('LV1', 'coolingWater')).toBe('chilledWater')
  expect(meaning('LV2', 'coolingWater')).toBe('chilledWater')
  expect(meaning('LV1', 'plasticizingRate')).toBe('meteringRate')
})

test('mills stop within 1.5 % of the surface speed', () => {
  // 29 CFR 1910.216(f): inches of travel <= 1.5 % of the feet per minute, so mm <= 1.25 x m/min
  for (const { model, number, sheet } of having('frontRollLinearSpeed')) {
    expect(Number(sheet('stoppingDistance')), model).toBeLessThanOrEqual(
      (number('frontRollLinearSpeed') ?? 0) * 1.25 + 1,
    )
  }
})

test('post-curing has 100 to 120 litres of fresh air a minute and kilogram, and the heat for it', () => {
  // what makers of silicone ask for; P = Q x 1.2 kg/m3 x 1.005 kJ/kgK x 180 K
  for (const { model, number, sheet } of having('maxSingleLoad').filter(({ key }) => key === 'HotDry')) {
    const air = Number(sheet('freshAirFlow'))
    const perKilogram = (air * 1000) / 60 / (number('maxSingleLoad') ?? 1)
    expect(perKilogram, model).toBeGreaterThanOrEqual(100)
    expect(perKilogram, model).toBeLessThanOrEqual(120)
    expect((air / 3600) * 1.2 * 1.005 * 180, model).toBeLessThan(number('heatingPower') ?? 0)
  }
})

test('the floor carries the machine on its frame: more than over the whole box, less than a point', () => {
  for (const { model, number, pair, sheet } of models) {
    const [length = 0, width = 0] = pair('machineSize') ?? []
    const spread = ((number('netWeight') ?? 0) * gravity) / 1000 / ((length * width) / 1e6)
    expect(Number(sheet('floorLoad')), model).toBeGreaterThan(spread)
    expect(Number(sheet('floorLoad')), model).toBeLessThan(spread * 2.5 + 2)
  }
})

test('packages weigh what the machine weighs gross, hold it, and fit a 40-foot high-cube container', () => {
  // ISO 668 and 1496: door 2340 x 2585 mm, inside length 12 030 mm, payload 26 t
  for (const { model, number, pair, packages } of models) {
    const [length = 0, width = 0, height = 0] = pair('machineSize') ?? []
    const volume = packages.reduce((sum, { size }) => sum + size[0] * size[1] * size[2], 0)
    expect(
      packages.reduce((sum, { weight }) => sum + weight, 0),
      model,
    ).toBe(number('grossWeight'))
    expect(volume / (length * width * height), model).toBeGreaterThan(0.45)
    expect(volume / (length * width * height), model).toBeLessThan(1.5)
    for (const { size, weight } of packages) {
      expect(size[0], model).toBeLessThanOrEqual(12_000)
      expect(size[1], model).toBeLessThanOrEqual(2300)
      expect(size[2], model).toBeLessThanOrEqual(2560)
      expect(weight, model).toBeLessThanOrEqual(26_000)
    }
  }
})

test('the longest package of a mill holds its rolls, journals and all', () => {
  for (const { model, number, packages } of models) {
    const roll = number('rollWorkingLength')
    if (roll) expect(Math.max(...packages.map(({ size }) => size[0])), model).toBeGreaterThan(roll * 1.9)
  }
})

test('washing takes three baths of 4 to 6 litres a kilogram', () => {
  const washers = models.filter(({ key }) => key === 'WashingDrying')
  for (const { model, number, sheet } of washers) {
    const perBath = Number(sheet('batchWater')) / 3 / (number('maxSingleLoad') ?? 0)
    expect(perBath, model).toBeGreaterThanOrEqual(4)
    expect(perBath, model).toBeLessThanOrEqual(6)
  }
  expect(washers.length).toBeGreaterThan(0)
})

test('what is delivered agrees with the standards and the options', () => {
  for (const key of machineKeys) {
    const { scope, standards } = machines[key].neutral
    // Interlocks and guards are safety-related parts of the control.
    if (scope?.standard.some((item) => item === 'interlocks' || item === 'guards' || item === 'millStops'))
      expect(standards, key).toContain('control')
    expect(
      scope?.options.filter((item) => (scope.standard as string[]).includes(item)),
      key,
    ).toEqual([])
  }
})

test('every mold opening type has its legend', () => {
  const codes = machineKeys.flatMap(
    (key) =>
      machines[key].neutral.specTable?.rows
        .find(({ label }) => label === 'moldOpeningType')
        ?.values.flatMap((value) => String(value).split(' / ')) ?? [],
  )
  expect(new Set(codes)).toEqual(new Set(Object.keys(moldOpenings)))
})
