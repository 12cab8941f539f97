/** KV key of the live machine content's pointer: `{ version, schema, publishedAt }`; and of the previous pointer. */
export const pointerKey = 'machines/current'
export const previousPointerKey = 'machines/previous'

/** Content version of the deployed build: `{ version, schema, builtAt }`. For commands; the Worker knows its own. */
export const builtKey = 'machines/built'

/**
 * The KV key of a document in a version; `name` is `<KEY>/<lang|neutral>`, `index/<lang>`, `search/<lang>`, `search-terms/<lang>`,
 * `search-index/<lang>`, `presses` or `auxiliaries`.
 */
export function documentKey(version: string, name: string): string {
  return `machines/${version}/${name}`
}

/** Name of the document that lists every machine in one language. */
export function indexName(lang: string): string {
  return `index/${lang}`
}

/** Names of the documents that the search reads in one language: texts, terms and index. */
export function searchName(lang: string): string {
  return `search/${lang}`
}

export function searchTermsName(lang: string): string {
  return `search-terms/${lang}`
}

export function searchIndexName(lang: string): string {
  return `search-index/${lang}`
}

/** Name of the document that the sizing reads: every molding model. */
export const pressesName = 'presses'

/** Name of the document that lists the machines before and after the presses. */
export const auxiliariesName = 'auxiliaries'

/** Name of the document that hall plans read: every model with footprint, utilities and packages. */
export const planModelsName = 'plan'
