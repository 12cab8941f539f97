import { type MachineKey, machinePaths } from '../../../content/machines.ts'
import { AddToInquiry } from '../add-to-inquiry.tsx'
import { Codes } from '../codes.tsx'
import { CompareBox } from '../compare-bar.tsx'
import { useShared } from '../page-context.tsx'

type Model = { machineKey: MachineKey; model: string }

/** A model and its machine, as a link; `count` where a line takes several of them. */
export function ModelName({ machineKey, model, count = 1 }: Model & { count?: number }) {
  const { link, machines } = useShared()
  return (
    <a href={link(machinePaths[machineKey])}>
      <bdi className="presses__model">{count > 1 ? `${count}\u00a0×\u00a0${model}` : model}</bdi>{' '}
      <span>
        <Codes text={machines[machineKey].title} />
      </span>
    </a>
  )
}

/** Puts a model on the inquiry list and, where machines are compared, its machine into the comparison. */
export function ModelActs({ machineKey, model, compare = false }: Model & { compare?: boolean }) {
  return (
    <>
      <AddToInquiry entry={`${machineKey}:${model}`} name={model} back="answer" />
      {compare && <CompareBox machineKey={machineKey} />}
    </>
  )
}
