import { hydrateRoot } from 'react-dom/client'
import { rootOptions } from '../error-fallback.ts'
import { ChunkLoadError, loadChunk } from '../load-chunk.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { trackPointer } from './pointer-up.ts'
import type { SerializedFormProps } from './props.ts'
import type { FormTexts } from './texts.ts'

trackPointer()

/**
 * Hydrates a form and resolves when it handles input; the option lists are read from the page instead of being sent
 * twice. Code that removes the form from the page dispatches `discard` to it. @throws ChunkLoadError if its texts fail
 * to load
 */
export async function hydrate(root: HTMLElement): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '{}') as SerializedFormProps
  const texts = await loadChunk(() => fetchTexts(props.texts))
  const options = (name: string) => root.querySelector(`select[name="${name}"]`)?.innerHTML ?? ''
  return new Promise((alive) => {
    const app = hydrateRoot(
      root,
      <InquiryForm
        {...props}
        texts={texts}
        machineOptions={options('machine')}
        countryOptions={options('country')}
        onHydrated={alive}
      />,
      rootOptions(root),
    )
    root.addEventListener('discard', () => app.unmount(), { once: true })
  })
}

/** Retried once, as chunks are. */
async function fetchTexts(url: string): Promise<FormTexts> {
  try {
    const response = await fetch(url).catch(() => fetch(url))
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await response.json()
  } catch (error) {
    throw new ChunkLoadError('missing', error)
  }
}
