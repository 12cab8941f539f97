import { maxListedMachines } from '../../../client/shared/inquiry-contract.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { apiPaths } from '../../routes.ts'

const formId = 'inquiry-list'

/** The form of all buttons that change the inquiry list; once on every page that has one. Script says in it what came of them. */
export function InquiryListForm() {
  return (
    <form id={formId} method="post" action={useSharedData().link(apiPaths.inquiryList)}>
      <span className="hidden" role="status" />
    </form>
  )
}

/**
 * Puts a machine, or one model (`VF:VF-300`), on the inquiry list. It is alike for everyone, so that it may stand in
 * what is kept. `back` is the id on this page where the visitor finds himself again without script: a redirect keeps
 * the fragment of the address that was posted to.
 */
export function AddToInquiry({ entry, name, back }: { entry: string; name: string; back?: string }) {
  const { t, link } = useSharedData()
  return (
    <button
      className="add"
      type="submit"
      form={formId}
      formAction={back && `${link(apiPaths.inquiryList)}#${back}`}
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
