/** Types of two libraries that have none, as far as the studio uses them. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default: number }
  type Options = { targetFormat: 'truetype' | 'woff2'; variationAxes: Record<string, Axis> }
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
