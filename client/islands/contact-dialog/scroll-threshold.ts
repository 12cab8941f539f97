/** How far the page is scrolled before the contact button wakes and shows, in pixels (specification, chapter 9). */
export const scrollThreshold = 300
