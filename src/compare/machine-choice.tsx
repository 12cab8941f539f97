import {
  type Family,
  type MachineKey,
  machineKeys,
  membersOf,
  machines as registry,
} from '../../content/registry/machines.ts'
import { itemId } from '../inquiry/list/item.ts'
import { CachedFragment } from '../rendering/fragment-cache.tsx'
import { useSharedData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { LanguageField, SubmitButton } from '../ui/form/query-fields.tsx'
import { ArrowLink } from '../ui/text/links.tsx'
import { noBreak } from '../ui/text/no-break.tsx'
import { type Column, maxCompared } from './columns.ts'

/** The form that the checkboxes (`CompareBox`) belong to; visible while one is checked. */
export function CompareBar() {
  return (
    <CachedFragment
      name="compare-bar"
      as="form"
      className="compare-bar"
      id="compare"
      action={paths.machines}
      component={Bar}
    />
  )
}

function Bar() {
  const { t } = useSharedData()
  return (
    <>
      <LanguageField />
      <p className="label">
        <span className="compare-bar__hint">{t('compare.hint', { most: maxCompared })}</span>
        <bdi className="compare-bar__codes" data-compared-codes="" />{' '}
        <span dir="ltr" role="status" data-compared={maxCompared} />
      </p>
      <p className="compare-bar__names" data-compared-names="" />
      <SubmitButton text={t('compare.submit')} />
    </>
  )
}

/** A checkbox that selects a machine, or one of its models, for the comparison. */
export function CompareBox(props: { machineKey: MachineKey; model?: string; className?: string }) {
  const { machineKey, model, className = '' } = props
  const { t, machines } = useSharedData()
  const value = itemId({ key: machineKey, ...(model && { model }) })
  const code = model ?? registry[machineKey].code
  return (
    <label className={`check ${className}`}>
      <input type="checkbox" name="compare" value={value} form="compare" data-code={code} /> {t('compare.box')}{' '}
      <span className="hidden">{model ?? machines[machineKey].title}</span>
    </label>
  )
}

/** Checkboxes of all machines and of the chosen models. `named` hides the legend, which the summary has. */
export function MachineCheckboxes({ chosen, named = false }: { chosen: Column[]; named?: boolean }) {
  const { t, machines } = useSharedData()
  const boxes = machineKeys.flatMap((key): { key: MachineKey; entry: string; model?: string | undefined }[] => {
    const columns = chosen.filter(({ machine }) => machine.key === key)
    return columns.length > 0 ? columns.map(({ entry, model }) => ({ key, entry, model })) : [{ key, entry: key }]
  })
  const isChosen = (name: string) => chosen.some(({ entry }) => entry === name)
  return (
    <form action={paths.machines} className="machine-choice">
      <LanguageField />
      <fieldset>
        <legend className={named ? 'hidden' : undefined}>{t('compare.choose')}</legend>
        {boxes.map(({ key, entry, model }) => (
          <label className="check" key={entry}>
            <input type="checkbox" name="compare" value={entry} defaultChecked={isChosen(entry)} />{' '}
            {noBreak(machines[key].title)} {model && <bdi>{model}</bdi>}
          </label>
        ))}
      </fieldset>
      <SubmitButton text={t('compare.submit')} />
    </form>
  )
}

/** A link to the comparison of a family's members. */
export function CompareLink({ family }: { family: Family }) {
  const { t, link } = useSharedData()
  return (
    <p className="guide__compare">
      <ArrowLink href={link(paths.machines, { compare: membersOf(family).join(',') })} text={t('guide.compare')} />
    </p>
  )
}
