import type { ReactNode } from 'react'

/** Letters of living scripts with their signs and digits; `\p{L}` takes an isolate milliseconds to compile. */
const letter = '[A-Za-zÀ-ÖØ-öø-\u1fff\u3041-\ud7ff]'

/** Expressions that browsers would break after a hyphen or dash, or between their parts. */
const unbreakable = [
  // Models and series: 2 × VF-300, HI-FL-R250, VI-AO
  /(?:\d+ × )?(?<![\w-])[A-Z]{1,3}\d?(?:-[A-Z]*\d+|-[A-Z]{2})+(?![\w-])/,
  // Machines and words: Two-Roll, O-rings, e-mail
  /[A-Z][a-z]+-[A-Z][a-z]+/,
  new RegExp(`(?<!${letter}|[\\d-])[A-Za-z]-[a-z]+`),
  // Ranges and numbers of standards: 8:00–18:00, ISO 3302-1
  /(?:(?:EN|ISO) )?\d[\d.,:]*[–～-]\d+(?:[.,:]\d+)*/,
  // Units: kg/h
  new RegExp(`(?<!${letter})${letter}{1,3}/${letter}{1,4}(?!${letter})`),
  // Sizes: L × W × H
  new RegExp(`(?<!${letter})${letter}{1,2}(?:\\s?[×*]\\s?${letter}{1,2}){2}(?!${letter})`),
]

const code = new RegExp(`(${unbreakable.map(({ source }) => source).join('|')})`)

/** Keeps model names, ranges and sizes of a text on one line. */
export function noBreak(text: string): ReactNode {
  const parts = text.split(code)
  if (parts.length === 1) return text
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <span className="code" key={index}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}
