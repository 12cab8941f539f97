import type { Lang } from '../../../content/registry/languages.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import {
  formatZonedTime,
  type OfficeHours,
  officeStatus,
  type ZonedTimeTexts,
  zonedClock,
} from '../../shared/office-hours.ts'

type Props = ZonedTimeTexts & { hours: OfficeHours; openText: string; closedText: string }

const updateIntervalMs = 20_000

/** Shows and updates whether the office is open, by the visitor's clock. */
export function hydrate(root: HTMLElement): void {
  const { hours, openText, closedText, ...texts } = JSON.parse(root.dataset.props ?? '{}') as Props
  const line = root.querySelector('[data-line]')
  const lang = document.documentElement.lang as Lang
  setInterval(update, updateIntervalMs)
  update()

  function update(): void {
    const { open, nextChange } = officeStatus(hours, Date.now())
    const text = open
      ? fillPlaceholders(openText, zonedClock(undefined, nextChange))
      : fillPlaceholders(closedText, { time: formatZonedTime(texts, lang, undefined, nextChange) })
    if (line && line.textContent !== text) line.textContent = text
    root.toggleAttribute('data-open', open)
  }
}
