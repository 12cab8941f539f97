import { extractTextItems, getDocumentProxy } from 'unpdf'

/** A text on a printed page: size and position in points, from the sheet's left and lower edge. */
type PrintedText = { text: string; size: number; left: number; right: number; bottom: number }

const millimeter = 72 / 25.4

/** The sheet's margins (client/styles/print.css), for browsers that need them as an option. */
export const margin = { top: '10mm', right: '13mm', bottom: '12mm', left: '13mm' }

/** The printable area of an A4 sheet in points. */
export const printable = { left: 13 * millimeter, right: (210 - 13) * millimeter, bottom: 12 * millimeter }

/** The texts on each page of a PDF from top to bottom, without those in the margins. */
export async function readPrint(pdf: Uint8Array): Promise<PrintedText[][]> {
  const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(pdf)))
  return items.map((page) =>
    page
      .filter(({ str, y }) => str.trim() !== '' && y >= printable.bottom)
      .map(({ str, x, y, width, fontSize }) => ({ text: str, size: fontSize, left: x, right: x + width, bottom: y }))
      .toSorted((a, b) => b.bottom - a.bottom),
  )
}
