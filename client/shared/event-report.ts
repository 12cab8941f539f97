import * as v from 'valibot'

const maxErrorLength = 200

/** Characters that control a terminal, start a line or change the reading direction, and halves of characters. */
export const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** Body of POST /api/events; the browser imports only its type. */
export const eventReport = v.union([
  v.object({
    outcome: v.picklist(['success', 'error', 'exception']),
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
    error: v.optional(v.pipe(v.string(), v.transform(shorten))),
    source: v.picklist(['custom_form', 'details_form']),
  }),
  v.object({ type: v.literal('chunk'), kind: v.picklist(['missing', 'timeout', 'error']) }),
  v.object({ type: v.literal('crash'), island: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)) }),
  v.object({
    type: v.literal('vital'),
    name: v.picklist(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']),
    value: v.pipe(v.number(), v.finite(), v.minValue(0)),
  }),
])

export type EventReport = v.InferOutput<typeof eventReport>

function shorten(text: string): string {
  return [...text.replace(unsafeCharacters, '\uFFFD')].slice(0, maxErrorLength).join('')
}
