import { hydrateRoot } from 'react-dom/client'
import { crashOptions } from '../../crash.ts'
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx'

/** Hydrates a form; the option lists are taken from the page instead of being sent twice. */
export function wake(root: HTMLElement): void {
  const props = JSON.parse(root.dataset.props ?? '{}') as InquiryFormProps
  const options = (name: string) => root.querySelector(`select[name="${name}"]`)?.innerHTML ?? ''
  hydrateRoot(
    root,
    <InquiryForm {...props} machineOptions={options('machine')} countryOptions={options('country')} />,
    crashOptions(root),
  )
}
