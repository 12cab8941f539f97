import { Worker } from 'node:worker_threads'
import { contentMistake } from '../content/mistake.ts'

/** Read by every build from its file; the code that checks it stays as it is. */
const data = /^content\/(messages|pages|machines)\/.+\.json$/

/** So long after its start the loop gets ready for the first change (milliseconds): the start itself has enough to do. */
const firstReady = 3000

/**
 * Builds the content anew, each time in a thread that has read none of it before. While nothing happens the next thread stands
 * by with the code loaded, which takes four times as long as the build: it serves when only data changes.
 */
export function contentBuilder() {
  let standby: Worker | undefined
  setTimeout(standBy, firstReady).unref()

  function standBy(): void {
    if (standby) return
    const thread = start()
    standby = thread
    // One that ends before it is needed is none.
    thread.once('error', () => undefined)
    thread.once('exit', () => {
      if (standby === thread) standby = undefined
    })
  }

  function take(files: string[]): Worker {
    const ready = standby
    standby = undefined
    if (ready && files.every((file) => data.test(file))) return ready
    void ready?.terminate()
    return start()
  }

  return {
    /** After these files have changed. @throws Mistake naming file and line */
    async build(files: string[]): Promise<void> {
      const thread = take(files)
      try {
        await outcomeOf(thread)
      } finally {
        standBy()
      }
    },
  }
}

function start(): Worker {
  const thread = new Worker(new URL('content-thread.ts', import.meta.url))
  thread.unref()
  return thread
}

function outcomeOf(thread: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.once('message', (found: { message?: string; stack?: string }) => {
      if (found.message) reject(contentMistake({ message: found.message, stack: found.stack }))
      else resolve()
    })
    thread.once('error', reject)
    thread.postMessage('build')
  })
}
