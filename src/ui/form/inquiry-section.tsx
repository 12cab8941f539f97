import type { ReactNode } from 'react'
import { InquiryForm } from '../../../client/islands/inquiry-form/inquiry-form.tsx'
import type { SerializedFormProps } from '../../../client/islands/inquiry-form/props.ts'
import { draftKey } from '../../../client/shared/inquiry-contract.ts'
import formTextFiles from '../../../content/generated/form-texts.json'
import type { MachineKey } from '../../../content/registry/machines.ts'
import { formTexts } from '../../i18n/texts.ts'
import { displayItems } from '../../inquiry/list/item.ts'
import { Island } from '../../rendering/island.tsx'
import { usePageData } from '../../rendering/providers.tsx'
import { apiPaths, paths } from '../../routes.ts'
import { site } from '../../site.ts'
import { nextOpening } from '../layout/office-status.tsx'
import { noBreak } from '../text/no-break.tsx'
import { countryOptions, machineOptionList } from './select-options.ts'

/**
 * The inquiry form of a page, with a title; on a machine page the machine is fixed. The children follow the form.
 * @throws Error on a page whose handler is not wrapped in `formPage`
 */
export function InquirySection(props: {
  title: string
  machine?: MachineKey
  className?: string
  children?: ReactNode
}) {
  const page = usePageData()
  const { form, lang, link, machines, url, settings } = page
  const { machine, title } = props
  if (!form) throw new Error('this page has no form')
  const formProps: SerializedFormProps = {
    state: form,
    source: machine ? 'details_form' : 'custom_form',
    machine: machine ? { value: machine, title: machines[machine].title } : undefined,
    lang,
    action: link(`${url.pathname}#quote`),
    endpoint: apiPaths.inquiries,
    hours: site.hours,
    answerFrom: form.status === 'sent' ? nextOpening(page) : undefined,
    listed: displayItems(page.listed, machines),
    listAction: `${link(apiPaths.inquiryList)}#quote`,
    machinesPage: link(paths.machines),
    email: settings.contactEmail,
    privacy: site.privacy ? { url: site.privacy, text: page.t('company.privacy') } : undefined,
    textsUrl: `/assets/build/${formTextFiles[lang]}`,
  }
  const values = form.status === 'sent' ? { machine: 'general', country: '' } : form.values
  return (
    <section className={`quote ${props.className ?? ''}`} id="quote">
      <h2>{title}</h2>
      {machine && <p className="quote__machine">{noBreak(machines[machine].title)}</p>}
      <Island name="inquiry-form" hydrate="interaction" draftKey={draftKey} props={formProps}>
        <InquiryForm
          {...formProps}
          texts={formTexts(lang)}
          machineOptions={machineOptionList(page, values.machine)}
          countryOptions={countryOptions(page, values.country, page.country)}
        />
      </Island>
      {props.children}
    </section>
  )
}
