import type { RootOptions } from 'react-dom/client'
import { reportCrash } from '../analytics/report.ts'

/** Replaces an island by the generic fallback view: a copy of the page's `<template id="crash">`. */
function showFallback(place: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#crash')
  if (template) place.replaceChildren(template.content.cloneNode(true))
}

/** Options of every React root: a component that crashes is replaced by the fallback view and reported. */
export function rootOptions(place: HTMLElement): Pick<RootOptions, 'onUncaughtError'> {
  return {
    onUncaughtError(error) {
      console.error(error)
      showFallback(place)
      reportCrash(place)
    },
  }
}
