/** What an island's chunk offers: it makes the server's HTML live, at once or when its promise is kept. */
export type IslandModule = {
  /** `wakeInside` wakes the islands of what the island fetched. */
  wake(root: HTMLElement, wakeInside: (place: ParentNode) => void): void | Promise<void>
}

/** Every island of the site, by the name that the server writes into `data-island`. */
export const islands = {
  carousel: () => import('./islands/carousel.ts'),
  'contact-dialog': () => import('./islands/contact-dialog.ts'),
  'inquiry-form': () => import('./islands/inquiry-form/wake.tsx'),
  'inquiry-list': () => import('./islands/inquiry-list.ts'),
  'map-frame': () => import('./islands/map-frame.ts'),
  'open-now': () => import('./islands/open-now.ts'),
  'process-tabs': () => import('./islands/process-tabs.ts'),
  sizing: () => import('./islands/sizing.ts'),
  viewer: () => import('./islands/viewer/wake.ts'),
  'video-modal': () => import('./islands/video-modal/wake.ts'),
} as const satisfies Record<string, () => Promise<IslandModule>>

export type IslandName = keyof typeof islands
