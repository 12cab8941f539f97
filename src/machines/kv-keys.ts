/** Where the live machine content is told in KV: `{ version, schema, publishedAt }`; and the pointer before it. */
export const pointerKey = 'machines/current'
export const previousPointerKey = 'machines/previous'

/** Which content the deployed build has: `{ version, schema, builtAt }`. For people's commands; the Worker knows its own. */
export const builtKey = 'machines/built'

/** Where a document of a version is kept; `name` is `<KEY>/<lang|neutral>`, `index/<lang>`, `search/<lang>`, `presses` or `auxiliaries`. */
export function documentKey(version: string, name: string): string {
  return `machines/${version}/${name}`
}

/** Name of the document that lists every machine in one language. */
export function indexName(lang: string): string {
  return `index/${lang}`
}

/** Name of the document that the catalogue's search reads in one language. */
export function searchName(lang: string): string {
  return `search/${lang}`
}

/** Name of the document that the sizing reads: every molding model. */
export const pressesName = 'presses'

/** And of the one that lists what works before and after the presses. */
export const auxiliariesName = 'auxiliaries'

/** Name of the document that hall plans read: every model with footprint, utilities and packages. */
export const planModelsName = 'plan'
