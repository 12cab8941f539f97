import { sentenceSeparator } from '../../../client/shared/number-format.ts'
import type { SizingFormat } from '../../i18n/sizing-format.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { bindsWithResin, compounds } from '../rules/compounds.ts'
import { edge, gaps } from '../rules/layout.ts'
import type { SizingQuestion } from '../rules/parse-query.ts'
import type { Answer } from '../rules/size-machines.ts'

/** What the estimate rests on, folded away below it. */
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
  const compound = compounds[question.material]
  const pressure = compound.molding[answer.advice.process]?.pressure
  const first = answer.fitting[0]
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
            temperature: write.span(compound.temperature),
          })}
        </li>
        <li>{t('sizing.assume.hours', { shifts: write.count(question.shifts) })}</li>
        <li>
          {t('sizing.assume.platen', {
            edge: write.length(edge),
            gap: write.length(gaps[answer.advice.process]),
          })}
        </li>
        <li>{t('sizing.assume.binding')}</li>
      </ul>
    </details>
  )
}
