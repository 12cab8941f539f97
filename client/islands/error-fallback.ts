import type { RootOptions } from 'react-dom/client'
import { reportFailure } from '../analytics/report.ts'

/**
 * Options of every React root: a component that crashes is replaced by the generic fallback view, a copy of the page's
 * `<template id="crash">`, and reported.
 */
export function rootOptions(place: HTMLElement): Pick<RootOptions, 'onUncaughtError'> {
  return {
    onUncaughtError(error) {
      console.error(error)
      const template = document.querySelector<HTMLTemplateElement>('#crash')
      if (template) place.replaceChildren(template.content.cloneNode(true))
      reportFailure(error, place)
    },
  }
}
