import { cpSync, existsSync, readFileSync } from 'node:fs'
import { root } from './wrangler.ts'

/** How its folder's name begins. */
export const libraryApart = 'three-'

const library = `${root}node_modules/three/`

/**
 * Options of a build that leaves the viewer's library out: reading and shaking it takes two thirds of a build whose files
 * change with every save. It lies beside the built files as it is; only what is built for a deploy holds it.
 */
export function threeApart() {
  const { version } = JSON.parse(readFileSync(`${library}package.json`, 'utf8')) as { version: string }
  const folder = `assets/build/${libraryApart}${version}/`
  for (const file of ['three.module.js', 'three.core.js']) {
    const copy = `${root}public/${folder}${file}`
    if (!existsSync(copy)) cpSync(`${library}build/${file}`, copy)
  }
  return { external: ['three'], output: { paths: { three: `/${folder}three.module.js` } } }
}
