import { hydrateRoot } from 'react-dom/client'
import { rootOptions } from '../error-fallback.ts'
import { ChunkLoadError, loadChunk } from '../load-chunk.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { watchPresses } from './pointer-up.ts'
import type { InquiryFormParcel } from './props.ts'
import type { FormTexts } from './texts.ts'

watchPresses()

/**
 * Hydrates a form and waits until it is alive; the option lists are taken from the page instead of being sent twice. Who
 * takes the form off the page sends it `discard`.
 * @throws ChunkLoadError when its texts do not come
 */
export async function hydrate(root: HTMLElement): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '{}') as InquiryFormParcel
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
        onAwake={alive}
      />,
      rootOptions(root),
    )
    root.addEventListener('discard', () => app.unmount(), { once: true })
  })
}

/** Asked for once more when lost on the way, as chunks are. */
async function fetchTexts(address: string): Promise<FormTexts> {
  try {
    const response = await fetch(address).catch(() => fetch(address))
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await response.json()
  } catch (error) {
    throw new ChunkLoadError('missing', error)
  }
}
