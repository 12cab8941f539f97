/** Scroll distance in pixels after which the contact button is hydrated and shown (specification, chapter 9). */
export const scrollThreshold = 300
