/** Width and height of a still of a step, pixels. */
export const stillSize = { width: 480, height: 360 }
