/** Two libraries without types; these cover their use in `drawings/numerals.ts`. */
declare module 'subset-font' {
  type Options = { targetFormat: 'truetype'; variationAxes: Record<string, number> }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x: number; y: number; x1: number; y1: number }
    | { type: 'C'; x: number; y: number; x1: number; y1: number; x2: number; y2: number }
    | { type: 'Z' }
  type Font = {
    getPath(text: string, x: number, y: number, size: number): { commands: PathCommand[] }
    getAdvanceWidth(text: string, size: number): number
  }
  const opentype: { parse(font: ArrayBuffer): Font }
  export default opentype
}
