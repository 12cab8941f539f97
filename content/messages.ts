import type en from './messages/en.json'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

/** Every key of messages/en.json; plural forms (`machines.count_one`) count as one key (`machines.count`). */
export type MessageKey = WithoutPlural<keyof typeof en>
