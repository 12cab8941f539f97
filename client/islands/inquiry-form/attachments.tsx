import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { languages } from '../../../content/registry/languages.ts'
import { isolateBidi } from '../../shared/bidi.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { maxListedMachines, maxPlanMachines } from '../../shared/inquiry-contract.ts'
import { type DisplayItem, getSnapshot, subscribe, updateItems } from '../inquiry-list/store.ts'
import type { InquiryFormProps } from './props.ts'

/** The attachments of an inquiry: the machines of the list, and the sizing of a part. */
export function useAttachments({ listed, state }: InquiryFormProps) {
  const current = () => getSnapshot() ?? listed
  const list = useSyncExternalStore(subscribe, current, () => listed)
  const posted = state.status === 'sent' ? undefined : state.values
  const [sizing, setSizing] = useState(posted?.sizing ?? '')
  const machines = list === listed ? (posted?.machines ?? '') : list.map(({ sent }) => sent).join(', ')
  return { list, machines, sizing, removeSizing: () => setSizing('') }
}

type Props = Omit<ReturnType<typeof useAttachments>, 'machines'> & { form: InquiryFormProps }

/**
 * Shows the attachments, each with a way to remove it, also without script. The buttons belong to a form of their own,
 * so that Enter in a field does not click them.
 */
export function Attachments({ form, list, sizing, removeSizing }: Props) {
  const { texts, listAction, action, lang, machinesPage } = form
  if (list.length === 0 && !sizing) return null

  function remove(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const button = event.currentTarget
    const next = button.closest('li')?.nextElementSibling ?? button.closest('li')?.previousElementSibling
    const focus = next?.querySelector('button') ?? firstField(button)
    updateItems(listAction, { remove: button.value }).then(
      () => focus?.focus(),
      () => button.form?.requestSubmit(button),
    )
  }

  return (
    <div className="attachments form__wide">
      {list.length > 0 && (
        <form method="post" action={listAction}>
          <p className="attachments__heading">{texts.listHeading}</p>
          <ul className="attachments__list">
            {list.map(({ entry, name }) => (
              <li key={entry}>
                <bdi>
                  {name.split(/(\S*-\S+)/).map((part, index) => (
                    <span className={index % 2 === 1 ? 'code' : undefined} key={index}>
                      {part}
                    </span>
                  ))}
                </bdi>
                <button type="submit" className="link-button" name="remove" value={entry} onClick={remove}>
                  {texts.listRemove} <span className="hidden">{name}</span>
                </button>
              </li>
            ))}
          </ul>
          <PlanLink list={list} machinesPage={machinesPage} text={texts.planList} />
          {list.length === maxListedMachines && (
            <p className="attachments__line">{fillPlaceholders(texts.listFull, { max: maxListedMachines })}</p>
          )}
        </form>
      )}
      {sizing && (
        <>
          <p className="attachments__heading">{texts.sizingHeading}</p>
          {sizing.split('\n').map((line, index) => (
            <p className="attachments__line" key={index}>
              {languages[lang].dir === 'rtl' ? isolateBidi(line) : line}
            </p>
          ))}
          <a
            className="attachments__leave"
            href={action}
            onClick={(event) => {
              event.preventDefault()
              firstField(event.currentTarget)?.focus()
              removeSizing()
            }}
          >
            {texts.sizingLeaveOut}
          </a>
        </>
      )}
    </div>
  )
}

function PlanLink({ list, machinesPage, text }: { list: DisplayItem[]; machinesPage: string; text: string }) {
  const models = list.flatMap(({ entry }) => entry.split(':').slice(1).join(':') || [])
  const count = models.reduce((sum, model) => sum + Number(model.split(':')[1] ?? 1), 0)
  if (count === 0 || count > maxPlanMachines) return null
  const separator = machinesPage.includes('?') ? '&' : '?'
  return <a href={`${machinesPage}${separator}plan=${encodeURIComponent(models.join(','))}`}>{text}</a>
}

/** Receives the focus when the focused element is removed. */
function firstField(from: Element): HTMLElement | null | undefined {
  return from.closest('[data-island]')?.querySelector<HTMLElement>('.form__field .form__input')
}
