/** Pieces of a page that are in UTF-8 already, in the order of their marks; undefined while no page is put together. */
let pieces: Uint8Array[] | undefined

/** A mark is NUL and the number of its piece, from 1 up, in a byte. */
const mostPieces = 127

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** HTML for a piece: a mark in a page that is put together from bytes, its text elsewhere. */
export function placeOf(piece: Uint8Array): string {
  if (!pieces || pieces.length === mostPieces) return decoder.decode(piece)
  return `\0${String.fromCharCode(pieces.push(piece))}`
}

/** Renders a piece, which holds no marks itself. */
export function renderPiece(render: () => string): Uint8Array {
  const outer = pieces
  pieces = undefined
  try {
    return encoder.encode(render())
  } finally {
    pieces = outer
  }
}

/**
 * Renders a page to UTF-8. Its pieces are copied into their places: encoding them anew for every visitor would take as
 * long as rendering the rest.
 */
export function renderPage(render: () => string): Uint8Array<ArrayBuffer> {
  const placed: Uint8Array[] = []
  pieces = placed
  let own: Uint8Array<ArrayBuffer>
  try {
    own = encoder.encode(render()) as Uint8Array<ArrayBuffer>
  } finally {
    pieces = undefined
  }
  // What a visitor has typed may hold such a byte, too.
  return putTogether(own, placed) ?? (encoder.encode(render()) as Uint8Array<ArrayBuffer>)
}

/** Undefined when there are not as many marks as pieces. */
function putTogether(own: Uint8Array<ArrayBuffer>, placed: Uint8Array[]): Uint8Array<ArrayBuffer> | undefined {
  const marks: number[] = []
  for (let at = own.indexOf(0); at >= 0; at = own.indexOf(0, at + 1)) marks.push(at)
  if (marks.length !== placed.length) return undefined
  const page = new Uint8Array(placed.reduce((length, piece) => length + piece.length - 2, own.length))
  let read = 0
  let written = 0
  const write = (bytes: Uint8Array) => {
    page.set(bytes, written)
    written += bytes.length
  }
  for (const at of marks) {
    write(own.subarray(read, at))
    write(placed[(own[at + 1] ?? 0) - 1] ?? new Uint8Array())
    read = at + 2
  }
  write(own.subarray(read))
  return page
}
