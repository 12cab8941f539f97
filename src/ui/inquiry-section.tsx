import type { ReactNode } from 'react'
import type { FormState } from '../../client/inquiry-contract.ts'
import { InquiryForm, type InquiryFormProps } from '../../client/islands/inquiry-form/inquiry-form.tsx'
import type { MachineKey } from '../../content/keys.ts'
import type { Lang } from '../../content/languages.ts'
import { machineIndex } from '../../content/machine-index.ts'
import { type Translate, translator } from '../i18n.ts'
import { remember } from '../remember.ts'
import { apiPaths } from '../routes.ts'
import { Island } from './island.tsx'
import { countryOptions, machineOptionList } from './options.ts'
import { usePage } from './page-context.ts'

/** An inquiry form under its title; on a machine page the machine is fixed. What stands below the form are children. */
export function InquirySection(props: {
  title: string
  form: FormState
  machine?: MachineKey
  className?: string
  children?: ReactNode
}) {
  const { lang, link, url, settings } = usePage()
  const { form, machine, title } = props
  const island: InquiryFormProps = {
    state: form,
    source: machine ? 'details_form' : 'custom_form',
    machine: machine ? { value: machine, title: machineIndex[machine].titles[lang] } : undefined,
    lang,
    action: link(`${url.pathname}#quote`),
    endpoint: apiPaths.inquiries,
    email: settings.contactEmail,
    guessed: form.status === 'editing' && form.values.country !== '',
    texts: formTexts(lang),
  }
  const values = form.status === 'sent' ? { machine: 'general', country: '' } : form.values
  return (
    <section className={`quote ${props.className ?? ''}`} id="quote">
      <h2>{title}</h2>
      {machine && <p className="quote__machine">{machineIndex[machine].titles[lang]}</p>}
      <Island name="inquiry-form" wake="touch" props={island}>
        <InquiryForm
          {...island}
          machineOptions={machineOptionList(lang, values.machine)}
          countryOptions={countryOptions(lang, values.country)}
        />
      </Island>
      {props.children}
    </section>
  )
}

const texts = new Map<Lang, InquiryFormProps['texts']>()

/** The texts that the form shows in the browser, too: only these travel with the island. */
function formTexts(lang: Lang): InquiryFormProps['texts'] {
  return remember(texts, lang, () => collectTexts(translator(lang)))
}

function collectTexts(t: Translate): InquiryFormProps['texts'] {
  return {
    company: t('form.company'),
    name: t('form.name'),
    email: t('form.email'),
    application: t('form.application'),
    machine: t('form.machine'),
    country: t('form.country'),
    message: t('form.message'),
    optional: t('form.optional'),
    required: t('form.required'),
    privacy: t('form.privacy'),
    website: t('form.website'),
    placeholderCompany: t('form.placeholder.company'),
    placeholderName: t('form.placeholder.name'),
    placeholderEmail: t('form.placeholder.email'),
    placeholderApplication: t('form.placeholder.application'),
    placeholderMachine: t('form.placeholder.machine'),
    placeholderCountry: t('form.placeholder.country'),
    placeholderMessage: t('form.placeholder.message'),
    countryGuess: t('form.countryGuess'),
    countrySearch: t('form.countrySearch'),
    submit: t('form.submit'),
    submitting: t('form.submitting'),
    successHeading: t('form.successHeading'),
    successText: t('form.successText'),
    reference: t('form.reference'),
    referenceHint: t('form.referenceHint'),
    errorHeading: t('form.errorHeading'),
    errorText: t('form.errorText'),
    errorRefused: t('form.errorRefused'),
    errorTooMany: t('form.errorTooMany'),
    fixHeading: t('form.fixHeading'),
    draftRestored: t('form.draftRestored'),
    draftClear: t('form.draftClear'),
    missing: {
      company: t('form.missing.company'),
      name: t('form.missing.name'),
      email: t('form.missing.email'),
      application: t('form.missing.application'),
      machine: t('form.missing.machine'),
      country: t('form.missing.country'),
    },
    invalidEmail: t('form.invalid.email'),
    invalidMachine: t('form.invalid.machine'),
    invalidCountry: t('form.invalid.country'),
    invalidId: t('form.invalid.id'),
    invalidText: t('form.invalid.text'),
    tooLong: t('form.tooLong'),
  }
}
