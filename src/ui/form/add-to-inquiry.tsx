import { maxListedMachines } from '../../../client/shared/inquiry-contract.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { apiPaths } from '../../routes.ts'

const formId = 'inquiry-list'

/** The form of all buttons that change the inquiry list, once per page. Script announces results in it. */
export function InquiryListForm() {
  return (
    <form id={formId} method="post" action={useSharedData().link(apiPaths.inquiryList)}>
      <span className="hidden" role="status" />
    </form>
  )
}

/** Adds a machine or a model (`VF:VF-300`) to the inquiry list. `back`: element id to return to without script, else the list's counter. */
export function AddToInquiry({ entry, name, back = 'listed' }: { entry: string; name: string; back?: string }) {
  const { t, link } = useSharedData()
  return (
    <button
      className="add"
      type="submit"
      form={formId}
      formAction={`${link(apiPaths.inquiryList)}#${back}`}
      name="add"
      value={entry}
      data-island="inquiry-list"
      data-hydrate="interaction"
      data-added={t('list.added')}
      data-full={t('form.listFull', { max: maxListedMachines })}
    >
      <span>{t('list.add')}</span> <span className="hidden">{name}</span>
    </button>
  )
}
