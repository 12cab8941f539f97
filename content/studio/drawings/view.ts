/** The three views of a drawing, in first-angle order: front, seen from the left, seen from above. */
export const viewNames = ['front', 'left', 'top'] as const
export type ViewName = (typeof viewNames)[number]

/** A place in a view: right, up, and toward the viewer, millimeters. */
export type Seen = [across: number, up: number, near: number]

type Place = { x: number; y: number; z: number }

/** Converts a place (meters, kit axes) to the axes of a view. */
export const project: Record<ViewName, (place: Place) => Seen> = {
  front: ({ x, y, z }) => [x * 1000, y * 1000, z * 1000],
  left: ({ x, y, z }) => [z * 1000, y * 1000, -x * 1000],
  top: ({ x, y, z }) => [x * 1000, -z * 1000, y * 1000],
}
