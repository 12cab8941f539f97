/**
 * Models and series ("VF-300", "HI-FL-R250", "VI-AO"), machines ("Two-Roll"), parts ("O-rings"), standards, ranges
 * ("8:00–18:00") and sizes ("L × W × H").
 */
const code =
  /((?<![\w-])[A-Z]{1,3}\d?(?:-[A-Z]*\d+|-[A-Z]{2})+(?![\w-])|[A-Z][a-z]+-[A-Z][a-z]+|(?<![\p{L}\d-])[A-Z]-[a-z]+|\d[\d.,:]*[–～-]\d+(?:[.,:]\d+)*|(?<!\p{L})\p{L}{1,2}(?:\s?[×*]\s?\p{L}{1,2}){2}(?!\p{L}))/u

/** A text whose model names, ranges and sizes stay on one line: browsers break them after hyphen and dash. */
export function Codes({ text }: { text: string }) {
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
