/** Builds the browser's scripts and the style sheet: hashed names, never emptying what another site still serves. */
declare const _default: import('vite').UserConfig
export default _default
