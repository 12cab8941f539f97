import type { FieldErrorCode, InquiryField, InquirySource, InquiryValues } from '../../client/inquiry-contract.ts'
import { fieldLimits, inquiryFields } from '../../client/inquiry-contract.ts'
import { countries } from '../../content/countries.ts'
import { type MachineKey, type MachineOption, machineOptions } from '../../content/keys.ts'
import type { Lang } from '../../content/languages.ts'
import { machineIndex } from '../../content/machine-index.ts'
import { type Translate, translator } from '../i18n.ts'

/** The text of one choice of the machine list. */
export function optionLabel(option: MachineOption, lang: Lang): string {
  if (option === 'general') return translator(lang)('form.general')
  if (option === 'customized') return translator(lang)('form.customized')
  return machineTitle(machineOptions[option], lang)
}

/** A machine's title, as its page and the machine list show it. */
export function machineTitle(key: MachineKey, lang: Lang): string {
  return machineIndex[key].titles[lang]
}

/** A country's name; the code itself where a language has no name for it. */
export function countryLabel(code: string, lang: Lang): string {
  return countries[lang].find(([known]) => known === code)?.[1] ?? code
}

/** The seven keys that the automation service gets, in the specification's order. */
export type DeliveryBody = Record<InquiryField, string>

/** Checked values as the automation service gets them: machine and country are the texts that the buyer saw. */
export function deliveryBody(values: InquiryValues, source: InquirySource, lang: Lang): DeliveryBody {
  const labels: Partial<DeliveryBody> = {
    machine:
      source === 'details_form'
        ? machineTitle(values.machine as MachineKey, lang)
        : optionLabel(values.machine as MachineOption, lang),
    country: countryLabel(values.country, lang),
  }
  return Object.fromEntries(inquiryFields.map((field) => [field, labels[field] ?? values[field]])) as DeliveryBody
}

/** What is wrong with a field, in the buyer's language. */
export function fieldMessage(t: Translate, field: InquiryField | 'id', code: FieldErrorCode): string {
  if (field === 'id') return t('form.invalid.id')
  if (code === 'missing' && field !== 'message') return t(`form.missing.${field}`)
  if (code === 'tooLong' && field in fieldLimits) {
    return t('form.tooLong', { max: fieldLimits[field as keyof typeof fieldLimits] })
  }
  if (code === 'invalid' && (field === 'email' || field === 'machine' || field === 'country')) {
    return t(`form.invalid.${field}`)
  }
  return t('form.invalid.text')
}
