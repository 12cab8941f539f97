import { builtAsset } from './assets.ts'

/** Loads the styles below the first screen without blocking the content above. */
export function DeferredStylesheet({ of }: { of: 'about' | 'catalogue' | 'home' | 'machine' }) {
  return <link rel="stylesheet" href={builtAsset(`styles/pages/${of}-below.css`)} />
}
