/** How a surface looks. Blender's Principled shader is built from these figures (render/scene.py). */
export type Surface = {
  /** Base color, sRGB. */
  color: string
  /** 0 mirror to 1 chalk. */
  roughness: number
  /** Variation of the roughness over the surface (plus and minus). */
  variation?: number
  metal?: boolean
  /** Stains and wear: a second color in soft patches, `scale` patches a meter, over about `share` of the surface. */
  wear?: { color: string; scale: number; share: number }
  /** Dried drops and spills: spots of a second color, about `distance` meters apart and `size` meters wide at most. */
  stains?: { color: string; distance: number; size: number }
  /** Dirt of this color where the surface meets others. */
  dirt?: string
  /** Marks on another surface: it shows through in patches, `scale` a meter; `most` is the greatest share of the marks. */
  faint?: { scale: number; most: number }
  /** Wood: every board has its own tint, and streaks of this color along its length. */
  boards?: string
  /** Clear lacquer, 0 to 1. */
  coat?: number
  /** Strength of the mirror-like part of a non-metal, 0 to 1 (0.5 is usual). */
  gloss?: number
  /** Light that a dusty or fibrous surface throws back at its edges, 0 to 1. */
  sheen?: number
  /** Fine machining marks: scale, strength, depth in meters, stretch along x, y, z. */
  grain?: { scale: number; strength: number; depth: number; stretch: [number, number, number] }
  /** Parallel lines at 45 degrees, `pitch` meters apart and `width` meters wide, as on the cut faces of a section drawing. */
  hatch?: { color: string; pitch: number; width: number; falling?: boolean }
  /** Ground or turned around this axis of the kit: metal mirrors lamps as rays from the middle of the parts that have it. */
  turned?: 'x' | 'y' | 'z'
  /** Light sent out by the surface (1 is about the brightness of white paper). */
  light?: number
  /** Its light is sampled as that of the studio's lamps: for the inside of a housing, which they do not reach. */
  sampled?: boolean
  /** The sun shines through it. */
  sunlit?: boolean
  /** Other values for pictures: their tone curve would leave rubber a black hole, and a pane that is pale in 3D looks teal. */
  picture?: { color: string; roughness: number }
  /** Clear pane: rays go straight through, the surface only mirrors a little. */
  clear?: boolean
  /** Thin wall of translucent silicone: share of light that goes straight through it, facing the eye and at its edge. */
  wall?: [facing: number, edge: number]
  /** Color of the light that goes straight through such a wall. */
  tint?: string
  /** How strongly a clear pane (1.2 when left out) or a translucent wall (1.4) mirrors, by its index of refraction. */
  ior?: number
}

/** The one machine paint of the site. Every blue part uses it. */
export const PAINT_COLOR = '#155a8f'

/** Powder coat: one roughness, because a varied one looks like plaster; the clear coat gives the gloss. */
const lacquer = { roughness: 0.34, coat: 0.35 }
const machined = { metal: true, roughness: 0.3, variation: 0.06 }
const plastic = { roughness: 0.35 }
const elastomer = { roughness: 0.52, gloss: 0.45, sheen: 0.1 }

/** Pressed rubber, slightly mottled, with the fine texture of the mold. Products are ten times life size. */
const core = {
  roughness: 0.55,
  gloss: 0.4,
  variation: 0.08,
  wear: { color: '#e7dcc4', scale: 70, share: 0.1 },
  grain: { scale: 120, strength: 0.14, depth: 0.002, stretch: [1, 1, 1] as [number, number, number] },
}

/** Matte molded silicone. Its texture is for products that are modeled at ten times their size. */
const matte = (color: string, dust: string): Surface => ({
  color,
  roughness: 0.5,
  variation: 0.1,
  gloss: 0.45,
  sheen: 0.15,
  wear: { color: dust, scale: 5, share: 0.4 },
  grain: { scale: 150, strength: 0.16, depth: 0.0016, stretch: [1, 1, 1] },
})

/** Small folds. */
const folds: NonNullable<Surface['grain']> = { scale: 13, strength: 0.55, depth: 0.012, stretch: [1, 0.7, 1] }
const cloth = { roughness: 0.9, gloss: 0.2, sheen: 0.25, grain: folds }

const knots = { stains: { color: '#6b4a2a', distance: 0.15, size: 0.04 } }

/** All material names. A model names a material, never a color. */
export const MATERIALS = {
  // paint
  paint: { color: PAINT_COLOR, ...lacquer },
  sheet: { color: '#e1e4e4', ...lacquer },
  sheetGrey: { color: '#c9cdcf', ...lacquer },
  plinth: { color: '#33383d', ...lacquer },
  motor: { color: '#4a5259', roughness: 0.45, variation: 0.06 },
  castIron: { color: '#5a6168', roughness: 0.55, variation: 0.06 },
  yellow: { color: '#f2b705', roughness: 0.4, coat: 0.2 },
  // metal
  chrome: { color: '#dfe3e6', metal: true, roughness: 0.07, variation: 0.02 },
  steel: { color: '#b4b8bb', metal: true, roughness: 0.26, variation: 0.08 },
  groundSteel: {
    color: '#8d9296',
    metal: true,
    roughness: 0.36,
    variation: 0.08,
    grain: { scale: 60, strength: 0.06, depth: 0.0006, stretch: [1, 14, 1] },
  },
  mouldSteel: { color: '#c4c7c9', metal: true, roughness: 0.2, variation: 0.06 },
  rollSteel: {
    color: '#c3c7ca',
    metal: true,
    roughness: 0.13,
    variation: 0.05,
    grain: { scale: 40, strength: 0.03, depth: 0.0004, stretch: [18, 1, 1] },
  },
  stainless: { color: '#c6c9ca', metal: true, roughness: 0.3 },
  zinc: { color: '#a9adb0', ...machined },
  pipe: { color: '#b9bdc0', metal: true, roughness: 0.24, variation: 0.05 },
  aluminium: { color: '#c9cccd', metal: true, roughness: 0.38 },
  brass: { color: '#b8934f', ...machined, picture: { color: '#b59c6c', roughness: 0.22 } },
  copper: { color: '#b26b48', ...machined },
  blackOxide: { color: '#17181a', roughness: 0.42, gloss: 0.6 },
  // rubber, plastic, insulation
  dark: { color: '#141517', roughness: 0.5 },
  // Joints are thinner than a pixel of the 3D model: in black, they look dotted.
  seam: { color: '#2b2e31', roughness: 0.9, gloss: 0.1, picture: { color: '#050505', roughness: 0.9 } },
  bezel: { color: '#16181a', roughness: 0.3, coat: 0.3 },
  hose: { color: '#151617', roughness: 0.55, gloss: 0.6 },
  airHose: { color: '#1d6fb8', ...plastic },
  cable: { color: '#b7b4ab', roughness: 0.6 },
  insulation: { color: '#c9b68c', roughness: 0.8 },
  belt: { color: '#e8e8e2', roughness: 0.55 },
  white: { color: '#eceded', ...plastic },
  red: { color: '#c4161c', roughness: 0.35, coat: 0.2 },
  green: { color: '#1f9d55', ...plastic },
  blue: { color: '#1c6dc2', ...plastic },
  lampGreen: { color: '#1fae5a', roughness: 0.2, coat: 0.5, light: 0.9 },
  lampYellow: { color: '#d99a0b', roughness: 0.2, coat: 0.5 },
  lampRed: { color: '#b51a1a', roughness: 0.2, coat: 0.5 },
  glass: { color: '#eef5f6', roughness: 0.02, clear: true, picture: { color: '#ffffff', roughness: 0.02 } },
  /** Thick tinted glass: on a page, a clear pane would be as white as the page. */
  doorGlass: {
    color: '#8fa1a8',
    roughness: 0.02,
    clear: true,
    ior: 1.5,
    picture: { color: '#8296a0', roughness: 0.02 },
  },
  // products
  rubber: {
    color: '#1a1a1b',
    roughness: 0.62,
    gloss: 0.45,
    sheen: 0.25,
    picture: { color: '#343436', roughness: 0.45 },
  },
  rubberGrey: { color: '#7d8083', ...elastomer },
  rubberRed: { color: '#9b4a3c', ...elastomer },
  rubberBrown: { color: '#8a5a3a', ...elastomer },
  fluororubber: { color: '#6a4431', ...elastomer },
  rubberGreen: { color: '#3f5f4a', ...elastomer },
  rubberSatin: { color: '#3a3f44', roughness: 0.6, gloss: 0.45, sheen: 0.3 },
  silicone: { color: '#c23b2a', ...elastomer },
  siliconeSage: { color: '#8fae97', ...elastomer },
  siliconeCoral: { color: '#e58a72', ...elastomer },
  siliconeSand: { color: '#dcc7a4', ...elastomer },
  siliconeBlue: { color: '#5d7891', ...elastomer },
  siliconeWhite: { color: '#e9e8e3', ...elastomer },
  siliconeCream: { color: '#dcd3bf', ...elastomer },
  siliconeTerracotta: { color: '#a4583f', ...elastomer },
  siliconeTeal: { color: '#33686b', ...elastomer },
  siliconeMustard: { color: '#c08c34', ...elastomer },
  siliconeCharcoal: { color: '#45494d', ...elastomer },
  siliconeClear: { color: '#d5dadb', roughness: 0.3, gloss: 0.6 },
  siliconeGloss: { color: '#e6e9ea', roughness: 0.12, gloss: 0.6 },
  siliconeWall: { color: '#dfe6ea', roughness: 0.12, wall: [0.86, 0.25], tint: '#f4f8fa' },
  siliconeWallMilky: { color: '#e4e9eb', roughness: 0.2, wall: [0.45, 0.12], tint: '#f4f8fa' },
  siliconeWallLiquid: { color: '#f1f4f4', roughness: 0.13, wall: [0.7, 0.18], tint: '#f8fbfb' },
  film: { color: '#eef2f4', roughness: 0.1, wall: [0.975, 0.7], tint: '#fcfdfd', ior: 1.42 },
  filmBlue: { color: '#c3d6e6', roughness: 0.15, wall: [0.78, 0.4], tint: '#dbe8f3', ior: 1.45 },
  // Uncured, dusted with talc.
  compound: {
    color: '#2b2b2d',
    roughness: 0.62,
    gloss: 0.35,
    sheen: 0.2,
    variation: 0.08,
    wear: { color: '#55565a', scale: 1.1, share: 0.42 },
    grain: { scale: 55, strength: 0.22, depth: 0.004, stretch: [1, 1, 1] },
  },
  compoundGrey: {
    color: '#76797b',
    roughness: 0.66,
    gloss: 0.35,
    sheen: 0.2,
    variation: 0.1,
    wear: { color: '#868a8c', scale: 16, share: 0.4 },
    grain: { scale: 34, strength: 0.28, depth: 0.004, stretch: [1, 3, 1] },
  },
  compoundSilicone: {
    color: '#dd8068',
    roughness: 0.55,
    gloss: 0.4,
    wear: { color: '#e59c87', scale: 1.1, share: 0.42 },
    grain: { scale: 55, strength: 0.2, depth: 0.004, stretch: [1, 1, 1] },
  },
  matteSage: matte('#8fae97', '#99b7a1'),
  matteCoral: matte('#e08169', '#e58d77'),
  matteSand: matte('#d9c29d', '#dfcba9'),
  matteTeal: matte('#2b6f70', '#387a7b'),
  matteCream: matte('#e4dcc9', '#e9e3d3'),
  matteCharcoal: matte('#43474b', '#505458'),
  coreYellow: { color: '#d8a23c', ...core },
  coreGreen: { color: '#3d7350', ...core },
  coreRed: { color: '#b8402f', ...core },
  ballMantle: { color: '#3f76ad', roughness: 0.4 },
  ballCover: { color: '#eeefee', roughness: 0.22, coat: 0.4 },
  water: { color: '#ecf5f8', roughness: 0.02, clear: true, ior: 1.33 },
  foam: { color: '#f3f8fa', roughness: 0.08, wall: [0.8, 0.2], tint: '#fbfdff', ior: 1.33 },
  worktop: { color: '#9f978c', roughness: 0.5, gloss: 0.35 },
  filmWeld: { color: '#e6ecef', roughness: 0.2, wall: [0.6, 0.3], tint: '#f6f9fa', ior: 1.5 },
  siliconeWallBlue: { color: '#7fa6cc', roughness: 0.14, wall: [0.55, 0.1], tint: '#a9c8e6' },
  siliconeWallSage: { color: '#93c4a2', roughness: 0.14, wall: [0.55, 0.1], tint: '#b6dcc1' },
  mist: { color: '#8fb0cf', roughness: 0.6, wall: [0.6, 1], tint: '#ffffff', ior: 1 },
  powderMist: { color: '#5d6268', roughness: 0.8, wall: [0.78, 1], tint: '#ffffff', ior: 1 },
  powder: { color: '#4f545a', roughness: 0.85, gloss: 0.2, wear: { color: '#8b9196', scale: 60, share: 0.35 } },
  dustySheet: { color: '#d3d6d6', roughness: 0.6, gloss: 0.3, wear: { color: '#bcc1c3', scale: 11, share: 0.45 } },
  lens: { color: '#f3f8f9', roughness: 0.02, clear: true, ior: 1.25 },
  // Fibers and metal chips in resin.
  friction: {
    color: '#3a3734',
    roughness: 0.85,
    gloss: 0.2,
    wear: { color: '#77706a', scale: 190, share: 0.3 },
    grain: { scale: 260, strength: 0.5, depth: 0.0008, stretch: [1, 1, 1] },
  },
  /** Cut faces, as in a section drawing: castings, steel, and parts that are fitted into steel. */
  cutFace: {
    color: '#7fa9d0',
    roughness: 0.55,
    gloss: 0.2,
    hatch: { color: '#4f80b1', pitch: 0.022, width: 0.0026 },
  },
  cutSteel: {
    color: '#cfd5d9',
    roughness: 0.5,
    gloss: 0.2,
    hatch: { color: '#73828d', pitch: 0.015, width: 0.0018 },
  },
  cutInsert: {
    color: '#b4bfc7',
    roughness: 0.5,
    gloss: 0.2,
    hatch: { color: '#5c6b76', pitch: 0.012, width: 0.0016, falling: true },
  },
  /** Water in a bore in section. */
  waterBlue: { color: '#4d9fd6', roughness: 0.12, coat: 0.5 },
  knifeSteel: { color: '#d0d4d7', metal: true, roughness: 0.6, turned: 'z' },
  // people
  workwear: { color: '#2f4257', ...cloth },
  workwearGrey: { color: '#6b7277', ...cloth },
  workwearBlue: { color: '#3d5f8a', ...cloth },
  workwearSand: { color: '#9c9078', ...cloth },
  workwearDark: { color: '#343a40', ...cloth },
  highVisibility: { color: '#cfdc1c', ...cloth, sheen: 0.3 },
  highVisibilityOrange: { color: '#e8601c', ...cloth, sheen: 0.3 },
  painterSuit: { color: '#d6d6d2', ...cloth },
  reflector: { color: '#d5d8d8', roughness: 0.35 },
  leather: { color: '#5e4631', roughness: 0.6 },
  sole: { color: '#26282a', roughness: 0.75 },
  glove: { color: '#555d63', roughness: 0.8, gloss: 0.3 },
  skin: { color: '#c08a6c', roughness: 0.5 },
  skinLight: { color: '#d6a488', roughness: 0.5 },
  skinDark: { color: '#85583f', roughness: 0.5 },
  hair: { color: '#221c19', roughness: 0.6 },
  hairBrown: { color: '#4d3726', roughness: 0.6 },
  hairGray: { color: '#8d8a85', roughness: 0.6 },
  helmet: { color: '#eceded', ...plastic },
  lips: { color: '#a9705a', roughness: 0.45 },
  tintedGlass: { color: '#23282b', roughness: 0.08, coat: 0.5 },
  // halls
  wall: {
    color: '#d3d5d2',
    roughness: 0.7,
    gloss: 0.3,
    wear: { color: '#c6c8c4', scale: 0.7, share: 0.5 },
    dirt: '#a5a49c',
  },
  dado: { color: '#84919b', roughness: 0.5, wear: { color: '#76828b', scale: 1.6, share: 0.45 }, dirt: '#5a6268' },
  ceilingTile: { color: '#dcdcd8', roughness: 0.9, gloss: 0.1, wear: { color: '#c9c9c4', scale: 40, share: 0.35 } },
  milkyPane: { color: '#dfe8ea', roughness: 0.3, light: 1, sunlit: true },
  windowFrame: { color: '#6d757b', roughness: 0.45 },
  epoxy: {
    color: '#7d8583',
    roughness: 0.16,
    variation: 0.05,
    wear: { color: '#6c7472', scale: 1.2, share: 0.5 },
    stains: { color: '#4d5250', distance: 1.1, size: 0.06 },
    dirt: '#4b4d4a',
  },
  epoxyLane: {
    color: '#6f7d79',
    roughness: 0.2,
    variation: 0.06,
    wear: { color: '#5f6c68', scale: 1.2, share: 0.5 },
    stains: { color: '#454c4a', distance: 1.3, size: 0.06 },
    dirt: '#4b4d4a',
  },
  scuff: { color: '#2e3231', roughness: 0.6, faint: { scale: 2.4, most: 0.15 } },
  floorLine: { color: '#d9a514', roughness: 0.45, wear: { color: '#98906c', scale: 5, share: 0.4 }, dirt: '#6b6142' },
  joint: { color: '#5d6361', roughness: 0.8 },
  floorGrey: {
    color: '#9a9fa1',
    roughness: 0.42,
    variation: 0.03,
    wear: { color: '#8e9395', scale: 1.2, share: 0.5 },
  },
  concrete: {
    color: '#96928b',
    roughness: 0.85,
    variation: 0.1,
    gloss: 0.2,
    wear: { color: '#837f77', scale: 0.8, share: 0.5 },
    stains: { color: '#6a665f', distance: 0.9, size: 0.12 },
  },
  concretePatch: { color: '#a19e98', roughness: 0.85, gloss: 0.2, wear: { color: '#8b8780', scale: 0.9, share: 0.5 } },
  tireTrack: { color: '#8b8780', roughness: 0.85, gloss: 0.2, wear: { color: '#736f69', scale: 2.5, share: 0.5 } },
  damp: { color: '#5a5751', roughness: 0.12, variation: 0.08 },
  containerRed: {
    color: '#853a2e',
    roughness: 0.55,
    variation: 0.12,
    wear: { color: '#77352a', scale: 12, share: 0.45 },
    stains: { color: '#6b4634', distance: 0.4, size: 0.04 },
  },
  cladding: { color: '#b4babd', roughness: 0.45 },
  rawCasting: { color: '#565a5c', roughness: 0.75, gloss: 0.3, wear: { color: '#4b4f51', scale: 3, share: 0.3 } },
  pine: { color: '#cbb084', roughness: 0.75, gloss: 0.3, boards: '#a07c4a', ...knots },
  spruce: { color: '#bfa172', roughness: 0.75, gloss: 0.3, boards: '#8c6b3f', ...knots },
  timber: { color: '#b08d5e', roughness: 0.75, gloss: 0.3, boards: '#7d5c36', ...knots },
  carton: { color: '#a58c69', roughness: 0.85, gloss: 0.2 },
  lampPanel: { color: '#fbfdff', roughness: 0.5, light: 3.2 },
  lamp: { color: '#ffffff', roughness: 0.5, light: 14 },
  drumLamp: { color: '#fff4e2', roughness: 0.5, light: 45, sampled: true },
  ovenLamp: { color: '#ffe9c8', roughness: 0.5, light: 12, sampled: true },
  sky: { color: '#e4eef7', roughness: 0.4, light: 1.3 },
} satisfies Record<string, Surface>

export type MaterialName = keyof typeof MATERIALS
