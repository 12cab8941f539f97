import { sentenceSeparator } from '../../../client/shared/number-format.ts'
import type { SizingFormat } from '../../i18n/sizing-format.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { bindsWithResin, compounds } from '../rules/compounds.ts'
import { edge, gapOf, isSheetMolded } from '../rules/layout.ts'
import type { SizingQuestion } from '../rules/parse-query.ts'
import type { Answer } from '../rules/size-machines.ts'

/** The assumptions of the estimate, in a closed disclosure below it. */
export function Assumptions({
  question,
  answer,
  write,
}: {
  question: SizingQuestion
  answer: Answer
  write: SizingFormat
}) {
  const { t, lang } = usePageData()
  const { process } = answer.advice
  const compound = compounds[question.material]
  const pressure = compound.molding[process]?.pressure
  const first = answer.fitting[0]
  const gap = { edge: write.length(edge), gap: write.length(gapOf(question, process)) }
  return (
    <details className="sizing__assumptions">
      <summary>{t('sizing.assumptions')}</summary>
      <ul>
        {pressure && (
          <li>
            {t('sizing.assume.pressure', {
              material: t(`sizing.material.${question.material}`),
              pressure: write.pressureRange([pressure.low, pressure.high]),
            })}
            {first && sentenceSeparator(lang)}
            {first && t('sizing.assume.clampRange', { clamp: write.clampRange(first.clampRange) })}
          </li>
        )}
        <li>
          {t(bindsWithResin(question.material) ? 'sizing.assume.resinCure' : 'sizing.assume.cure', {
            temperature: write.temperature(compound.temperature),
          })}
        </li>
        <li>{t('sizing.assume.hours', { shifts: write.count(question.shifts) })}</li>
        <li>{t(isSheetMolded(question, process) ? 'sizing.assume.sheet' : 'sizing.assume.platen', gap)}</li>
        {question.compact && <li>{t('sizing.assume.compact')}</li>}
        <li>{t('sizing.assume.binding')}</li>
      </ul>
    </details>
  )
}
