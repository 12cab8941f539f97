import drawings from '../../content/media/drawings.json'
import models from '../../content/media/models.json'
import type { LayoutDrawings } from '../../content/schema/layout-drawing.ts'
import type { WebModels } from '../../content/schema/web-model.ts'

/** The web model of each machine that has one; tests validate the file. */
export const webModels = models as unknown as WebModels

/** The layout drawing of each machine that has one. */
export const layoutDrawings = drawings as unknown as LayoutDrawings
