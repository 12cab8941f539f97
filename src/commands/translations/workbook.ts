import type { CellStyle } from 'hucre'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { Row, Sheets } from './rows.ts'
import { type SheetName, sheetNames } from './texts.ts'

const headers = ['place', 'English', 'limit', 'note'] as const
const widths = [32, 60, 60, 7, 50]

const top: CellStyle = { alignment: { wrapText: true, vertical: 'top' } }
const locked: CellStyle = { ...top, font: { color: { rgb: '595959' } } }
const heading: CellStyle = { ...top, font: { bold: true }, protection: { locked: true } }
const comment = {
  text:
    'Only this column can be changed. Do not change words in double braces: {{count}}. ' +
    'A text may be as long as the limit says, in characters.',
}

/** Creates a workbook in which only the column of the translation, headed by the language's code, is unlocked. */
export function writeWorkbook(lang: string, sheets: Sheets, rightToLeft: boolean): Promise<Uint8Array> {
  const open: CellStyle = {
    numFmt: '@',
    alignment: { wrapText: true, vertical: 'top', readingOrder: rightToLeft ? 'rtl' : 'ltr' },
    protection: { locked: false },
  }
  return writeXlsx({
    sheets: sheetNames.map((name) => ({
      name,
      columns: widths.map((width, column) => ({ width, style: column === 2 ? open : locked })),
      rows: [
        [headers[0], headers[1], lang, headers[2], headers[3]],
        ...sheets[name].map(({ place, english, text, limit, note }) => [place, english, text, limit ?? null, note]),
      ],
      cells: new Map(widths.map((_, column) => [`0,${column}`, { style: heading, ...(column === 2 && { comment }) }])),
      freezePane: { rows: 1, columns: 1 },
      protection: { sheet: true, formatColumns: false, formatRows: false },
    })),
  })
}

/** A row of a filled workbook; `row` is its number in the sheet. */
type FilledRow = Pick<Row, 'place' | 'english' | 'text'> & { row: number }
export type Workbook = { lang: string; sheets: Partial<Record<SheetName, FilledRow[]>> }

/** Reads a workbook of `writeWorkbook`. @throws Error if the file is not one */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const found = (await readXlsx(bytes)).sheets.filter(({ name }) => sheetNames.includes(name as SheetName))
  if (found.length === 0) throw new Error(`it has none of the sheets ${sheetNames.join(', ')}`)
  const langs = new Set<string>()
  const sheets = found.map(({ name, rows }) => {
    const [header = [], ...others] = rows.map((row) => row.map((cell) => String(cell ?? '').trim()))
    if (header[0] !== headers[0] || header[1] !== headers[1])
      throw new Error(`sheet ${name}: the first row must be place, English, the language's code, limit, note`)
    langs.add(header[2] ?? '')
    const filled = others.map(([place = '', english = '', text = ''], index): FilledRow => {
      return { place, english, text, row: index + 2 }
    })
    return [name, filled.filter(({ place, text }) => place || text)]
  })
  const [lang = '', ...more] = langs
  if (more.length > 0) throw new Error(`its sheets are of several languages: ${[...langs].join(', ')}`)
  if (!/^[a-z]{2,3}$/.test(lang))
    throw new Error(`the heading of the third column must be a language code, not "${lang}"`)
  return { lang, sheets: Object.fromEntries(sheets) }
}
