import { type MachineKey, machinePaths } from '../../../content/registry/machines.ts'
import { CompareBox } from '../../compare/bar.tsx'
import { formatItem } from '../../inquiry/list/item.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { AddToInquiry } from '../../ui/form/add-to-inquiry.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import { answerId } from './anchors.ts'

type Model = { machineKey: MachineKey; model: string }

/** A model and its machine, as a link; `count` where a line takes several of them, of which there may be any number. */
export function ModelName({ count = 1, ...model }: Model & { count?: number }) {
  return (
    <CachedFragment name="model-link" as="p" className="presses__name" cache={count === 1}>
      <Name {...model} count={count} />
    </CachedFragment>
  )
}

function Name({ machineKey, model, count }: Model & { count: number }) {
  const { link, machines } = useSharedData()
  return (
    <a href={link(machinePaths[machineKey])}>
      <bdi className="presses__model">{count > 1 ? `${count}\u00a0×\u00a0${model}` : model}</bdi>{' '}
      <span>
        <NoBreak text={machines[machineKey].title} />
      </span>
    </a>
  )
}

/** Puts a model, `count` of it, on the inquiry list and, where machines are compared, its machine into the comparison. */
export function ModelActions({ compare = false, count = 1, ...model }: Model & { compare?: boolean; count?: number }) {
  return (
    <CachedFragment name="model-actions" as="p" className="presses__acts" cache={count === 1}>
      <Acts {...model} count={count} compare={compare} />
    </CachedFragment>
  )
}

function Acts({ machineKey, model, count, compare }: Model & { count: number; compare: boolean }) {
  return (
    <>
      <AddToInquiry entry={formatItem({ key: machineKey, model, count })} name={model} back={answerId} />
      {compare && <CompareBox machineKey={machineKey} />}
    </>
  )
}
