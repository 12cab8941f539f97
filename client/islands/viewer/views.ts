/** Camera positions around the machine; the first is the picture's own. */
export const views = ['hero', 'front', 'left', 'right', 'back', 'top'] as const

export type View = (typeof views)[number]
