/** Names of models and series: "VF-300", "LV1-150", "HI-FL-R250", "VI-AO". */
const code = /((?<![\w-])[A-Z]{1,3}\d?(?:-[A-Z]*\d+|-[A-Z]{2})+(?![\w-]))/

/** A text whose model names stay on one line and run from left to right: browsers break "VF-300" after its hyphen. */
export function Codes({ text }: { text: string }) {
  const parts = text.split(code)
  if (parts.length === 1) return text
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <bdi className="code" key={index}>
            {part}
          </bdi>
        ) : (
          part
        ),
      )}
    </span>
  )
}
