/** Width and height of a still, in pixels. */
export const stillSize = { width: 480, height: 360 }
