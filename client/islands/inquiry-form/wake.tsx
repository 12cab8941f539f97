import { hydrateRoot } from 'react-dom/client'
import { crashOptions } from '../../crash.ts'
import { watchPresses } from './after-press.ts'
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx'

watchPresses()

/** Hydrates a form and waits until it is alive; the option lists are taken from the page instead of being sent twice. */
export function wake(root: HTMLElement): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '{}') as InquiryFormProps
  const options = (name: string) => root.querySelector(`select[name="${name}"]`)?.innerHTML ?? ''
  return new Promise((alive) => {
    hydrateRoot(
      root,
      <InquiryForm
        {...props}
        machineOptions={options('machine')}
        countryOptions={options('country')}
        onAwake={alive}
      />,
      crashOptions(root),
    )
  })
}
