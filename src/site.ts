import data from '../content/generated/site.json' with { type: 'json' }
import type { Site, Video } from '../content/schema/site.ts'

export type { Site, Video }

/** The company's facts: content/site.json as the build has checked it, for its schema asks Intl, which is slow to start. */
export const site = data as unknown as Site
