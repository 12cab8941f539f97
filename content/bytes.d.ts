/** Files that the Worker carries beside its script (wrangler's modules of type Data). */
declare module '*.bin' {
  const bytes: ArrayBuffer
  export default bytes
}
