import { enableCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

// A thread of its own for every build: it reads the schemas and data anew, whatever was edited. What was not, it need not
// compile again.
enableCompileCache()
try {
  const { buildContent } = await import('../../../content/build.ts')
  await buildContent({ quick: true })
  parentPort?.postMessage({})
} catch (error) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  parentPort?.postMessage({ message, stack })
}
