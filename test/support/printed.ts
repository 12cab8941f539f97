import { extractTextItems, getDocumentProxy } from 'unpdf'

/** A piece of text on a printed page: its size and place in points, from the sheet's left edge and its foot. */
export type PrintedText = { text: string; size: number; left: number; right: number; bottom: number }

const millimeter = 72 / 25.4

/** The sheet's margins (client/styles/print.css), for an engine that is told them. */
export const margin = { top: '10mm', right: '13mm', bottom: '12mm', left: '13mm' }

/** What may be written on of an A4 sheet, in points: the rest is margin. */
export const printable = { left: 13 * millimeter, right: (210 - 13) * millimeter, bottom: 12 * millimeter }

/** What stands on each page of a PDF, from top to bottom, without what stands in the margins. */
export async function readPrint(pdf: Uint8Array): Promise<PrintedText[][]> {
  const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(pdf)))
  return items.map((page) =>
    page
      .filter(({ str, y }) => str.trim() !== '' && y >= printable.bottom)
      .map(({ str, x, y, width, fontSize }) => ({ text: str, size: fontSize, left: x, right: x + width, bottom: y }))
      .toSorted((a, b) => b.bottom - a.bottom),
  )
}
