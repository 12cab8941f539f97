import type { MessageName } from '../generated/message-names.ts'

type WithoutPlural<K extends string> = K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K

/** Every key of messages/en.json; plural forms (`machines.count_one`) count as one key (`machines.count`). */
export type MessageKey = WithoutPlural<MessageName>

/** The names of the messages that begin with a prefix: the `t` of `unit.t`. */
export type NamesUnder<Prefix extends string, Key = MessageKey> = Key extends `${Prefix}${infer Name}` ? Name : never

/** The texts whose key begins with `prefix`, by the rest of their key. */
export function messagesWithPrefix(messages: Record<string, string>, prefix: string): Record<string, string> {
  const own = Object.entries(messages).filter(([key]) => key.startsWith(prefix))
  return Object.fromEntries(own.map(([key, text]) => [key.slice(prefix.length), text]))
}
