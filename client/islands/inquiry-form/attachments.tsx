import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { isolateBidi } from '../../shared/bidi.ts'
import { maxListedMachines } from '../../shared/inquiry-contract.ts'
import { type DisplayItem, getSnapshot, subscribe, updateItems } from '../inquiry-list/store.ts'
import type { FormTexts } from './texts.ts'

/** The attachments of an inquiry: the machines of the list, and the sizing of a part. */
export function useAttachments(listed: DisplayItem[], posted: { machines: string; sizing: string } | undefined) {
  const list = useSyncExternalStore(
    subscribe,
    () => getSnapshot() ?? listed,
    () => listed,
  )
  const [sizing, setSizing] = useState(posted?.sizing ?? '')
  const machines = list === listed ? (posted?.machines ?? '') : list.map(({ sent }) => sent).join(', ')
  return { list, machines, sizing, removeSizing: () => setSizing('') }
}

/**
 * Shows the attachments above the fields, each with a way to remove it. Without script the buttons post to the list's
 * own URL and a link opens the page without the sizing. The buttons belong to a form of their own, so that Enter in a
 * field does not click them.
 */
export function Attachments(props: {
  dir: 'ltr' | 'rtl'
  list: DisplayItem[]
  sizing: string
  texts: FormTexts
  listAction: string
  plainPage: string
  /** URL of the catalogue, where the hall plan is. */
  machinesPage: string
  removeSizing: () => void
}) {
  const { dir, list, sizing, texts, listAction } = props
  if (list.length === 0 && !sizing) return null

  function remove(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const button = event.currentTarget
    const next = button.closest('li')?.nextElementSibling ?? button.closest('li')?.previousElementSibling
    const focus = next?.querySelector('button') ?? firstField(button)
    updateItems(listAction, 'remove', button.value).then(
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
                <bdi>{name}</bdi>
                <button type="submit" className="link-button" name="remove" value={entry} onClick={remove}>
                  {texts.listRemove} <span className="hidden">{name}</span>
                </button>
              </li>
            ))}
          </ul>
          <PlanLink list={list} machinesPage={props.machinesPage} text={texts.planList} />
          {list.length === maxListedMachines && (
            <p className="attachments__line">{texts.listFull.replace('{{max}}', String(maxListedMachines))}</p>
          )}
        </form>
      )}
      {sizing && (
        <>
          <p className="attachments__heading">{texts.sizingHeading}</p>
          {sizing.split('\n').map((line) => (
            <p className="attachments__line" key={line}>
              {dir === 'rtl' ? isolateBidi(line) : line}
            </p>
          ))}
          <a
            className="attachments__leave"
            href={props.plainPage}
            onClick={(event) => {
              event.preventDefault()
              firstField(event.currentTarget)?.focus()
              props.removeSizing()
            }}
          >
            {texts.sizingLeaveOut}
          </a>
        </>
      )}
    </div>
  )
}

/** Link to the floor plan of the listed models. */
function PlanLink({ list, machinesPage, text }: { list: DisplayItem[]; machinesPage: string; text: string }) {
  const codes = list.map(({ entry }) => entry.split(':').slice(1).join(':')).filter(Boolean)
  if (codes.length === 0) return null
  const separator = machinesPage.includes('?') ? '&' : '?'
  return (
    <a className="attachments__plan" href={`${machinesPage}${separator}plan=${encodeURIComponent(codes.join(','))}`}>
      {text}
    </a>
  )
}

/** Receives the focus when the focused element is removed. */
function firstField(from: Element): HTMLElement | null | undefined {
  return from.closest('[data-island]')?.querySelector<HTMLElement>('.form__field .form__input')
}
