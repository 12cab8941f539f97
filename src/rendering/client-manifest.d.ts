/** The manifest of the client's build (src/build/client-manifest-plugin.ts): the output of every source, by its path. */
declare module 'virtual:client-manifest' {
  const manifest: Record<string, { file: string } | undefined>
  export default manifest
}

interface ImportMeta {
  readonly env: { readonly DEV: boolean }
}
