import stills from '../../../../content/media/stills.json'
import { isInjectionMachine, type MachineKey } from '../../../../content/registry/machines.ts'
import type { MessageKey } from '../../../../content/schema/messages.ts'
import { type MachineStills, stillSize } from '../../../../content/schema/stills.ts'
import type { StepId } from '../../../../content/schema/web-model.ts'
import type { Machine, MachineProps } from '../../../machines/machine.ts'
import { webModels } from '../../../rendering/assets.ts'
import { useSharedData } from '../../../rendering/providers.tsx'
import { bindsWithResin } from '../../../sizing/rules/compounds.ts'
import { noBreak } from '../../../ui/text/no-break.tsx'
import { CycleCurve } from './cycle-curve.tsx'

const machineStills = stills as Partial<Record<string, MachineStills>>

/** Mills, cutters and feeders run continuously: their one step is not a cycle. */
export const runsContinuously = (key: MachineKey) => webModels[key]?.steps.length === 1

/** The steps of a machine's cycle as a list; molding machines also have the chart of their worked cycle. */
export function CycleSteps({ machine, units }: MachineProps) {
  const { t } = useSharedData()
  const { key, neutral } = machine
  const model = webModels[key]
  if (!model) return null
  const drawn = machineStills[key]
  const isContinuous = runsContinuously(key)
  const heading = t(isContinuous ? 'cycle.one' : 'cycle.heading')
  return (
    <>
      <h2>{heading}</h2>
      {drawn && !isContinuous && <p className="label steps-note">{t('cycle.stills')}</p>}
      <ol className="steps">
        {model.steps.map(({ id }, index) => {
          const still = drawn?.files[index]
          return (
            <li key={index}>
              {/* A rendering of the step from the machine's own model; the text beside it describes it. */}
              {still && <img src={`/assets/stills/${still}`} {...stillSize} alt="" loading="lazy" />}
              <h3>{t(stepName(id, machine, index))}</h3>
              <p>{t(stepCaption(id, machine, index))}</p>
            </li>
          )
        })}
      </ol>
      {neutral.cycle && (
        <figure className="steps__curve">
          <CycleCurve machine={machine} units={units} />
          <figcaption className="label">{noBreak(t('cycle.curveNote', { model: neutral.cycle.model }))}</figcaption>
        </figure>
      )}
    </>
  )
}

/**
 * A transfer press transfers the compound, others inject it; presses close molds, others lids; resin is not vulcanized.
 */
export function stepName(id: StepId, { key, neutral: { cycle } }: Machine, index: number): MessageKey {
  if (isLeftOver(id, index)) return 'cycle.step.clear'
  if (id === 'inject' && key === 'TPPress') return 'cycle.step.transfer'
  if (cycle && (id === 'close' || id === 'open')) return `cycle.step.${id}Mold`
  return cycle && id === 'cure' && bindsWithResin(cycle.compound) ? 'cycle.step.resinCure' : `cycle.step.${id}`
}

/** Presses, injection machines, mills, drums and other machines have different captions for steps of one name. */
export function stepCaption(id: StepId, { key, neutral: { cycle } }: Machine, index: number): MessageKey {
  if (isLeftOver(id, index)) return 'cycle.press.clear'
  if (id === 'turn') return webModels[key]?.groups.includes('frontRoll') ? 'cycle.other.rolls' : 'cycle.other.turn'
  if (id === 'cut' || id === 'shake') return `cycle.other.${id}`
  if (id === 'load' && key === 'Punching') return 'cycle.other.loadSheet'
  if (id === 'load' && isInjectionMachine(key)) return 'cycle.press.loadInserts'
  if (cycle && bindsWithResin(cycle.compound) && (id === 'load' || id === 'cure' || id === 'takeOut')) {
    return `cycle.resin.${id}`
  }
  if (cycle || id === 'vacuum' || id === 'clamp' || id === 'inject' || id === 'cure') return `cycle.press.${id}`
  return `cycle.other.${id}`
}

/** Whether the first step removes the part of the previous cycle. */
const isLeftOver = (id: StepId, index: number): boolean => id === 'takeOut' && index === 0
