/** Generates texts by the grammar of a field or header, so that they pass the first check. */
export function grammarOf(random: () => number) {
  const chance = (probability: number) => random() < probability
  const number = (below: number) => Math.floor(random() * below)
  const pick = <T>(list: readonly T[]): T => list[number(list.length)] as T
  const many = (most: number, part: () => string, between = '') =>
    Array.from({ length: 1 + number(most) }, part).join(between)

  const letters = ['a', 'Z', '9', 'ü', 'ж', '中', 'ع', 'é', 'ß', '\u0301', '😀', '\u200f', "'", '&', '<']
  const word = () => many(12, () => pick(letters))
  const label = () => many(8, () => pick([...'abc9-', 'ü', 'ж', '中', 'ع', '\u0301']))
  const local = () => many(10, () => pick([..."ab9.+_'!#$%&*/=?^`{|}~-", ...(chance(0.05) ? ['"', '(', 'ü'] : [])]))
  const email = () => `${local()}@${many(4, label, pick(['.', '.', '.', '。', '..']))}`
  const phone = () => many(4, () => pick(['+', '00', '(0)', '-', ' ', '/', 'ext. ', String(number(1e6))]))
  const model = () => `${pick(['VF', 'DF', 'HI-FL', 'TwoRollMill', 'XX'])}${pick(['-', ' ', ':'])}${number(900)}`
  const line = () => many(8, word, pick([' ', '\t', '  ']))
  const language = () =>
    many(5, () => `${pick(['en', 'zh-Hant', 'ar', 'ru', 'es-419', '*', 'xx', ''])}${quality()}`, ',')
  const quality = () => pick(['', ';q=0', ';q=0.5', `;q=${random()}`, ';q=', ';q=2', '; q = 1'])
  const cookie = () =>
    many(
      5,
      () => `${pick(['userLanguage', 'inquiryList', '__Host-x', ''])}=${pick(['ar', '%22', 'x', '"ru"', ''])}`,
      pick(['; ', ';', ',']),
    )
  const mediaType = () =>
    `${pick(['application/json', 'Application/JSON', 'application/x-www-form-urlencoded', 'text/plain'])}${many(2, () => pick(['', '; charset=utf-8', ';charset="UTF-16"', '; boundary=x', ';', '; =']))}`
  const address = () =>
    pick(['null', 'http://', 'https://evil.example', `http://${label()}:${number(70_000)}`, `//${email()}`])
  const uuid = () =>
    many(
      5,
      () =>
        number(2 ** 32)
          .toString(16)
          .padStart(pick([4, 8]), '0'),
      pick(['-', '-', '']),
    )

  return {
    /** The value of a form's field by its name. */
    field(name: string): string {
      switch (name) {
        case 'email':
          return email()
        case 'phone':
          return phone()
        case 'machines':
          return many(30, model, pick([', ', ',', ';']))
        case 'message':
        case 'sizing':
          return many(40, line, pick(['\n', '\r\n', '\u2028']))
        case 'id':
          return uuid()
        case 'country':
          return pick(['DE', 'de', 'XX', 'CN ', 'D\u0000'])
        default:
          return line()
      }
    },
    /** The value of a request's header by its name. */
    header(name: string): string {
      switch (name) {
        case 'accept-language':
          return language()
        case 'cookie':
          return cookie()
        case 'content-type':
          return mediaType()
        default:
          return address()
      }
    },
  }
}
