import { expect, test } from 'vitest'
import { type MachineKey, machineKeys } from '../../../content/registry/machines.ts'
import { moldOpenings, type SheetLabel } from '../../../content/schema/data-sheet.ts'
import { type SpecLabel, specLabels } from '../../../content/schema/spec-table.ts'
import { fitsContainer } from '../../../src/plan/rules/totals.ts'
import { machines, models } from '../../support/content/table-models.ts'

// Checks the figures of the tables against each other, with the formulas that a buyer's engineer would use.

/** Standard gravity, m/s2, converts tons and kilograms of force to newtons. */
const gravity = 9.80665

/** Share of the motor power that reaches the plunger through pump, valves and cylinder (industrial oil hydraulics). */
const hydraulicEfficiency = 0.85

/** The share while injecting: the motor may be overloaded by a few percent for the seconds of a shot. */
const injectionEfficiency = 0.8

/** Models that have all of these rows; fails if there is none. */
function having(...labels: SpecLabel[]) {
  const found = models.filter(({ number }) => labels.every((label) => number(label) != null))
  expect(found.length).toBeGreaterThan(0)
  return found
}

/** Machines with platens and a table of their own for them. */
const pressKeys = machineKeys.filter((key) => sheetRow(key, 'maxPlatenTemperature').length > 0)

function sheetRow(key: MachineKey, label: SheetLabel) {
  return machines[key].neutral.installation?.rows.find((row) => row.label === label)?.values ?? []
}

function tableRow(key: MachineKey, label: SpecLabel) {
  return machines[key].neutral.specTable?.rows.find((row) => row.label === label)?.values ?? []
}

function ascending(values: readonly unknown[]): boolean {
  const numbers = values.map(Number)
  return numbers.every((value, index) => index === 0 || value >= (numbers[index - 1] ?? 0))
}

test('clamp force is plunger area x pressure, within 5 %', () => {
  // F = p x pi/4 x D^2; 1 t = 9.80665 kN
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

test('the motor provides the injection rate at the full injection pressure', () => {
  // P = p x Q / efficiency; 1 kgf/cm2 = 98066.5 Pa
  for (const { model, number } of having('injectionPressure', 'maxInjectionRate', 'motorPower')) {
    const power = ((number('injectionPressure') ?? 0) * 98066.5 * (number('maxInjectionRate') ?? 0)) / 1e6 / 1000
    expect(power / injectionEfficiency, model).toBeLessThanOrEqual(number('motorPower') ?? 0)
  }
})

test('a full shot is injected within 40 seconds', () => {
  for (const { model, number } of having('injectionVolume', 'maxInjectionRate')) {
    expect((number('injectionVolume') ?? 0) / (number('maxInjectionRate') ?? 1), model).toBeLessThan(40)
  }
})

test('the injection volume is the volume that the plunger sweeps', () => {
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
  // DEGUMA gives 5-10 N/mm2 for presses; molds smaller than the platen bear more.
  for (const { key, model, number, pair } of having('clampForce', 'plungerDiameter')) {
    if (key === 'Punching') continue
    for (const [length = 0, width = 0] of [pair('platenSize'), pair('upperPlatenSize')].filter(
      (size) => size != null,
    )) {
      const load = ((number('clampForce') ?? 0) * gravity * 1000) / (length * width)
      expect(load, model).toBeGreaterThan(4)
      expect(load, model).toBeLessThan(10)
    }
  }
})

test('platen heaters reach 180 °C with a mold in the time given, at most 110 minutes, larger models not sooner', () => {
  // t = m x c x dT / P: a platen of 70 mm on either side of each mold, a steel mold of 0.7 platen areas and mean
  // thickness (300 mm at most); c = 0.49 kJ/kgK, dT = 160 K, one fifth of the power is lost.
  for (const { model, pair, sheet } of having('heatingPower', 'heatingPlatesDistance')) {
    const [length = 0, width = 0] = pair('platenSize') ?? []
    const daylights = Number(sheet('daylights'))
    const [thinnest = 0, thickest = 0] = sheet('moldThickness') as number[]
    const mold = Math.min((thinnest + thickest) / 2, 300) / 1000
    const mass = ((length * width) / 1e6) * 7850 * ((1 + daylights) * 0.07 + daylights * 0.7 * mold)
    const minutes = (mass * 0.49 * 160) / (Number(sheet('platenHeatingPower')) * 0.8) / 60
    expect(Math.abs(Number(sheet('warmUpTime')) - minutes), model).toBeLessThanOrEqual(5)
    expect(minutes, model).toBeLessThan(110)
  }
  for (const key of pressKeys) expect(ascending(sheetRow(key, 'warmUpTime')), key).toBe(true)
})

test('platens are heated with 1.8 to 4 W/cm2; the rest heats the barrel, the nozzle or the transfer pot', () => {
  for (const { model, number, pair, sheet } of having('heatingPower', 'heatingPlatesDistance')) {
    const area = ([length = 0, width = 0]: number[]) => (length * width) / 100
    const platen = area(pair('platenSize') ?? [])
    const upper = pair('upperPlatenSize')
    const heated = upper ? platen + area(upper) : platen * (1 + Number(sheet('daylights')))
    const power = Number(sheet('platenHeatingPower'))
    expect((power * 1000) / heated, model).toBeGreaterThanOrEqual(1.8)
    expect((power * 1000) / heated, model).toBeLessThan(4)
    expect(power, model).toBeLessThanOrEqual(number('heatingPower') ?? 0)
    expect(power, model).toBeGreaterThan((number('heatingPower') ?? 0) * 0.65)
  }
})

test('presses state their platens: temperature, uniformity, parallelism of at most 0.1 mm per meter', () => {
  for (const { key, model, pair, sheet } of having('heatingPlatesDistance')) {
    const longest = Math.max(...(pair('platenSize') ?? []))
    expect(Number(sheet('maxPlatenTemperature')), model).toBe(key === 'brakeHP' ? 250 : 220)
    expect(Number(sheet('temperatureUniformity')), model).toBeGreaterThanOrEqual(1)
    expect(Number(sheet('temperatureUniformity')), model).toBeLessThanOrEqual(4)
    expect(Number(sheet('parallelism')), model).toBeGreaterThan(0)
    expect(Number(sheet('parallelism')), model).toBeLessThanOrEqual(longest / 10_000 + 0.006)
  }
})

test('pressing speed is pump flow over plunger area, and a dry cycle takes what the speeds give', () => {
  // v = Q / A; t = fast approach + last 10 mm (injection: 5 mm) under pressure + opening + 2 s for the pressure
  for (const { model, number, sheet } of having('heatingPlatesDistance', 'plungerStroke')) {
    const area = (Math.PI / 4) * (number('plungerDiameter') ?? 0) ** 2
    const pressing = (Number(sheet('pumpFlow')) * 1e6) / 60 / area
    expect(Math.abs(Number(sheet('pressingSpeed')) / pressing - 1), model).toBeLessThan(0.05)
    const stroke = number('plungerStroke') ?? 0
    const slow = number('injectionVolume') ? 5 : 10
    const [closing, opening] = [Number(sheet('closingSpeed')), Number(sheet('openingSpeed'))]
    const seconds = (stroke - slow) / closing + slow / pressing + stroke / opening + 2
    expect(Math.abs(Number(sheet('dryCycleTime')) - seconds), model).toBeLessThanOrEqual(1)
  }
})

test('the mold weight limit carries a steel mold of 0.8 platen areas and the greatest thickness', () => {
  for (const { model, pair, sheet } of having('heatingPlatesDistance')) {
    const [length = 0, width = 0] = pair('platenSize') ?? []
    const [, thickest = 0] = sheet('moldThickness') as number[]
    const mass = length * width * thickest * 7.85e-6 * 0.8
    expect(Math.abs(Number(sheet('maxMoldWeight')) / mass - 1), model).toBeLessThan(0.06)
  }
})

test('tie bars leave room for the platen between left and right, on horizontal machines also between top and bottom', () => {
  for (const { key, model, pair } of having('tieBarDistance')) {
    const [length = 0, width = 0] = pair('platenSize') ?? []
    const [across = 0, depth = 0] = pair('tieBarDistance') ?? []
    expect(across, model).toBeGreaterThan(length)
    if (key.startsWith('HIFL')) expect(depth, model).toBeGreaterThan(width)
    else expect(depth, model).toBeLessThan(width)
  }
})

test('the pump evacuates the hood to 6 kPa in 15 to 25 seconds', () => {
  // t = V / S x ln(p0 / p1) (rotary vane pump), one fifth more for pipes and valves
  const vacuum = models.filter(({ sheet }) => sheet('hoodVolume') !== undefined)
  expect(vacuum.length).toBeGreaterThan(0)
  for (const { model, sheet } of vacuum) {
    expect(Number(sheet('vacuumPressure')), model).toBe(6)
    const flow = Number(sheet('vacuumPumpCapacity')) / 3.6
    const seconds = (Number(sheet('hoodVolume')) / flow) * Math.log(101.3 / 6) * 1.2
    expect(seconds, model).toBeGreaterThanOrEqual(15)
    expect(seconds, model).toBeLessThanOrEqual(25)
  }
})

test('the transfer cylinder presses on the pot with 20 to 30 MPa and reaches its bottom', () => {
  // the cylinder itself: F = p x A; the pot: p = F / A
  const transfer = models.filter(({ sheet }) => sheet('potDiameter') !== undefined)
  expect(transfer.length).toBeGreaterThan(0)
  for (const { model, number, sheet } of transfer) {
    const newtons = Number(sheet('transferForce')) * gravity * 1000
    const cylinder =
      (Math.PI / 4) * Number(sheet('transferPlungerDiameter')) ** 2 * (number('maxOperatingPressure') ?? 0)
    expect(Math.abs(cylinder / newtons - 1), model).toBeLessThan(0.05)
    const pot = (Math.PI / 4) * Number(sheet('potDiameter')) ** 2
    expect(newtons / pot, model).toBeGreaterThan(20)
    expect(newtons / pot, model).toBeLessThan(30)
    expect((Number(sheet('potVolume')) * 1000) / pot, model).toBeLessThanOrEqual(Number(sheet('transferStroke')))
  }
})

test('a full shot of liquid silicone is metered in at most 20 seconds', () => {
  // the shortest cycle that the page promises; 1.12 g/cm3
  const dosed = models.flatMap(({ key, model, number, sheet }) => {
    if (key === 'LV1') return [{ model, volume: number('injectionVolume'), rate: Number(sheet('plasticizingRate')) }]
    const volume = sheet('liquidInjectionVolume')
    return volume ? [{ model, volume: Number(volume), rate: Number(sheet('liquidMeteringRate')) }] : []
  })
  expect(dosed.length).toBe(7)
  for (const { model, volume = 0, rate } of dosed) {
    expect(((volume * 1.12) / 1000 / rate) * 3600, model).toBeLessThanOrEqual(20)
  }
})

test('a cutter feeds what its cuts and its throughput need', () => {
  // cuts of 20 mm: L x n <= v; throughput with sheet of 8 mm and full width: at most the feed, 1.15 to 1.2 g/cm3
  const cutters = models.filter(({ sheet }) => sheet('cutsPerMinute') !== undefined)
  expect(cutters.length).toBe(6)
  for (const { key, model, pair, sheet } of cutters) {
    const feed = Number(sheet('feedSpeed'))
    expect(Number(sheet('cutsPerMinute')) * 0.02, model).toBeLessThanOrEqual(feed)
    const [, width = 0] = pair('cuttingStripWidth') ?? []
    const full = (width / 1000) * 0.008 * feed * 60 * (key === 'SiliconeCutting' ? 1150 : 1200)
    const [, most = 0] = sheet('throughput') as number[]
    expect(most, model).toBeLessThanOrEqual(full)
    expect(most, model).toBeGreaterThan(full / 2)
  }
})

test('each feeder takes the output of the deflashing machine of its size, and two of its batches', () => {
  const [batches, drums] = [tableRow('Deflashing', 'singleBatchFeedingCapacity'), sheetRow('Deflashing', 'throughput')]
  const [loads, flows] = [tableRow('Feeder', 'maxSingleLoad'), sheetRow('Feeder', 'throughput')]
  for (const [index, flow] of flows.entries()) {
    expect((flow as number[])[1]).toBeGreaterThanOrEqual((drums[index] as number[])[1] ?? 0)
    expect(loads[index]).toBeGreaterThanOrEqual(2 * ((batches[index] as number[])[1] ?? 0))
  }
})

test('a brake press with two stations weighs and draws nearly twice as much', () => {
  for (const { model, number, sheet } of models.filter(({ sheet }) => sheet('stations') !== undefined)) {
    for (const [two, one] of [
      [sheet('twoStationWeight'), number('netWeight')],
      [sheet('twoStationLoad'), sheet('connectedLoad')],
    ]) {
      expect(Number(two) / Number(one), model).toBeGreaterThan(1.8)
      expect(Number(two) / Number(one), model).toBeLessThan(2)
    }
  }
})

test('a mill batch fits its rolls', () => {
  // Liters of a batch = 0.0065 to 0.0085 x D[cm] x L[cm]; compound weighs about 1.1 to 1.5 kg/L, silicone
  // the least, filled rubber the most; a tolerance of a third on either side for other uses of a mill.
  for (const { model, number, pair } of having('rollDiameter', 'rollWorkingLength')) {
    const area = ((number('rollDiameter') ?? 0) / 10) * ((number('rollWorkingLength') ?? 0) / 10)
    const [least = 0, most = 0] = pair('singleBatchFeedingCapacity') ?? []
    expect(least, model).toBeGreaterThan(0.0065 * area * 1.1 * 0.5)
    expect(most, model).toBeLessThan(0.0085 * area * 1.5 * 1.34)
  }
})

test('machines have a usual weight for their size, gross more than net', () => {
  // kg per cubic meter of the machine's box: sheet-metal machines about 50, mills up to 950.
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

test('every label of the specification is used in a table', () => {
  const used = new Set(machineKeys.flatMap((key) => machines[key].neutral.specTable?.rows.map(({ label }) => label)))
  expect(Object.keys(specLabels).filter((label) => !used.has(label as SpecLabel))).toEqual([])
})

test('connected load and current agree: I = P / (1.732 x U x cos phi)', () => {
  // cos phi is 1 for heaters and 0.85 for motors
  for (const { model, number, sheet } of models) {
    const load = Number(sheet('connectedLoad'))
    const heat = number('heatingPower') ?? 0
    expect(load, model).toBeGreaterThanOrEqual(number('totalPower') ?? number('mainMotorPower') ?? 0)
    expect(number('totalPower') ?? Number.POSITIVE_INFINITY, model).toBeGreaterThan(heat)
    const current = ((load - heat) / 0.85 + heat) / (Math.sqrt(3) * 0.38)
    expect(Number(sheet('ratedCurrent')), model).toBe(Math.ceil(current - 1e-9))
  }
})

test('pump flow matches the motor: Q = P x efficiency / p; the tank holds three minutes of flow', () => {
  for (const { model, number, sheet } of having('motorPower', 'maxOperatingPressure')) {
    const flow = ((number('motorPower') ?? 0) * hydraulicEfficiency * 60) / (number('maxOperatingPressure') ?? 1)
    expect(Math.abs(Number(sheet('pumpFlow')) - flow), model).toBeLessThanOrEqual(1)
    expect(Number(sheet('oilVolume')), model).toBeGreaterThan(3 * flow)
  }
})

test('punching: the pump flow allows the number of strokes', () => {
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
    const barrel = sheet('chilledWater') === undefined ? shot : 0
    const rise = ((share * motor + barrel) * 60) / (water * 4.19)
    expect(rise, model).toBeGreaterThan(4)
    expect(rise, model).toBeLessThan(12)
  }
})

test('chilled water cools only the barrels and cold runners of liquid silicone machines, 2 to 6 K warmer', () => {
  // 0.3 kW from the cold runner and 1 kW for each liter of shot
  const chilled = models.filter(({ sheet }) => sheet('chilledWater') !== undefined)
  expect(new Set(chilled.map(({ key }) => key))).toEqual(new Set(['LV1', 'LV2']))
  for (const { model, number, sheet } of chilled) {
    const shots = ((number('injectionVolume') ?? 0) + Number(sheet('liquidInjectionVolume') ?? 0)) / 1000
    const rise = ((0.3 + shots) * 60) / (Number(sheet('chilledWater')) * 4.19)
    expect(rise, model).toBeGreaterThan(2)
    expect(rise, model).toBeLessThan(6)
  }
  const dosing = machines.LV1.neutral.installation?.rows.find(({ label }) => label === 'plasticizingRate')
  expect(dosing?.as).toBe('meteringRate')
})

test('mills stop within 1.5 % of the surface speed', () => {
  // 29 CFR 1910.216(f): inches of travel <= 1.5 % of the feet per minute, so mm <= 1.25 x m/min
  for (const { model, number, sheet } of having('frontRollLinearSpeed')) {
    expect(Number(sheet('stoppingDistance')), model).toBeLessThanOrEqual(
      (number('frontRollLinearSpeed') ?? 0) * 1.25 + 1,
    )
  }
})

test('post-curing has 100 to 120 liters of fresh air per minute and kilogram, and enough heating power for it', () => {
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

test('packages have the gross weight of the machine, hold it, and fit a 40-foot high-cube container', () => {
  // A crate with a machine part weighs 60 to 1350 kg per cubic meter, and that of a press body takes its platens.
  for (const { model, number, pair, packages } of models) {
    const [length = 0, width = 0, height = 0] = pair('machineSize') ?? []
    const volume = packages.reduce((sum, { size }) => sum + size[0] * size[1] * size[2], 0)
    expect(
      packages.reduce((sum, { weight }) => sum + weight, 0),
      model,
    ).toBe(number('grossWeight'))
    expect(volume / (length * width * height), model).toBeGreaterThan(0.45)
    expect(volume / (length * width * height), model).toBeLessThan(1.5)
    expect(packages[0]?.size[1], model).toBeGreaterThan(Math.min(...(pair('platenSize') ?? [0])) + 200)
    for (const { size, weight } of packages) {
      const density = weight / ((size[0] * size[1] * size[2]) / 1e9)
      expect(density, model).toBeGreaterThan(60)
      expect(density, model).toBeLessThan(1350)
      expect(fitsContainer({ size, weight }), `${model}: ${size.join(' x ')}`).toBe(true)
    }
  }
})

test('a light machine has few packages, the heaviest is first, and few machines share a height', () => {
  const machinesOfHeight = new Map<number, Set<string>>()
  for (const { key, model, number, packages } of models) {
    if ((number('grossWeight') ?? 0) <= 2000) expect(packages.length, model).toBeLessThanOrEqual(2)
    const [first = 0, ...others] = packages.map(({ weight }) => weight)
    expect(Math.max(first, ...others), model).toBe(first)
    for (const height of new Set(packages.map(({ size }) => size[2]))) {
      machinesOfHeight.set(height, (machinesOfHeight.get(height) ?? new Set()).add(key))
    }
  }
  for (const [height, keys] of machinesOfHeight) expect(keys.size, `${height} mm`).toBeLessThanOrEqual(4)
})

test('the longest package of a mill holds its rolls with their journals', () => {
  for (const { model, number, packages } of models) {
    const roll = number('rollWorkingLength')
    if (roll) expect(Math.max(...packages.map(({ size }) => size[0])), model).toBeGreaterThan(roll * 1.9)
  }
})

test('washing takes three baths of 4 to 6 liters a kilogram', () => {
  const washers = models.filter(({ key }) => key === 'WashingDrying')
  for (const { model, number, sheet } of washers) {
    const perBath = Number(sheet('batchWater')) / 3 / (number('maxSingleLoad') ?? 0)
    expect(perBath, model).toBeGreaterThanOrEqual(4)
    expect(perBath, model).toBeLessThanOrEqual(6)
  }
  expect(washers.length).toBeGreaterThan(0)
})

test('the scope of delivery agrees with the standards and the options', () => {
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

/** Words of key features and the item of the delivery that they promise. */
const promisedItems = {
  'light curtain': 'lightCurtain',
  'dust hood': 'dustHood',
  'anti-tack spray': 'spray',
  'antistatic agent': 'antistaticDosing',
  '20 l stuffer': 'stuffer',
  'ejector of': 'ejector',
  'mold vacuum': 'vacuumPump',
  'brush unit': 'brush',
  'vacuum hood': 'vacuum',
  'cold runner': 'coldRunner',
  'cold-runner': 'coldRunner',
  'cold-pot': 'coldPot',
  'servo pump': 'servoPump',
  'core pull': 'corePull',
  'shuttle table': 'shuttle',
  accumulator: 'accumulator',
  'twin-station': 'twinStation',
  'stock blender': 'stockBlender',
  'take-off knives': 'takeOff',
  stacker: 'stacker',
  'spray mist': 'mist',
  'two interlocked doors': 'twoDoor',
}

test('each promise of a key feature is in the delivery, or in the options if the feature says so', () => {
  for (const key of machineKeys) {
    const { standard = [], options = [] } = machines[key].neutral.scope ?? {}
    for (const feature of machines[key].texts.en?.keyFeatures ?? []) {
      const text = feature.replaceAll('\u00a0', ' ').toLowerCase()
      for (const [words, item] of Object.entries(promisedItems)) {
        if (!text.includes(words)) continue
        const offered: readonly string[] = /option|\bports\b/.test(text) ? [...standard, ...options] : standard
        expect(offered, `${key}: ${feature}`).toContain(item)
      }
    }
  }
})

test('another voltage and the CE version are options of every machine', () => {
  for (const key of machineKeys)
    expect(machines[key].neutral.scope?.options, key).toEqual(expect.arrayContaining(['voltage', 'ce']))
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
