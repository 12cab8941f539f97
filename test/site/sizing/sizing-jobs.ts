import type { MoldingProcess } from '../../../src/sizing/rules/compounds.ts'

/**
 * Jobs with their arithmetic, as a sales engineer does it on paper, and the first answers that he would give.
 *
 * - Force of one mold in t: cavities x area (cm2) x pressure (MPa) x 0.1 kN x 1.15 / 9.80665.
 * - Cavities on a platen: (side - 2 x 40 mm rim + gap) / (part + gap), rounded down, along both sides. The gap is 15 mm
 *   for compression, 20 for transfer, 25 for injection, 5 in a sheet. Round parts in staggered rows: rows are closer by
 *   sin 60°.
 * - Shot in cm3: cavities x weight / density x 1.1 (injection) or 1.15 (transfer).
 * - Cure in s, middle of the range of thin parts: chemical time + 2.5 s/mm2 x wall^2 (compression), 2.2 (transfer), 1.7
 *   (injected rubber), 2.0 (injected solid silicone), 1.1 (liquid silicone), 0.6 (friction). Heat also enters from the
 *   sides of a solid part: 1 / (1 / wall^2 + 1 / length^2 + 1 / width^2), for a disk 1 / (1 / wall^2 + 2.344 / diameter^2),
 *   for a ring 1 / (1 / wall^2 + 1 / face^2), takes the place of wall^2.
 */
export type Job = {
  query: string
  process: MoldingProcess
  /** First answers, best first: as many as matter. */
  models: string[]
  /** Machines of the first model; 1 if left out. */
  machines?: number
  /** In all molds of the press, and the molds; 1 if left out. */
  cavities: number
  molds?: number
  /** cm2 of one part. */
  area: number
  /** MPa. */
  pressure: number
  /** Seconds of the cure at the planned rate; left out where it adds nothing new. */
  cure?: number
}

const circle = (centimeters: number) => (Math.PI / 4) * centimeters ** 2
const ring = (outer: number, inner: number) => circle(outer) - circle(inner)
const block = (wall: number, length: number, width: number) => 1 / (1 / wall ** 2 + 1 / length ** 2 + 1 / width ** 2)
const disk = (wall: number, diameter: number) => 1 / (1 / wall ** 2 + ((2 * 2.405) / Math.PI / diameter) ** 2)
/** A ring whose cord is as wide as it is high. */
const cord = (wall: number) => wall ** 2 / 2

const washer = 'material=nbr&diameter=30&thickness=5&weight=4&cavities=9'
const spoon = 'material=htv&length=200&width=45&thickness=4&weight=22&cavities=8'

export const jobs: Job[] = [
  // Rubber, compression
  // Nine washers need 6 t. The vacuum press is the rubber press; where vacuum is declined, the plain press is enough.
  {
    query: washer,
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 9,
    area: circle(3),
    pressure: 8,
    cure: 120 + 2.5 * disk(5, 30),
  },
  {
    query: `${washer}&vacuum=no`,
    process: 'compression',
    models: ['HF-63', 'HF-100', 'HF-200'],
    cavities: 9,
    area: circle(3),
    pressure: 8,
  },
  // A mat of 2000 cm2 needs 188 t, and 500 + 80 mm of mold ask for 600 mm platens.
  {
    query: 'material=nr&length=500&width=400&thickness=8&cavities=1',
    process: 'compression',
    models: ['VF-250', 'VF-300', 'VF-400'],
    cavities: 1,
    area: 2000,
    pressure: 8,
    cure: 120 + 2.5 * block(8, 500, 400),
  },
  // 3500 cm2 are 328 t: only the platens of 700 x 800 mm take 700 x 500 mm.
  {
    query: 'material=epdm&length=700&width=500&thickness=10&cavities=1',
    process: 'compression',
    models: ['VF-400'],
    cavities: 1,
    area: 3500,
    pressure: 8,
    cure: 150 + 2.5 * block(10, 700, 500),
  },
  // 60,000 pads a year: six in the mold of the smallest press make 56 an hour, 80 days of work.
  {
    query: 'material=cr&length=150&width=100&thickness=6&yearly=60000',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 6,
    area: 150,
    pressure: 8,
    cure: 150 + 2.5 * block(6, 150, 100),
  },
  // Plates of 300 x 300 mm: the smallest press holds one and would take three machines; four fit on 700 x 800 mm.
  {
    query: 'material=sbr&length=300&width=300&thickness=15&yearly=30000',
    process: 'compression',
    models: ['VF-400'],
    cavities: 4,
    area: 900,
    pressure: 8,
    cure: 130 + 2.5 * block(15, 300, 300),
  },
  // A sheet of 484 stoppers: 22 x 22 with 5 mm of web take 523 mm; 441 fit on 600 mm platens.
  {
    query: 'material=iir&diameter=19&thickness=6&weight=1.7&cavities=484',
    process: 'compression',
    models: ['VF-300', 'VF-400'],
    cavities: 484,
    area: circle(1.9),
    pressure: 8,
    cure: 240 + 2.5 * disk(6, 19),
  },
  // 576 of 20.2 mm: 24 x 24 with 5 mm of web take 600 mm, more than the 570 mm of VF-300.
  {
    query: 'material=nbr&diameter=20.2&thickness=6&weight=1.9&cavities=576',
    process: 'compression',
    models: ['VF-400'],
    cavities: 576,
    area: circle(2.02),
    pressure: 8,
  },
  // Ten thousand wheels of polyurethane, 30 mm thick: heat needs 2250 s to their center.
  {
    query: 'material=pu&diameter=80&thickness=30&yearly=50000',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 20,
    area: circle(8),
    pressure: 8,
  },

  // Rings
  // 25 FKM rings of 5.4 cm2 need 16 t, where solid disks of 28 cm2 would need 83 t.
  {
    query: 'material=fkm&diameter=60&inner=54&cavities=25',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 25,
    area: ring(6, 5.4),
    pressure: 10,
    cure: 180 + 2.5 * cord(3),
  },
  // Two million FKM O-rings: shots would be 5 % of the smallest injection unit. 68 cavities in staggered rows.
  {
    query: 'material=fkm&diameter=40&inner=33&yearly=2000000',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 68,
    area: ring(4, 3.3),
    pressure: 10,
  },
  {
    query: 'material=nbr&diameter=25&inner=19&yearly=100000',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 126,
    area: ring(2.5, 1.9),
    pressure: 8,
    cure: 120 + 2.5 * cord(3),
  },
  // A gasket of 400 mm with a face of 6 mm: 74 cm2 need 7 t; its size asks for the platens of 510 mm.
  {
    query: 'material=nbr&diameter=400&inner=388&cavities=1',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 1,
    area: ring(40, 38.8),
    pressure: 8,
  },
  // Silicone rings: nine in each of two molds of the smallest hot press.
  {
    query: 'material=htv&diameter=70&inner=62&yearly=300000',
    process: 'compression',
    models: ['HF-63', 'HF-100', 'HF-200'],
    cavities: 18,
    molds: 2,
    area: ring(7, 6.2),
    pressure: 6,
  },
  {
    query: 'material=hnbr&diameter=120&inner=110&yearly=250000',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 9,
    area: ring(12, 11),
    pressure: 8,
    cure: 160 + 2.5 * cord(5),
  },
  // Ten million small rings: 504 on 650 mm platens, staggered; the two smaller presses would have to be two.
  {
    query: 'material=fkm&diameter=12&inner=8&yearly=10000000',
    process: 'compression',
    models: ['VF-300', 'VF-400'],
    cavities: 504,
    area: ring(1.2, 0.8),
    pressure: 10,
  },

  // Solid silicone, compression
  // Four spoons fit on 350 mm; the second daylight takes the other four.
  {
    query: spoon,
    process: 'compression',
    models: ['HF-63', 'HF-100', 'HF-200'],
    cavities: 8,
    molds: 2,
    area: 90,
    pressure: 6,
    cure: 180 + 2.5 * block(4, 200, 45),
  },
  {
    query: `${spoon}&vacuum=yes`,
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 8,
    area: 90,
    pressure: 6,
  },
  // The worked cycle of the HF page with its true area of 60 cm2: 14 in each of two molds.
  {
    query: 'material=htv&length=200&width=45&area=60&thickness=6&weight=30&cavities=28',
    process: 'compression',
    models: ['HF-200', 'HF-300'],
    cavities: 28,
    molds: 2,
    area: 60,
    pressure: 6,
    cure: 180 + 90,
  },
  // A baking mat of 600 mm fits on no hot press.
  {
    query: 'material=htv&length=600&width=400&thickness=2&cavities=1',
    process: 'compression',
    models: ['VF-400'],
    cavities: 1,
    area: 2400,
    pressure: 6,
    cure: 180 + 2.5 * block(2, 600, 400),
  },
  // 200,000 trays: six in each of two molds.
  {
    query: 'material=htv&length=250&width=170&thickness=3&yearly=200000',
    process: 'compression',
    models: ['HF-300'],
    cavities: 12,
    molds: 2,
    area: 425,
    pressure: 6,
  },

  // Friction material
  {
    query: 'material=friction&length=120&width=60&thickness=16&cavities=6',
    process: 'compression',
    models: ['BHP-200', 'BHP-315', 'BHP-400'],
    cavities: 6,
    area: 72,
    pressure: 25,
    cure: 150 + 0.6 * block(16, 120, 60),
  },
  // Eight truck linings in one mold are 338 t; four in each of two molds are 169 t.
  {
    query: 'material=friction&length=180&width=80&thickness=18&cavities=8',
    process: 'compression',
    models: ['BHP-200', 'BHP-315', 'BHP-400'],
    cavities: 8,
    molds: 2,
    area: 144,
    pressure: 25,
  },
  {
    query: 'material=friction&length=110&width=60&area=60&thickness=15&weight=180&cavities=36',
    process: 'compression',
    models: ['BHP-315', 'BHP-400'],
    cavities: 36,
    molds: 3,
    area: 60,
    pressure: 25,
    cure: 150 + 0.6 * 225,
  },

  // Transfer
  {
    query: 'material=nr&diameter=60&thickness=20&weight=65&inserts=yes&cavities=4',
    process: 'transfer',
    models: ['TP-200', 'TP-300', 'TP-400'],
    cavities: 4,
    area: circle(6),
    pressure: 12,
  },
  // 5 x 105 - 20 = 505 mm are more than the 420 mm of TP-200; the shot of 3250 cm3 is 78 % of the pot.
  {
    query: 'material=nr&process=transfer&diameter=85&area=57&thickness=10&weight=130&cavities=25',
    process: 'transfer',
    models: ['TP-300', 'TP-400'],
    cavities: 25,
    area: 57,
    pressure: 12,
    cure: 60 + 220,
  },
  // Insulators of 80 x 80 mm with inserts: 5 x 100 - 20 = 480 mm.
  {
    query: 'material=htv&length=80&width=80&thickness=12&weight=60&inserts=yes&cavities=25',
    process: 'transfer',
    models: ['TP-300', 'TP-400'],
    cavities: 25,
    area: 64,
    pressure: 10,
  },

  // Rubber, injected
  {
    query: 'material=nbr&process=injection&diameter=40&thickness=5&weight=8&cavities=36',
    process: 'injection',
    models: ['HI-FL-R160', 'VI-AO-R200'],
    cavities: 36,
    area: circle(4),
    pressure: 25,
    cure: 40 + 1.7 * disk(5, 40),
  },
  // Bonded bushings lie in a horizontal parting line: the vertical press before the smaller horizontal one.
  {
    query: 'material=nr&process=injection&diameter=60&thickness=15&weight=60&cavities=12&inserts=yes',
    process: 'injection',
    models: ['VI-AO-R200', 'VI-FL-250', 'VI-AO-R300'],
    cavities: 12,
    area: circle(6),
    pressure: 25,
  },
  // A million bellows: 12 x 63 cm2 are 222 t, the shot of 1377 cm3 is 69 %. Loose parts drop out of a horizontal press.
  {
    query: 'material=epdm&diameter=90&area=63&thickness=3&weight=120&yearly=1000000',
    process: 'injection',
    models: ['HI-FL-R250'],
    cavities: 12,
    area: 63,
    pressure: 25,
    cure: 50 + 1.7 * 9,
  },
  // Flat seals lie in a vertical press; 1200 cm2 are 352 t.
  {
    query: 'material=epdm&process=injection&length=300&width=200&thickness=6&weight=450&cavities=2',
    process: 'injection',
    models: ['VI-FL-400', 'VI-AO-R400', 'HI-FL-R400'],
    cavities: 2,
    area: 600,
    pressure: 25,
  },
  {
    query: 'material=nr&process=injection&length=180&width=150&thickness=8&weight=230&cavities=10',
    process: 'injection',
    models: ['VI-FO-800'],
    cavities: 10,
    area: 270,
    pressure: 25,
  },
  // A heavy buffer: 3443 cm3 are 68 % of 5031 cm3, too much for 3030 cm3; first in, first out for a thick part.
  {
    query: 'material=nr&process=injection&diameter=200&thickness=100&weight=3600&cavities=1',
    process: 'injection',
    models: ['VI-FO-500', 'VI-FL-500', 'VI-FO-800'],
    cavities: 1,
    area: circle(20),
    pressure: 25,
  },
  // Expensive stock is metered by a plunger of its own.
  {
    query: 'material=fkm&process=injection&diameter=50&thickness=4&weight=22&cavities=50',
    process: 'injection',
    models: ['VI-FL-400'],
    cavities: 50,
    area: circle(5),
    pressure: 30,
    cure: 60 + 1.7 * disk(4, 50),
  },
  // Two million bonded bushings: 40 inserts at the most are loaded by hand; 32 are 265 t, 88 % of 300 t.
  {
    query: 'material=nr&diameter=60&thickness=12&weight=60&inserts=yes&yearly=2000000',
    process: 'injection',
    models: ['VI-FO-300', 'VI-AO-R400'],
    machines: 3,
    cavities: 32,
    area: circle(6),
    pressure: 25,
  },

  // Solid silicone, injected: two-component machines come last.
  {
    query: 'material=htv&process=injection&diameter=35&thickness=2&weight=5&cavities=40',
    process: 'injection',
    models: ['HI-FL-S160', 'VI-AO-S200'],
    cavities: 40,
    area: circle(3.5),
    pressure: 20,
    cure: 40 + 2 * disk(2, 35),
  },
  {
    query: 'material=htv&process=injection&length=250&width=25&thickness=3&weight=20&cavities=8&inserts=yes',
    process: 'injection',
    models: ['VI-AO-S200'],
    cavities: 8,
    area: 62.5,
    pressure: 20,
  },
  {
    query: 'material=htv&process=injection&length=200&width=50&area=65&thickness=8&weight=48&cavities=14',
    process: 'injection',
    models: ['VI-AO-S250', 'HI-FL-S250'],
    cavities: 14,
    area: 65,
    pressure: 20,
    cure: 40 + 2 * 64,
  },

  // Liquid silicone
  {
    query: 'material=lsr&diameter=40&thickness=2&weight=4&cavities=16',
    process: 'injection',
    models: ['LV1-63', 'LV1-100'],
    cavities: 16,
    area: circle(4),
    pressure: 12,
    cure: 14 + 1.1 * disk(2, 40),
  },
  // Four masks need 61 t: 96 % of 63 t, so the next press.
  {
    query: 'material=lsr&length=120&width=90&thickness=3&weight=35&cavities=4',
    process: 'injection',
    models: ['LV1-100', 'LV1-150'],
    cavities: 4,
    area: 108,
    pressure: 12,
    cure: 14 + 1.1 * block(3, 120, 90),
  },
  // Nine masks of 165 mm fit on no LV1.
  {
    query: 'material=lsr&length=165&width=105&area=140&thickness=2.5&weight=45&cavities=9',
    process: 'injection',
    models: ['LV2-300'],
    cavities: 9,
    area: 140,
    pressure: 12,
  },

  // Thick parts
  // A block of 100 mm: heat needs 25,000 s to its center.
  {
    query: 'material=nr&length=100&width=100&thickness=100&cavities=4',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 4,
    area: 100,
    pressure: 8,
  },
  {
    query: 'material=nr&length=300&width=300&thickness=60&yearly=2000',
    process: 'compression',
    models: ['VF-400'],
    cavities: 4,
    area: 900,
    pressure: 8,
  },
  {
    query: 'material=nbr&length=60&width=60&thickness=60&cavities=16',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 16,
    area: 36,
    pressure: 8,
  },

  // A million golf ball cores: 13 x 13 in straight rows are 169, 13 in 15 staggered rows no more; on smaller platens two presses.
  {
    query: 'material=nr&process=compression&diameter=38&thickness=38&weight=35&yearly=1000000',
    process: 'compression',
    models: ['VF-400', 'VF-200', 'VF-250'],
    cavities: 169,
    area: circle(3.8),
    pressure: 8,
  },
  // A bridge bearing of 12 kg with laid-in plates: 11,597 cm3 are more than any pot or injection unit holds.
  {
    query: 'material=cr&length=400&width=300&thickness=70&weight=12000&inserts=yes&yearly=1000',
    process: 'compression',
    models: ['VF-400', 'VF-200', 'VF-250'],
    cavities: 2,
    area: 1200,
    pressure: 8,
  },

  // A diaphragm with fabric is pressed, because transfer would shift the fabric: 2 x 2 on 510 mm are 66 t.
  {
    query: 'material=epdm&diameter=150&thickness=2&weight=40&inserts=yes&yearly=50000',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 4,
    area: circle(15),
    pressure: 8,
  },

  // Quantities from very small to very large
  // Eight parts need eight cavities, though 30 fit.
  {
    query: 'material=hnbr&diameter=60&thickness=2&yearly=8',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 8,
    area: circle(6),
    pressure: 8,
    cure: 160 + 2.5 * disk(2, 60),
  },
  // 54 x 54 seals of 3 mm would fit on the smallest press; no mold has more than 2000 cavities.
  {
    query: 'material=nbr&diameter=3&thickness=1&yearly=1000000',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 2000,
    area: circle(0.3),
    pressure: 8,
    cure: 120 + 2.5 * disk(1, 3),
  },
  // Ten million nipples: 42 on 510 mm platens, 3000 an hour; the next smaller press would have to be two.
  {
    query: 'material=lsr&diameter=45&thickness=2&weight=7&yearly=10000000',
    process: 'injection',
    models: ['LV1-200', 'LV1-100', 'LV1-150'],
    cavities: 42,
    area: circle(4.5),
    pressure: 12,
    cure: 14 + 1.1 * disk(2, 45),
  },
  // Five million brake pads: 19 in each of three molds are 279 t, 89 % of 315 t; 400 t take as many presses.
  {
    query: 'material=friction&length=110&width=55&area=50&thickness=14&weight=170&yearly=5000000',
    process: 'compression',
    models: ['BHP-315', 'BHP-400', 'BHP-200'],
    machines: 4,
    cavities: 57,
    molds: 3,
    area: 50,
    pressure: 25,
    cure: 150 + 0.6 * 196,
  },
  // Half a million boots: six need 88 t, 519 cm3 are 52 % of the unit.
  {
    query: 'material=cr&diameter=90&area=50&thickness=2.5&weight=110&yearly=500000',
    process: 'injection',
    models: ['HI-FL-R160', 'VI-AO-R200', 'HI-FL-R250'],
    cavities: 6,
    area: 50,
    pressure: 25,
    cure: 50 + 1.7 * 6.25,
  },
  // Two million bonded shaft seals: a shot of 8 % would scorch in the smallest injection unit; transfer pots take any shot.
  {
    query: 'material=fkm&diameter=50&inner=30&thickness=3&weight=8&inserts=yes&yearly=2000000',
    process: 'transfer',
    models: ['TP-200', 'TP-300', 'TP-400'],
    machines: 2,
    cavities: 39,
    area: ring(5, 3),
    pressure: 15,
  },
  // A million blades: 600 mm ask for 700 mm platens; 16 are 338 t, 84 % of 400 t.
  {
    query: 'material=nr&length=600&width=12&thickness=8&weight=40&yearly=1000000',
    process: 'injection',
    models: ['HI-FL-R400', 'VI-FL-500', 'VI-FO-500'],
    cavities: 16,
    area: 72,
    pressure: 25,
    cure: 40 + 1.7 * block(8, 600, 12),
  },
  // A gasket of 6 x 4 in: six on 510 mm.
  {
    query: 'material=nbr&length=6&width=4&thickness=0.125&units=imperial&yearly=100000',
    process: 'compression',
    models: ['VF-200', 'VF-250', 'VF-300'],
    cavities: 6,
    area: 15.24 * 10.16,
    pressure: 8,
    cure: 120 + 2.5 * block(3.18, 152.4, 101.6),
  },

  // Only the area is known
  {
    query: 'material=nbr&area=12&thickness=6&weight=9&yearly=5000000',
    process: 'injection',
    models: ['HI-FL-R400'],
    cavities: 78,
    area: 12,
    pressure: 25,
  },
]
