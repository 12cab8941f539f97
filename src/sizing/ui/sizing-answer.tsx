import { sentenceSeparator } from '../../../client/shared/number-format.ts'
import type { UnitSystem } from '../../i18n/units.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { site } from '../../site.ts'
import { PrintedUrl } from '../../ui/layout/print-sheet.tsx'
import { ArrowLink } from '../../ui/text/links.tsx'
import { createSizingFormat } from '../format.ts'
import { injectionPays } from '../rules/advice.ts'
import type { Line } from '../rules/production-line.ts'
import type { Answer } from '../rules/size-machines.ts'
import { Assumptions } from './assumptions.tsx'
import { BestMatch } from './best-match.tsx'
import { LineForPart } from './line-for-part.tsx'
import { inquiryQuery } from './links.ts'
import { NearMatches, OtherMatches } from './other-matches.tsx'

/** The answer to a part: the recommended press in full, the line around it, others that fit, and near misses. */
export function SizingAnswer(props: { answer: Answer; units: UnitSystem; line: Line | undefined }) {
  const page = usePageData()
  const { t } = page
  const { answer, line } = props
  const format = createSizingFormat(page, props.units)
  const [first, ...others] = answer.fitting
  const { why, process, presses = 0, injecting = 0 } = answer.advice
  const shape = answer.question.assumed && t(`sizing.assume.${answer.question.assumed}`)
  const beyond = answer.clamp > site.claims.customPress.to
  return (
    <>
      {first ? (
        <>
          <p className="sizing__advice" data-announce="">
            {t(`sizing.why.${why}`, {
              process: t(`sizing.process.${process}`),
              quantity: format.count(injectionPays),
              presses: t('sizing.presses', { count: presses }),
              injecting: t('sizing.injectionMachines', { count: injecting }),
            })}
            {shape && sentenceSeparator(page.lang) + shape}
          </p>
          <BestMatch candidate={first} answer={answer} format={format} />
          {line && <LineForPart line={line} candidate={first} format={format} />}
          {others.length > 0 && <OtherMatches candidates={others} format={format} />}
        </>
      ) : (
        <div className="sizing__none">
          <h2 data-announce="">{t('sizing.noneHeading')}</h2>
          {shape && <p>{shape}</p>}
          <CustomPress
            text={t(beyond ? 'sizing.noneBeyond' : 'sizing.noneText', { clamp: format.clamp(answer.clamp) })}
          />
        </div>
      )}
      {answer.near.length > 0 && <NearMatches candidates={answer.near} format={format} />}
      <Assumptions answer={answer} format={format} />
      <PrintedUrl withQuery />
    </>
  )
}

/** Text and link to the custom presses. */
export function CustomPress({ text }: { text: string }) {
  const { t, link, url } = usePageData()
  const href = link(`${paths.customizations}#quote`, inquiryQuery(url))
  return (
    <>
      <p>{text}</p>
      <ArrowLink className="button" href={href} text={t('sizing.custom')} />
    </>
  )
}
