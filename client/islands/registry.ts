type IslandModule = {
  /** Hydrates the server-rendered HTML of `root`; `hydrateWithin` hydrates islands in content that the island has fetched. */
  hydrate(root: HTMLElement, hydrateWithin: (place: ParentNode) => void): void | Promise<void>
}

/** Every island of the site, by the name that the server writes into `data-island`. */
export const islands = {
  carousel: () => import('./carousel/carousel-island.ts'),
  'contact-dialog': () => import('./contact-dialog/contact-dialog-island.ts'),
  'inquiry-form': () => import('./inquiry-form/inquiry-form-island.tsx'),
  'inquiry-list': () => import('./inquiry-list/inquiry-list-island.ts'),
  map: () => import('./map/map-island.ts'),
  'office-status': () => import('./office-status/office-status-island.ts'),
  'process-tabs': () => import('./process-tabs/process-tabs-island.ts'),
  sizing: () => import('./sizing/sizing-island.ts'),
  viewer: () => import('./viewer/viewer-island.ts'),
  'video-modal': () => import('./video-modal/video-modal-island.ts'),
} as const satisfies Record<string, () => Promise<IslandModule>>

export type IslandName = keyof typeof islands
