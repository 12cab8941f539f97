import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type FormField, fieldLimits } from '../../../client/shared/inquiry-contract.ts'
import { parseInquiry, readFormField, readJsonField } from '../../../src/inquiry/parse-inquiry.ts'
import { validInquiry } from '../../support/site/inquiry-samples.ts'

function parse(changes: Record<string, unknown>) {
  return parseInquiry(readJsonField({ ...validInquiry(), ...changes }), 'custom_form')
}

describe('texts', () => {
  test.for([
    ['blanks around', '  Acme\t', 'Acme'],
    ['line ends and tabs in one line', 'Acme\r\nSeals\tLtd', 'Acme Seals Ltd'],
    ['decomposed letters', 'Mu\u0308ller', 'Müller'],
    ['control characters', 'Ac\u0007me\u009f\u001b[31m', 'Acme[31m'],
    ['bidi overrides', 'Acme\u202Egnp.exe\u2066', 'Acmegnp.exe'],
    ['marks of right-to-left texts stay', 'شركة\u200F (A)', 'شركة\u200F (A)'],
    ['emoji with joiners stay', '👩🏽‍🔬 Labs', '👩🏽‍🔬 Labs'],
    ['markup is text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ] as const)('%s', ([, given, expected]) => {
    const { values, errors } = parse({ company: given })
    expect(values.company).toBe(expected)
    expect(errors).toEqual({})
  })

  test.each(['\u200Eana@\u200Bexample.com\u200F', 'ana@example.com \u200E'])(
    'direction marks are removed from the e-mail address %j',
    (email) => {
      const { values, errors } = parse({ email })
      expect(errors).toEqual({})
      expect(values.email).toBe('ana@example.com')
    },
  )

  test('an optional text of invisible characters is empty', () => {
    expect(parse({ message: '\u200B'.repeat(6000) })).toMatchObject({ values: { message: '' }, errors: {} })
  })

  test('a message has its lines and tabs, with line feeds only', () => {
    expect(parse({ message: 'one\r\ntwo\rthree\tx\u2028four' }).values.message).toBe('one\ntwo\nthree\tx\nfour')
  })

  test.for([
    ['NUL', 'Ac\0me'],
    ['a lone high surrogate', 'Acme\uD83D'],
    ['a lone low surrogate', '\uDE00Acme'],
  ] as const)('%s is refused and not shown again', ([, given]) => {
    const { values, errors } = parse({ company: given, message: given })
    expect(errors).toEqual({ company: 'unprintable', message: 'unprintable' })
    expect(values.company.isWellFormed() && !values.company.includes('\0')).toBe(true)
  })

  test.for(['', ' \n ', '\u200B\u200D', '\u3164', '\u202E', '\u0301'.slice(1)])('%j is missing', (given) => {
    expect(parse({ company: given, message: given }).errors).toEqual({ company: 'missing' })
  })

  test('limits count characters after trimming and NFC', () => {
    for (const [field, limit] of Object.entries(fieldLimits).filter(([name]) => name !== 'email')) {
      for (const letter of ['x', '😀', 'é', 'e\u0301', '字']) {
        expect(parse({ [field]: `  ${letter.repeat(limit)}  ` }).errors, `${field} ${letter}`).toEqual({})
        expect(parse({ [field]: letter.repeat(limit + 1) }).errors, `${field} ${letter}`).toEqual({
          [field]: 'tooLong',
        })
      }
    }
  })

  test('a field of 100 kB is too long, and shown in the form again', () => {
    const { values, errors } = parse({ name: 'x'.repeat(100_000) })
    expect(errors).toEqual({ name: 'tooLong' })
    expect(values.name).toHaveLength(100_000)
  })
})

describe('e-mail addresses follow the grammar of the HTML standard', () => {
  const label63 = 'a'.repeat(63)

  test.for([
    'a@b',
    'a@b.c',
    'first.last+tag@sub.example.com',
    "!#$%&'*+-/=?^_`{|}~.@example.com",
    '.starts.and..doubles.@example.com',
    '1@2.3',
    `x@${label63}.example`,
    'x@a-b.c-d',
    `${'a'.repeat(64)}.and-more@example.com`,
    'x@xn--bcher-kva.example',
    'a@bücher.example',
    'a@почта.рф',
    'a@例え.テスト',
    ' padded@example.com\r\n',
  ])('%j is a valid e-mail address', (email) => expect(parse({ email }).errors).toEqual({}))

  test.for([
    'plain',
    '@example.com',
    'a@',
    'a@@b',
    'a@b@c',
    'a b@example.com',
    'a@exa mple.com',
    'a@-b.com',
    'a@b-.com',
    'a@b..com',
    'a@.com',
    'a@b.com.',
    `a@${label63}a.com`,
    '"quoted"@example.com',
    'a@[127.0.0.1]',
    'Jane <a@b.com>',
    'a@b.com,c@d.com',
    'ü@example.com',
    'a@bü cher.example',
    'a@☃.example',
    'a@-ü.example',
    'a@ü..de',
    `a@${'ü'.repeat(60)}.de`,
    'a@ex_ample.com',
    'a@b.com\nBcc: x@y.z',
    'a@b.com\r\nBcc: x@y.z',
    'a;b@example.com',
    'a(b)@example.com',
  ])('%j is an invalid e-mail address', (email) => expect(parse({ email }).errors).toEqual({ email: 'invalid' }))

  test('an international domain is one without URL.parse, which the oldest supported browsers lack', () => {
    const missing = vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function')
    })
    onTestFinished(() => missing.mockRestore())
    expect(parse({ email: 'a@bücher.example' }).errors).toEqual({})
  })

  test('at most 254 characters', () => {
    const domain = `${Array(3).fill(label63).join('.')}.com`
    const local = 'a'.repeat(254 - domain.length - 1)
    expect(parse({ email: `${local}@${domain}` }).errors).toEqual({})
    expect(parse({ email: `${local}a@${domain}` }).errors).toEqual({ email: 'tooLong' })
  })
})

describe('values that are not text', () => {
  test.for([[1], [true], [['Acme']], [{ text: 'Acme' }], [Number.NaN]])('%j is invalid', ([given]) => {
    const { errors, values } = parse({ company: given, machine: given, email: given, message: given })
    expect(errors).toEqual({ company: 'invalid', machine: 'invalid', email: 'invalid', message: 'invalid' })
    expect(values.company).toBe('')
  })

  test('null is missing', () => {
    expect(parse({ company: null, message: null }).errors).toEqual({ company: 'missing' })
  })

  test('names of object internals are not machines, countries or fields', () => {
    for (const machine of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(parse({ machine }).errors).toEqual({ machine: 'invalid' })
      expect(parseInquiry(readJsonField({ ...validInquiry(), machine }), 'details_form').errors).toEqual({
        machine: 'invalid',
      })
    }
    const inherited = JSON.parse(`{"__proto__": ${JSON.stringify(validInquiry())}}`) as object
    expect(Object.keys(parseInquiry(readJsonField(inherited), 'custom_form').errors)).toContain('company')
    expect(({} as { company?: string }).company).toBeUndefined()
  })

  test.for(['', 'x', '123', '6ba7b810-9dad-11d1-80b4-00c04fd430c', '{6ba7b810-9dad-11d1-80b4-00c04fd430c8}', null, 7])(
    '%j is not an id',
    (id) => {
      const parsed = parse({ id })
      expect(parsed.errors).toEqual({ id: 'invalid' })
      expect(parsed.id).toBeUndefined()
    },
  )
})

describe('a posted form', () => {
  test('the first of repeated fields counts', () => {
    const { values } = parseInquiry(readFormField('company=first&company=second'), 'custom_form')
    expect(values.company).toBe('first')
  })

  test('any input can be parsed', () => {
    for (const body of ['', '&&&', '=', '%', '%zz=%', 'company', 'company=%00', '+++', 'a=b=c']) {
      expect(Object.keys(parseInquiry(readFormField(body), 'custom_form').errors).length, body).toBeGreaterThan(0)
    }
  })
})

describe('for any input', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constant('\uD800'),
  )
  const anyValue = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue() as fc.Arbitrary<unknown>)
  const names = [
    'id',
    'company',
    'name',
    'email',
    'application',
    'message',
    'machine',
    'country',
    'leave_empty',
    'phone',
    'machines',
    'sizing',
    '__proto__',
  ]
  const body = fc.record(Object.fromEntries(names.map((name) => [name, anyValue])), { requiredKeys: [] })

  test('parsing never throws, and accepted values are clean, short and stable', () => {
    fc.assert(
      fc.property(body, fc.constantFrom('custom_form' as const, 'details_form' as const), (raw, source) => {
        const { values, errors } = parseInquiry(readJsonField(raw), source)
        for (const [field, value] of Object.entries(values) as [FormField, string][]) {
          expect(value.isWellFormed()).toBe(true)
          expect(value).not.toMatch(/[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/u)
          expect(value).toBe(value.trim().normalize('NFC'))
          if (field !== 'message' && field !== 'sizing') expect(value).not.toMatch(/[\r\n\t]/)
          if (!errors[field] && field in fieldLimits) {
            expect([...value].length).toBeLessThanOrEqual(fieldLimits[field as keyof typeof fieldLimits])
          }
        }
        const again = parseInquiry(readJsonField(values), source)
        expect(again.values).toEqual(values)
      }),
      { numRuns: 2000 },
    )
  })
})
