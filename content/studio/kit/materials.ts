/** How a surface looks. Blender's Principled shader is built from these figures (render/scene.py). */
export type Surface = {
  /** Base colour, sRGB. */
  colour: string
  /** 0 mirror to 1 chalk. */
  roughness: number
  /** Variation of the roughness over the surface (plus and minus). */
  variation?: number
  metal?: boolean
  /** Stains and wear: a second colour in soft patches, `scale` patches a metre, over about `share` of the surface. */
  wear?: { colour: string; scale: number; share: number }
  /** Dried drops and spills: spots of a second color, about `distance` metres apart and `size` metres wide at most. */
  stains?: { colour: string; distance: number; size: number }
  /** Wood: every board has its own tint, and streaks of this color along its length. */
  boards?: string
  /** Clear lacquer, 0 to 1. */
  coat?: number
  /** Strength of the mirror-like part of a non-metal, 0 to 1 (0.5 is usual). */
  gloss?: number
  /** Light that a dusty or fibrous surface throws back at its edges, 0 to 1. */
  sheen?: number
  /** Fine machining marks: scale, strength, depth in metres, stretch along x, y, z. */
  grain?: { scale: number; strength: number; depth: number; stretch: [number, number, number] }
  /** Light sent out by the surface (1 is about the brightness of white paper). */
  light?: number
  /** Other values for pictures: their tone curve would leave rubber a black hole, and a pane that is pale in 3D looks teal. */
  picture?: { colour: string; roughness: number }
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
export const PAINT_COLOUR = '#155a8f'

/** Powder coat: one roughness, because a varied one looks like plaster; the clear coat gives the gloss. */
const lacquer = { roughness: 0.34, coat: 0.35 }
const machined = { metal: true, roughness: 0.3, variation: 0.06 }
const plastic = { roughness: 0.35 }
const elastomer = { roughness: 0.52, gloss: 0.45, sheen: 0.1 }

/** Small folds. */
const folds: NonNullable<Surface['grain']> = { scale: 13, strength: 0.55, depth: 0.012, stretch: [1, 0.7, 1] }
const cloth = { roughness: 0.9, gloss: 0.2, sheen: 0.25, grain: folds }

/** All material names. A model names a material, never a colour. */
export const MATERIALS = {
  // paint
  paint: { colour: PAINT_COLOUR, ...lacquer },
  sheet: { colour: '#e1e4e4', ...lacquer },
  sheetGrey: { colour: '#c9cdcf', ...lacquer },
  plinth: { colour: '#33383d', ...lacquer },
  motor: { colour: '#4a5259', roughness: 0.45, variation: 0.06 },
  castIron: { colour: '#5a6168', roughness: 0.55, variation: 0.06 },
  yellow: { colour: '#f2b705', roughness: 0.4, coat: 0.2 },
  // metal
  chrome: { colour: '#dfe3e6', metal: true, roughness: 0.07, variation: 0.02 },
  steel: { colour: '#b4b8bb', metal: true, roughness: 0.26, variation: 0.08 },
  groundSteel: {
    colour: '#8d9296',
    metal: true,
    roughness: 0.36,
    variation: 0.08,
    grain: { scale: 60, strength: 0.06, depth: 0.0006, stretch: [1, 14, 1] },
  },
  mouldSteel: { colour: '#c4c7c9', metal: true, roughness: 0.2, variation: 0.06 },
  rollSteel: {
    colour: '#c3c7ca',
    metal: true,
    roughness: 0.13,
    variation: 0.05,
    grain: { scale: 40, strength: 0.03, depth: 0.0004, stretch: [18, 1, 1] },
  },
  stainless: { colour: '#c6c9ca', metal: true, roughness: 0.3 },
  zinc: { colour: '#a9adb0', ...machined },
  pipe: { colour: '#b9bdc0', metal: true, roughness: 0.24, variation: 0.05 },
  aluminium: { colour: '#c9cccd', metal: true, roughness: 0.38 },
  brass: { colour: '#b8934f', ...machined, picture: { colour: '#b59c6c', roughness: 0.22 } },
  copper: { colour: '#b26b48', ...machined },
  blackOxide: { colour: '#17181a', roughness: 0.42, gloss: 0.6 },
  // rubber, plastic, insulation
  dark: { colour: '#141517', roughness: 0.5 },
  // Joints are thinner than a pixel of the 3D model: in black, they look dotted.
  seam: { colour: '#2b2e31', roughness: 0.9, gloss: 0.1, picture: { colour: '#050505', roughness: 0.9 } },
  bezel: { colour: '#16181a', roughness: 0.3, coat: 0.3 },
  hose: { colour: '#151617', roughness: 0.55, gloss: 0.6 },
  airHose: { colour: '#1d6fb8', ...plastic },
  cable: { colour: '#b7b4ab', roughness: 0.6 },
  insulation: { colour: '#c9b68c', roughness: 0.8 },
  belt: { colour: '#e8e8e2', roughness: 0.55 },
  white: { colour: '#eceded', ...plastic },
  red: { colour: '#c4161c', roughness: 0.35, coat: 0.2 },
  green: { colour: '#1f9d55', ...plastic },
  blue: { colour: '#1c6dc2', ...plastic },
  lampGreen: { colour: '#1fae5a', roughness: 0.2, coat: 0.5, light: 0.9 },
  lampYellow: { colour: '#d99a0b', roughness: 0.2, coat: 0.5 },
  lampRed: { colour: '#b51a1a', roughness: 0.2, coat: 0.5 },
  glass: { colour: '#eef5f6', roughness: 0.02, clear: true, picture: { colour: '#ffffff', roughness: 0.02 } },
  // products
  rubber: {
    colour: '#1a1a1b',
    roughness: 0.62,
    gloss: 0.45,
    sheen: 0.25,
    picture: { colour: '#343436', roughness: 0.45 },
  },
  rubberGrey: { colour: '#7d8083', ...elastomer },
  rubberRed: { colour: '#9b4a3c', ...elastomer },
  rubberBrown: { colour: '#8a5a3a', ...elastomer },
  silicone: { colour: '#c23b2a', ...elastomer },
  siliconeSage: { colour: '#8fae97', ...elastomer },
  siliconeCoral: { colour: '#e58a72', ...elastomer },
  siliconeSand: { colour: '#dcc7a4', ...elastomer },
  siliconeBlue: { colour: '#5d7891', ...elastomer },
  siliconeWhite: { colour: '#e9e8e3', ...elastomer },
  siliconeClear: { colour: '#d5dadb', roughness: 0.3, gloss: 0.6 },
  siliconeWall: { colour: '#dfe6ea', roughness: 0.12, wall: [0.86, 0.25], tint: '#f4f8fa' },
  siliconeWallMilky: { colour: '#e4e9eb', roughness: 0.2, wall: [0.45, 0.12], tint: '#f4f8fa' },
  siliconeWallAmber: { colour: '#ecd09c', roughness: 0.12, wall: [0.86, 0.25], tint: '#faecd0' },
  siliconeWallBlue: { colour: '#7fa6cc', roughness: 0.14, wall: [0.55, 0.1], tint: '#a9c8e6' },
  siliconeWallSage: { colour: '#93c4a2', roughness: 0.14, wall: [0.55, 0.1], tint: '#b6dcc1' },
  mist: { colour: '#8fb0cf', roughness: 0.6, wall: [0.6, 1], tint: '#ffffff', ior: 1 },
  lens: { colour: '#c9e0e8', roughness: 0.02, clear: true, ior: 1.5 },
  // Fibers and metal chips in resin.
  friction: {
    colour: '#3a3734',
    roughness: 0.85,
    gloss: 0.2,
    wear: { colour: '#77706a', scale: 190, share: 0.3 },
    grain: { scale: 260, strength: 0.5, depth: 0.0008, stretch: [1, 1, 1] },
  },
  // people
  workwear: { colour: '#2f4257', ...cloth },
  workwearGrey: { colour: '#6b7277', ...cloth },
  workwearDark: { colour: '#343a40', ...cloth },
  highVisibility: { colour: '#cfdc1c', ...cloth, sheen: 0.3 },
  highVisibilityOrange: { colour: '#e8601c', ...cloth, sheen: 0.3 },
  painterSuit: { colour: '#d6d6d2', ...cloth },
  reflector: { colour: '#d5d8d8', roughness: 0.35 },
  leather: { colour: '#5e4631', roughness: 0.6 },
  sole: { colour: '#26282a', roughness: 0.75 },
  glove: { colour: '#555d63', roughness: 0.8, gloss: 0.3 },
  skin: { colour: '#c08a6c', roughness: 0.5 },
  skinLight: { colour: '#d6a488', roughness: 0.5 },
  skinDark: { colour: '#85583f', roughness: 0.5 },
  hair: { colour: '#221c19', roughness: 0.6 },
  helmet: { colour: '#eceded', ...plastic },
  // halls
  wall: { colour: '#e3e5e3', roughness: 0.8, gloss: 0.25, wear: { colour: '#d3d5d1', scale: 0.5, share: 0.4 } },
  dado: { colour: '#8f9ca6', roughness: 0.6 },
  windowFrame: { colour: '#7f878d', roughness: 0.5 },
  epoxy: {
    colour: '#8f9694',
    roughness: 0.24,
    variation: 0.1,
    coat: 0.4,
    wear: { colour: '#767d7b', scale: 0.8, share: 0.53 },
    stains: { colour: '#5f6462', distance: 1.3, size: 0.16 },
  },
  epoxyLane: {
    colour: '#7c8a86',
    roughness: 0.34,
    variation: 0.06,
    wear: { colour: '#68736f', scale: 0.9, share: 0.5 },
    stains: { colour: '#535b58', distance: 1.6, size: 0.16 },
  },
  floorLine: { colour: '#e2ad12', roughness: 0.5, wear: { colour: '#a79a6c', scale: 5, share: 0.35 } },
  joint: { colour: '#5d6361', roughness: 0.8 },
  floorGrey: {
    colour: '#9a9fa1',
    roughness: 0.42,
    variation: 0.03,
    wear: { colour: '#828789', scale: 1.4, share: 0.4 },
  },
  concrete: {
    colour: '#8e8b85',
    roughness: 0.85,
    gloss: 0.2,
    wear: { colour: '#89867f', scale: 0.7, share: 0.5 },
    grain: { scale: 90, strength: 0.4, depth: 0.002, stretch: [1, 1, 1] },
  },
  containerRed: { colour: '#8c3b2e', roughness: 0.55, wear: { colour: '#6a3529', scale: 5, share: 0.25 } },
  cladding: { colour: '#b4babd', roughness: 0.45 },
  rawCasting: { colour: '#565a5c', roughness: 0.75, gloss: 0.3, wear: { colour: '#4b4f51', scale: 3, share: 0.3 } },
  pine: { colour: '#cbb084', roughness: 0.75, gloss: 0.3, boards: '#ab8a58' },
  spruce: { colour: '#bfa172', roughness: 0.75, gloss: 0.3, boards: '#9b7a4a' },
  timber: { colour: '#b08d5e', roughness: 0.75, gloss: 0.3, boards: '#8c6a40' },
  carton: { colour: '#a58c69', roughness: 0.85, gloss: 0.2 },
  lamp: { colour: '#ffffff', roughness: 0.5, light: 14 },
  sky: { colour: '#e4eef7', roughness: 0.4, light: 1.3 },
} satisfies Record<string, Surface>

export type MaterialName = keyof typeof MATERIALS
