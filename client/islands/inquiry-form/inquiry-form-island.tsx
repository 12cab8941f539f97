import { hydrateRoot } from 'react-dom/client'
import { reportFailure } from '../../analytics/report.ts'
import { ChunkLoadError, loadChunk } from '../load-chunk.ts'
import { InquiryForm } from './inquiry-form.tsx'
import type { SerializedFormProps } from './props.ts'
import type { FormTexts } from './texts.ts'

/** Hydrates a form; resolves when it handles input. @throws ChunkLoadError if its texts fail to load */
export async function hydrate(root: HTMLElement): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '{}') as SerializedFormProps
  const texts = await loadChunk(() => fetchTexts(props.textsUrl))
  const options = (name: string) => root.querySelector(`select[name="${name}"]`)?.innerHTML ?? ''
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <InquiryForm
        {...props}
        texts={texts}
        machineOptions={options('machine')}
        countryOptions={options('country')}
        onHydrated={resolve}
      />,
      { onUncaughtError: (error) => resolve(showCrash(root, error)) },
    )
  })
}

/** Replaces a form that crashed by the generic fallback view, a copy of the page's `<template id="crash">`. */
function showCrash(root: HTMLElement, error: unknown): void {
  console.error(error)
  const template = document.querySelector<HTMLTemplateElement>('#crash')
  if (template) root.replaceChildren(template.content.cloneNode(true))
  reportFailure(error, root)
}

/** Retried once, as chunks are. @throws ChunkLoadError */
async function fetchTexts(url: string): Promise<FormTexts> {
  const response = await fetch(url).catch(() => fetch(url).catch(() => undefined))
  if (!response?.ok) throw new ChunkLoadError('missing', response?.status)
  return response.json()
}
