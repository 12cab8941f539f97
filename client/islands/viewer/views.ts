/** From where the machine can be seen; the first is the picture's own place. */
export const views = ['hero', 'front', 'left', 'right', 'back', 'top'] as const

export type View = (typeof views)[number]
