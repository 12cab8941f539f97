/** Fetches a file and reports the number of received bytes. @throws if the download fails or `signal` aborts it */
export async function download(
  url: string,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal })
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value)
    bytes += read.value.length
    onProgress(bytes)
  }
  return new Blob(chunks).arrayBuffer()
}
