import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { isolateBidi } from '../../shared/bidi.ts'
import { longestList } from '../../shared/inquiry-contract.ts'
import { getSnapshot, type Listed, subscribe, updateItems } from '../inquiry-list/store.ts'
import type { FormTexts } from './texts.ts'

/** What goes with the inquiry beside its fields: the machines of the list, and the sizing of a part. */
export function useEnclosed(listed: Listed[], posted: { machines: string; sizing: string } | undefined) {
  const list = useSyncExternalStore(
    subscribe,
    () => getSnapshot() ?? listed,
    () => listed,
  )
  const [sizing, setSizing] = useState(posted?.sizing ?? '')
  const machines = list === listed ? (posted?.machines ?? '') : list.map(({ sent }) => sent).join(', ')
  return { list, machines, sizing, leaveSizingOut: () => setSizing('') }
}

/**
 * Shows it above the fields, each with a way to take it out. Without script the buttons post to the list's own address
 * and the link opens the page without the sizing; they belong to no field's form, so that Enter never presses them.
 */
export function Enclosed(props: {
  dir: 'ltr' | 'rtl'
  list: Listed[]
  sizing: string
  texts: FormTexts
  listAction: string
  plainPage: string
  /** URL of the catalogue, where the hall plan is. */
  machinesPage: string
  leaveSizingOut: () => void
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
    <div className="enclosed form__wide">
      {list.length > 0 && (
        <form method="post" action={listAction}>
          <p className="enclosed__heading">{texts.listHeading}</p>
          <ul className="enclosed__list">
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
          {list.length === longestList && (
            <p className="enclosed__line">{texts.listFull.replace('{{max}}', String(longestList))}</p>
          )}
        </form>
      )}
      {sizing && (
        <>
          <p className="enclosed__heading">{texts.sizingHeading}</p>
          {sizing.split('\n').map((line) => (
            <p className="enclosed__line" key={line}>
              {dir === 'rtl' ? isolateBidi(line) : line}
            </p>
          ))}
          <a
            className="enclosed__leave"
            href={props.plainPage}
            onClick={(event) => {
              event.preventDefault()
              firstField(event.currentTarget)?.focus()
              props.leaveSizingOut()
            }}
          >
            {texts.sizingLeaveOut}
          </a>
        </>
      )}
    </div>
  )
}

/** The hall plan of the listed models. */
function PlanLink({ list, machinesPage, text }: { list: Listed[]; machinesPage: string; text: string }) {
  const codes = list.map(({ entry }) => entry.split(':').slice(1).join(':')).filter(Boolean)
  if (codes.length === 0) return null
  const separator = machinesPage.includes('?') ? '&' : '?'
  return (
    <a className="enclosed__plan" href={`${machinesPage}${separator}plan=${encodeURIComponent(codes.join(','))}`}>
      {text}
    </a>
  )
}

/** Where the focus goes when what held it leaves the page. */
function firstField(from: Element): HTMLElement | null | undefined {
  return from.closest('[data-island]')?.querySelector<HTMLElement>('.form__field .form__input')
}
