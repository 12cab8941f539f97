import { countedName } from '../../../client/shared/number-format.ts'
import { type MachineKey, machinePaths } from '../../../content/registry/machines.ts'
import { CompareBox } from '../../compare/machine-choice.tsx'
import { formatItem } from '../../inquiry/list/item.ts'
import { CachedFragment, slot } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { AddToInquiry } from '../../ui/form/add-to-inquiry.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import { answerId } from './links.ts'

type Buttons = {
  machineKey: MachineKey
  model: string
  /** With a box that puts the model into the comparison. */
  compare?: boolean
}

/** A model of a list with facts about it, and buttons for `count` of it unless it is `plain`. */
export function ModelRow({
  machineKey,
  model,
  count = 1,
  facts,
  compare = false,
  plain = false,
  ...attributes
}: Buttons & { count?: number; facts: string[]; plain?: boolean }) {
  const entry = formatItem({ key: machineKey, model, count })
  const slots = { name: countedName(count, model), entry, ...Object.fromEntries(facts.entries()) }
  return (
    <CachedFragment
      name="model-row"
      as="li"
      className="presses__row"
      slots={slots}
      {...attributes}
      component={Row}
      props={{ machineKey, model, compare, plain, facts: facts.length }}
    />
  )
}

function Row({ facts, plain, ...buttons }: Buttons & { facts: number; plain: boolean }) {
  const { link, machines } = useSharedData()
  const { machineKey } = buttons
  return (
    <>
      <p className="presses__name">
        <a href={link(machinePaths[machineKey])}>
          <bdi className="presses__model">{slot('name')}</bdi> <span>{noBreak(machines[machineKey].title)}</span>
        </a>
      </p>
      <p>
        {Array.from({ length: facts }, (_, index) => (
          <span className="presses__item" key={index}>
            {slot(`${index}`)}{' '}
          </span>
        ))}
      </p>
      {!plain && (
        <p className="presses__actions">
          <ModelButtons {...buttons} entry={slot('entry')} />
        </p>
      )}
    </>
  )
}

/** Puts the model into the comparison, and `entry` on the inquiry list. */
export function ModelButtons({ machineKey, model, compare, entry }: Buttons & { entry: string }) {
  return (
    <>
      {compare && <CompareBox machineKey={machineKey} model={model} />}
      <AddToInquiry entry={entry} name={model} back={answerId} />
    </>
  )
}
