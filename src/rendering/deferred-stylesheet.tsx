import { builtAsset } from './assets.ts'

/** Styles of what follows on a long page: what stands above is shown while they come. */
export function DeferredStylesheet({ of }: { of: 'about' | 'catalogue' | 'home' | 'machine' }) {
  return <link rel="stylesheet" href={builtAsset(`styles/pages/${of}-below.css`)} />
}
