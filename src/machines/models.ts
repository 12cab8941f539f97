import drawings from '../../content/drawings.json'
import type { LayoutDrawings } from '../../content/drawings.ts'
import models from '../../content/models.json'
import type { WebModels } from '../../content/models.ts'

/** The model that turns, of each machine that has one; what tests have checked is not checked again. */
export const webModels = models as unknown as WebModels

/** The layout drawing of each machine that has one. */
export const layoutDrawings = drawings as unknown as LayoutDrawings
