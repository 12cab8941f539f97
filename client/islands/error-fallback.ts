import type { RootOptions } from 'react-dom/client'
import { reportCrash } from '../analytics/report.ts'

/** Puts the generic fallback view in an island's place: a copy of the page's `<template id="crash">`. */
function showFallback(place: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#crash')
  if (template) place.replaceChildren(template.content.cloneNode(true))
}

/** For every React root of the site: a component that breaks is replaced by the fallback view, and reported. */
export function rootOptions(place: HTMLElement): Pick<RootOptions, 'onUncaughtError'> {
  return {
    onUncaughtError(error) {
      console.error(error)
      showFallback(place)
      reportCrash(place)
    },
  }
}
