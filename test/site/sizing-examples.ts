import type { MoldingProcess } from '../../src/sizing/rules/compounds.ts'

/**
 * Parts worked out by hand, as a sales engineer would on paper: area in cm2 from the sketch, cavity pressure in MPa from
 * the compound, F = n x A x p x 0.1 kN x 1.15 / 9.80665 kN/t; cycle = handling + injection + cure (middle of the range).
 */
export type Example = {
  query: string
  process: MoldingProcess
  model: string
  cavities: number
  /** t */
  clamp: number
  /** s, middle of the range; left out where it adds nothing new. */
  cycle?: number
}

const force = (cavities: number, area: number, pressure: number) => (cavities * area * pressure * 0.1 * 1.15) / 9.80665
const circle = (centimetres: number) => (Math.PI / 4) * centimetres ** 2

export const examples: Example[] = [
  // Nine NBR washers, 30 mm: 63.6 cm2 at 8 MPa are 6 t. Cure 60 + 5 x 25 s, handling 75 + 9 x 0.5 s.
  {
    query: 'material=nbr&diameter=30&thickness=5&weight=4&cavities=9',
    process: 'compression',
    model: 'HF-63',
    cavities: 9,
    clamp: force(9, circle(3), 8),
    cycle: 79.5 + 185,
  },
  // One NR mat 500 x 400 mm: 2000 cm2 at 8 MPa are 188 t; 500 + 80 mm of rim ask for 600 mm platens.
  {
    query: 'material=nr&length=500&width=400&thickness=8&cavities=1',
    process: 'compression',
    model: 'VF-250',
    cavities: 1,
    clamp: force(1, 2000, 8),
    cycle: 75.5 + 60 + 200,
  },
  // One EPDM mat 700 x 500 mm: 3500 cm2, 328 t: the 400 t press with platens of 700 x 800 mm. Cure starts at 75 s.
  {
    query: 'material=epdm&length=700&width=500&thickness=10&cavities=1',
    process: 'compression',
    model: 'VF-400',
    cavities: 1,
    clamp: force(1, 3500, 8),
    cycle: 75.5 + 75 + 250,
  },
  // FKM rings of 60 mm, 25 at a time: 706.9 cm2 at 10 MPa are 83 t; five in a row take 5 x 75 - 15 + 80 = 440 mm.
  {
    query: 'material=fkm&diameter=60&thickness=3&weight=12&cavities=25',
    process: 'compression',
    model: 'VF-200',
    cavities: 25,
    clamp: force(25, circle(6), 10),
    cycle: 75 + 12.5 + 120 + 90,
  },
  // HTV spoons 200 x 45 mm, eight: 720 cm2 at 6 MPa are 51 t, but 2 x 215 - 15 + 80 = 495 mm ask for 500 mm platens.
  {
    query: 'material=htv&length=200&width=45&thickness=4&weight=22&cavities=8',
    process: 'compression',
    model: 'HF-200',
    cavities: 8,
    clamp: force(8, 90, 6),
    cycle: 79 + 90 + 100,
  },
  // The same under vacuum: only the vacuum press.
  {
    query: 'material=htv&length=200&width=45&thickness=4&weight=22&cavities=8&vacuum=yes',
    process: 'compression',
    model: 'VF-200',
    cavities: 8,
    clamp: force(8, 90, 6),
  },
  // HTV baking mat 600 x 400 mm: 2400 cm2 at 6 MPa are 169 t; 680 mm of mold want platens of 700 x 800 mm.
  {
    query: 'material=htv&length=600&width=400&thickness=2&cavities=1',
    process: 'compression',
    model: 'VF-400',
    cavities: 1,
    clamp: force(1, 2400, 6),
  },
  // Friction pads 120 x 60 mm, six: 432 cm2 at 25 MPa are 127 t. Cure 90 + 16 x 20 s.
  {
    query: 'material=friction&length=120&width=60&thickness=16&cavities=6',
    process: 'compression',
    model: 'BHP-200',
    cavities: 6,
    clamp: force(6, 72, 25),
    cycle: 78 + 90 + 320,
  },
  // Twelve truck linings 180 x 80 mm: 1728 cm2 at 25 MPa are 507 t: too much; eight are 338 t.
  {
    query: 'material=friction&length=180&width=80&thickness=18&cavities=8',
    process: 'compression',
    model: 'BHP-400',
    cavities: 8,
    clamp: force(8, 144, 25),
  },
  // Five: 211 t, the press between.
  {
    query: 'material=friction&length=180&width=80&thickness=18&cavities=5',
    process: 'compression',
    model: 'BHP-315',
    cavities: 5,
    clamp: force(5, 144, 25),
  },
  // Bonded NR mounts of 60 mm, four, inserts: transfer, 113 cm2 at 12 MPa are 16 t. Cure 45 + 20 x 20 s, 3 s an insert.
  {
    query: 'material=nr&diameter=60&thickness=20&weight=65&inserts=yes&cavities=4',
    process: 'transfer',
    model: 'TP-200',
    cavities: 4,
    clamp: force(4, circle(6), 12),
    cycle: 70 + 4 * 3.5 + 45 + 400,
  },
  // Sixteen of 100 mm: 1257 cm2 at 12 MPa are 177 t, but 4 x 120 - 20 + 80 = 540 mm ask for 600 mm platens.
  {
    query: 'material=nr&diameter=100&thickness=10&weight=90&inserts=yes&cavities=16',
    process: 'transfer',
    model: 'TP-300',
    cavities: 16,
    clamp: force(16, circle(10), 12),
  },
  // HTV insulators with inserts, 80 x 80 mm, 25: 1600 cm2 at 10 MPa are 188 t; 5 x 100 - 20 + 80 = 560 mm.
  {
    query: 'material=htv&length=80&width=80&thickness=12&weight=60&inserts=yes&cavities=25',
    process: 'transfer',
    model: 'TP-300',
    cavities: 25,
    clamp: force(25, 64, 10),
  },
  // NBR grommets injected, 40 mm, 24: 301.6 cm2 at 25 MPa are 88 t; 24 x 8 g / 1.25 x 1.1 = 169 cm3 at 200 cm3/s.
  {
    query: 'material=nbr&process=injection&diameter=40&thickness=5&weight=8&cavities=24',
    process: 'injection',
    model: 'HI-FL-R160',
    cavities: 24,
    clamp: force(24, circle(4), 25),
  },
  // Twelve NR bushings of 60 mm with inserts: 339 cm2 at 25 MPa are 99 t, 689 cm3; horizontal 160 t is the smallest press.
  {
    query: 'material=nr&process=injection&diameter=60&thickness=15&weight=60&cavities=12&inserts=yes',
    process: 'injection',
    model: 'HI-FL-R160',
    cavities: 12,
    clamp: force(12, circle(6), 25),
  },
  // Twenty lighter ones: 166 t, and 20 x 35 g / 1.15 x 1.1 = 670 cm3 are less than 85 % of 1000 cm3: vertical, 200 t.
  {
    query: 'material=nr&process=injection&diameter=60&thickness=15&weight=35&cavities=20&inserts=yes',
    process: 'injection',
    model: 'VI-AO-R200',
    cavities: 20,
    clamp: force(20, circle(6), 25),
  },
  // EPDM seals 300 x 200 mm, two: 1200 cm2 at 25 MPa are 352 t.
  {
    query: 'material=epdm&process=injection&length=300&width=200&thickness=6&weight=250&cavities=2',
    process: 'injection',
    model: 'HI-FL-R400',
    cavities: 2,
    clamp: force(2, 600, 25),
  },
  // Rail pads 180 x 150 mm of NR, ten: 2700 cm2 at 25 MPa are 792 t: the largest press.
  {
    query: 'material=nr&process=injection&length=180&width=150&thickness=8&weight=230&cavities=10',
    process: 'injection',
    model: 'VI-FO-800',
    cavities: 10,
    clamp: force(10, 270, 25),
  },
  // A heavy NR buffer: one shot of 3600 / 1.15 x 1.1 = 3443 cm3 is 68 % of 5031 cm3 and too much for 3030 cm3.
  {
    query: 'material=nr&process=injection&diameter=200&thickness=100&weight=3600&cavities=1',
    process: 'injection',
    model: 'VI-FO-500',
    cavities: 1,
    clamp: force(1, circle(20), 25),
  },
  // Three million FKM seals a year: the quantity asks for injection; 30 MPa.
  {
    query: 'material=fkm&process=injection&diameter=50&thickness=4&weight=9&cavities=50',
    process: 'injection',
    model: 'VI-FL-400',
    cavities: 50,
    clamp: force(50, circle(5), 30),
  },
  // LSR nipples of 40 mm, eight: 100.5 cm2 at 12 MPa are 14 t. Cure 8 + 2 x 6 s, shot 31 cm3 at 60 cm3/s.
  {
    query: 'material=lsr&diameter=40&thickness=2&weight=4&cavities=8',
    process: 'injection',
    model: 'LV1-63',
    cavities: 8,
    clamp: force(8, circle(4), 12),
    cycle: 12.8 + ((4 / 1.12) * 1.1 * 8) / 60 + 20,
  },
  // LSR masks 120 x 90 mm, four: 432 cm2 at 12 MPa are 61 t, but 2 x 145 - 25 + 80 = 345 mm just fit 350 mm.
  {
    query: 'material=lsr&length=120&width=90&thickness=3&weight=35&cavities=4',
    process: 'injection',
    model: 'LV1-63',
    cavities: 4,
    clamp: force(4, 108, 12),
  },
  // HTV baby-bottle parts injected, 35 mm, 40: 385 cm2 at 20 MPa are 90 t; LV2 takes solid silicone, too.
  {
    query: 'material=htv&process=injection&diameter=35&thickness=2&weight=5&cavities=40',
    process: 'injection',
    model: 'HI-FL-S160',
    cavities: 40,
    clamp: force(40, circle(3.5), 20),
  },
  // HTV straps 250 x 25 mm with inserts, eight: 500 cm2 at 20 MPa are 117 t; lengthwise 250 + 80 mm fit 450 mm.
  {
    query: 'material=htv&process=injection&length=250&width=25&thickness=3&weight=20&cavities=8&inserts=yes',
    process: 'injection',
    model: 'HI-FL-S160',
    cavities: 8,
    clamp: force(8, 62.5, 20),
  },
]
