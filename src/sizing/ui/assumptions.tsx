import { sentenceSeparator } from '../../../client/shared/number-format.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import type { SizingFormat } from '../format.ts'
import { bindsWithResin, compounds } from '../rules/compounds.ts'
import { cavityGap, isSheetMolded, moldRim } from '../rules/layout.ts'
import type { Answer } from '../rules/size-machines.ts'

/** The assumptions of the estimate, in a closed disclosure below it. */
export function Assumptions({ answer, format }: { answer: Answer; format: SizingFormat }) {
  const { t, lang } = useSharedData()
  const { question, fitting, advice } = answer
  const { material, shifts } = question
  const { process } = advice
  const [first] = fitting
  const { temperature, molding } = compounds[material]
  const pressure = molding[process]?.pressure
  const gap = { edge: format.length(moldRim), gap: format.length(cavityGap(question, process)) }
  return (
    <details className="sizing__assumptions">
      <summary>
        {t('sizing.assumptions')} <span className="chevron" />
      </summary>
      <ul>
        {pressure && (
          <li>
            {t('sizing.assume.pressure', {
              material: t(`sizing.material.${material}`),
              pressure: format.pressure([pressure.low, pressure.high]),
            })}
            {first && sentenceSeparator(lang)}
            {first && t('sizing.assume.clampRange', { clamp: format.clamp(first.clampRange) })}
          </li>
        )}
        <li>
          {t(bindsWithResin(material) ? 'sizing.assume.resinCure' : 'sizing.assume.cure', {
            temperature: format.temperature(temperature),
          })}
        </li>
        <li>{t('sizing.assume.hours', { shifts: format.count(shifts) })}</li>
        <li>{t(isSheetMolded(question, process) ? 'sizing.assume.sheet' : 'sizing.assume.platen', gap)}</li>
        <li>{t('sizing.assume.binding')}</li>
      </ul>
    </details>
  )
}
