import { sentenceSeparator } from '../../../client/shared/number-format.ts'
import { CachedFragment, slot } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import type { SizingFormat } from '../format.ts'
import { bindsWithResin, compounds, type Material } from '../rules/compounds.ts'
import { cavityGap, edge, isSheetMolded } from '../rules/layout.ts'
import type { Answer } from '../rules/size-machines.ts'

/** The assumptions of the estimate, in a closed disclosure below it. */
export function Assumptions({ answer, write }: { answer: Answer; write: SizingFormat }) {
  const { question, fitting, advice } = answer
  const { material, shifts, compact } = question
  const { process } = advice
  const [first] = fitting
  const { temperature, molding } = compounds[material]
  const pressure = molding[process]?.pressure
  const slots = {
    pressure: pressure ? write.pressureRange([pressure.low, pressure.high]) : '',
    clamp: first ? write.clampRange(first.clampRange) : '',
    temperature: write.temperature(temperature),
    edge: write.length(edge),
    gap: write.length(cavityGap(question, process)),
    shifts: write.count(shifts),
  }
  return (
    <CachedFragment
      name="sizing-assumptions"
      as="details"
      className="sizing__assumptions"
      slots={slots}
      of={List}
      props={{
        material,
        hasPressure: pressure !== undefined,
        hasClamp: first !== undefined,
        isSheet: isSheetMolded(question, process),
        compact,
      }}
    />
  )
}

type ListProps = { material: Material; hasPressure: boolean; hasClamp: boolean; isSheet: boolean; compact: boolean }

function List({ material, hasPressure, hasClamp, isSheet, compact }: ListProps) {
  const { t, lang } = useSharedData()
  const gap = { edge: slot('edge'), gap: slot('gap') }
  return (
    <>
      <summary>
        {t('sizing.assumptions')} <span className="chevron" />
      </summary>
      <ul>
        {hasPressure && (
          <li>
            {t('sizing.assume.pressure', { material: t(`sizing.material.${material}`), pressure: slot('pressure') })}
            {hasClamp && sentenceSeparator(lang)}
            {hasClamp && t('sizing.assume.clampRange', { clamp: slot('clamp') })}
          </li>
        )}
        <li>
          {t(bindsWithResin(material) ? 'sizing.assume.resinCure' : 'sizing.assume.cure', {
            temperature: slot('temperature'),
          })}
        </li>
        <li>{t('sizing.assume.hours', { shifts: slot('shifts') })}</li>
        <li>{t(isSheet ? 'sizing.assume.sheet' : 'sizing.assume.platen', gap)}</li>
        {compact && <li>{t('sizing.assume.compact')}</li>}
        <li>{t('sizing.assume.binding')}</li>
      </ul>
    </>
  )
}
