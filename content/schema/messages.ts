import type { MessageName } from '../generated/message-names.ts'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

/** Every key of messages/en.json; plural forms (`machines.count_one`) count as one key (`machines.count`). */
export type MessageKey = WithoutPlural<MessageName>

/** Placeholders that a request or the browser fills; all others are facts (src/build/template-values.ts). */
export const runtimePlaceholders = [
  'address',
  'area',
  'available',
  'cavities',
  'clamp',
  'compound',
  'conductors',
  'count',
  'day',
  'done',
  'edge',
  'email',
  'format',
  'firstDay',
  'gap',
  'height',
  'hertz',
  'high',
  'holds',
  'id',
  'index',
  'label',
  'lastDay',
  'low',
  'machine',
  'machines',
  'margin',
  'material',
  'max',
  'model',
  'month',
  'models',
  'most',
  'n',
  'name',
  'needed',
  'part',
  'perHour',
  'platen',
  'presses',
  'injecting',
  'pressure',
  'process',
  'quantity',
  'reference',
  'share',
  'shifts',
  'size',
  'shot',
  'temperature',
  'time',
  'title',
  'total',
  'unit',
  'value',
  'volts',
  'weekday',
  'weight',
  'year',
  'molds',
  'days',
  'rate',
  'zone',
  'codes',
  'hall',
  'packages',
  'payload',
  'width',
] as const

/** The texts whose key begins with `prefix`, by the rest of their key. */
export function messagesWithPrefix(messages: Record<string, string>, prefix: string): Record<string, string> {
  const own = Object.entries(messages).filter(([key]) => key.startsWith(prefix))
  return Object.fromEntries(own.map(([key, text]) => [key.slice(prefix.length), text]))
}
