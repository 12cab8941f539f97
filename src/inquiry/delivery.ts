import { fillPlaceholders } from '../../client/shared/fill-placeholders.ts'
import {
  type InquiryField,
  type InquirySource,
  type InquiryValues,
  inquiryExtras,
  inquiryFields,
} from '../../client/shared/inquiry-contract.ts'
import { countedName, listSeparator } from '../../client/shared/number-format.ts'
import type { Lang } from '../../content/registry/languages.ts'
import { type MachineKey, machineOptions } from '../../content/registry/machines.ts'
import type { MachineIndex } from '../../content/schema/machine-index.ts'
import { countries } from '../i18n/texts.ts'
import { translator } from '../i18n/translator.ts'
import { parseItem } from './list/item.ts'

/** The seven keys that the automation service receives, in the specification's order. */
type DeliveryBody = Record<InquiryField, string>

/** Payload of a workflow instance, stored until the delivery and as long as the platform stores ended instances. */
export type Delivery = {
  body: DeliveryBody
  source: InquirySource
  lang: Lang
  /** The honeypot was filled: an operator decides whether to deliver it. */
  held: boolean
  /** There was a secret when it was accepted: never send it unsigned. */
  signed: boolean
  /** Number of steps after which a new instance continues. */
  steps: number
  /** Set in an instance that continues an earlier one; `id`, the inquiry's, stays the webhook-id. */
  continued?: { id: string; part: number; progress: Progress }
}

export type Progress = {
  /** Number of posts, and the outcome of the last. */
  attempts: number
  status?: number | string
  /** Used entries of the schedule in this round. */
  retries: number
  replays: number
  /** It waits for an operator's replay; `reminders` were due since then. */
  waiting: boolean
  reminders: number
  /** Operators were alerted. */
  told: boolean
}

/** Checked values as the automation service receives them: machine and country are the texts that the buyer saw. */
export function deliveryBody(
  values: InquiryValues,
  source: InquirySource,
  lang: Lang,
  machines: MachineIndex,
): DeliveryBody {
  const composed: Partial<DeliveryBody> = {
    message: message(values, lang, machines),
    machine:
      source === 'details_form'
        ? machines[values.machine as MachineKey].title
        : optionLabel(values.machine, lang, machines),
    country: countries(lang).find(([code]) => code === values.country)?.[1] ?? values.country,
  }
  return Object.fromEntries(inquiryFields.map((field) => [field, composed[field] ?? values[field]])) as DeliveryBody
}

/** Phone, machines and sizing as separate lines, then the buyer's message. */
function message(values: InquiryValues, lang: Lang, machines: MachineIndex): string {
  const texts = { ...values, machines: namedMachines(values.machines, machines, lang) }
  // The values are filled in after translation: i18next must not interpret user input.
  const lines = inquiryExtras.map((name) =>
    texts[name] ? fillPlaceholders(translator(lang)(`delivery.${name}`), { value: texts[name] }) : '',
  )
  return [lines.filter(Boolean).join('\n'), values.message].filter(Boolean).join('\n\n')
}

/** The inquiry list with machine keys replaced by titles; models stay. */
export function namedMachines(list: string, machines: MachineIndex, lang: Lang): string {
  const names = list.split(',').map((text) => {
    const entry = text.trim()
    const [, times, name = ''] = /^(?:(\d{1,2}) × )?(.*)$/s.exec(entry) ?? []
    const { key, model, count = 1 } = parseItem(name) ?? {}
    return key ? countedName(Number(times ?? count), model ?? `${machines[key].title} (${key})`) : entry
  })
  return names.filter(Boolean).join(listSeparator(lang))
}

function optionLabel(option: string, lang: Lang, machines: MachineIndex): string {
  const key = machineOptions[option]
  if (key) return machines[key].title
  return translator(lang)(option === 'customized' ? 'form.customized' : 'form.general')
}
