/** What an island's chunk offers: it makes the server's HTML live. */
export type IslandModule = { wake(root: HTMLElement): void }

/** Every island of the site, by the name that the server writes into `data-island`. */
export const islands = {
  carousel: () => import('./islands/carousel.ts'),
  'contact-dialog': () => import('./islands/contact-dialog.ts'),
  'inquiry-form': () => import('./islands/inquiry-form/wake.tsx'),
  'process-tabs': () => import('./islands/process-tabs.ts'),
  'video-modal': () => import('./islands/video-modal/wake.ts'),
} as const satisfies Record<string, () => Promise<IslandModule>>

export type IslandName = keyof typeof islands
