import { expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { readTexts } from '../../../src/build/read-content.ts'
import { describeOfSample } from '../../support/content/sample.ts'

/**
 * The constants of the specification, chapter 9, in every language: numbers literally, claims by their words. Thousands
 * and decimals have the format of the language.
 */
const claims: Partial<Record<string, Record<string, RegExp>>> = {
  en: {
    'one-year free repair': /one year.{0,60}free repair|one-year.{0,60}free repair|1 year with free repair/i,
    'lifetime maintenance': /lifetime maintenance for natural wear/i,
    'e-mail support': /24\/7/,
    'online training': /online training/i,
    'remote support': /remote.{0,20}support/i,
    'letter of credit': /irrevocable (L\/C|letter of credit) at sight/i,
    'one-piece cylinder': /one[ -]piece.{0,60}no screw locking/i,
    'solid plungers': /solid.{0,20}high[ -]strength/i,
    'German experts': /patented.{0,60}German experts/i,
    'seals over 5 years': /over 5 years/i,
    area: /about 20,000\u00a0square meters \(30\u00a0?\s?mu\)/,
    care: /360-degree care/,
    solutions: /One-stop solutions/,
    philosophy: /Quality first, while creating value for users/,
    mission: /first-class innovative enterprise/,
    values: /people-oriented approach and technological innovation/,
  },
  zh: {
    'one-year free repair': /(一年|1年).{0,20}免费(维修|保修)|免费(维修|保修).{0,10}(一年|1年)/,
    'lifetime maintenance': /终身/,
    'e-mail support': /7×24小时/,
    'online training': /(在线|线上|远程)培训/,
    'remote support': /远程/,
    'letter of credit': /不可撤销.{0,10}信用证/,
    'one-piece cylinder': /一体.{0,30}(无需|不用|无).{0,10}螺/,
    'solid plungers': /实心.{0,20}高强度|高强度.{0,10}实心/,
    'German experts': /德国专家/,
    'seals over 5 years': /5年以上|超过5年|5 年以上/,
  },
  ru: {
    'one-year free repair': /бесплатн\S+ ремонт/i,
    'lifetime maintenance': /(пожизненн|весь срок службы)/i,
    'e-mail support': /24\/7|круглосуточно/i,
    'online training': /онлайн|дистанционн\S+ обучен/i,
    'remote support': /удалённ/i,
    'letter of credit': /безотзывн\S+.{0,20}аккредитив/i,
    'one-piece cylinder': /цельн\S+.{0,60}(без|не требует).{0,20}(винт|болт)/i,
    'solid plungers': /сплошн\S+.{0,40}прочн|высокопрочн\S+.{0,20}сплошн/i,
    'German experts': /немецк/i,
    'seals over 5 years': /(более|свыше|больше)[\s\u00a0]5[\s\u00a0]лет/i,
  },
  es: {
    'one-year free repair': /(reparaci(ón|ones) gratuitas?|reparaci(ón|ones) sin (costo|cargo))/i,
    'lifetime maintenance': /(de por vida|vitalicio)/i,
    'e-mail support': /24\/7|24 horas/,
    'online training': /en línea/i,
    'remote support': /remot/i,
    'letter of credit': /carta de crédito irrevocable/i,
    'one-piece cylinder': /monobloque.{0,20}sin uniones atornilladas/i,
    'solid plungers': /maciz\S+.{0,40}(alta )?resisten/i,
    'German experts': /alemanes/i,
    'seals over 5 years': /más de 5[\s\u00a0]años/i,
  },
  ar: {
    'one-year free repair': /(إصلاح|صيانة|تصليح).{0,20}مجان/,
    'lifetime maintenance': /مدى الحياة|طوال (العمر|عمر)/,
    'e-mail support': /24\/7|على مدار الساعة/,
    'online training': /(عبر الإنترنت|عن بُعد|عن بعد)/,
    'remote support': /عن بُعد|عن بعد/,
    'letter of credit': /اعتماد.{0,40}غير قابل للإلغاء/,
    'one-piece cylinder': /قطعة واحدة.{0,80}(براغ|مسامير|لولب)/,
    'solid plungers': /(مصمت).{0,40}(متان|مقاوم|قوة|صلاب)/,
    'German experts': /ألمان/,
    'seals over 5 years': /أكثر من (5|خمس)[\s\u00a0]سنوات/,
  },
}

const numbers: Record<string, RegExp> = {
  founding: /1997/,
  area: /20[,.\s\u00a0\u202f]?000/,
  'area in mu': /30[\s\u00a0]?(mu|亩|китайских му|مو)/,
  machines: /20\+/,
  countries: /30\+|30/,
  'lead time of rubber machines': /\b35\b|35/,
  'lead time of silicone machines': /90/,
  deposit: /30[\s\u00a0]?[%٪]/,
  'before shipment': /70[\s\u00a0]?[%٪]/,
  tolerance: /0[.,]08[\s\u00a0]?[–～-][\s\u00a0]?0[.,]1/,
  'tolerance elsewhere': /0[.,]5[\s\u00a0]?(mm|мм|مم)/,
  custom: /300[\s\u00a0]?(T|吨)?[\s\u00a0]?[–～-][\s\u00a0]?3000[\s\u00a0]?(T|t|吨|т|طن)/,
  hours: /8:00[–～-]18:00/,
  zone: /GMT\+8/,
}

describeOfSample.each(langs)('the constants of the specification in %s', (lang) => {
  const text = JSON.stringify(readTexts(lang))

  test('its claims are listed in this test', () => {
    expect(Object.keys(claims)).toContain(lang)
  })

  test.each(Object.entries({ ...numbers, ...claims[lang] }))('%s', (_, pattern) => {
    expect(pattern.test(text), String(pattern)).toBe(true)
  })
})
