import { enableCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

// A thread of its own for every build: it reads the schemas and data anew, whatever was edited. What was not, it need not
// compile again. It loads its code at once and builds when it is told to.
enableCompileCache()
const loading = import('../../build/build-content.ts')
loading.catch(() => undefined)

parentPort?.once('message', async () => {
  try {
    const { buildContent } = await loading
    await buildContent({ quick: true })
    parentPort?.postMessage({})
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    parentPort?.postMessage({ message, stack })
  }
})
