import { CompareBar } from '../compare/machine-choice.tsx'
import type { AppContext } from '../env.ts'
import { readModels } from '../machines/documents.ts'
import { Island } from '../rendering/island.tsx'
import { usePageData } from '../rendering/providers.tsx'
import { InquiryListForm } from '../ui/form/add-to-inquiry.tsx'
import { QueryView, queryViewHead } from '../ui/layout/query-view.tsx'
import { type ParsedSizingQuery, parseSizingQuery } from './rules/parse-query.ts'
import { type Line, lineFor } from './rules/production-line.ts'
import { type Answer, sizeMachines } from './rules/size-machines.ts'
import { Examples } from './ui/examples.tsx'
import { answerId, headingId } from './ui/links.ts'
import { CustomPress, SizingAnswer } from './ui/sizing-answer.tsx'
import { SizingForm } from './ui/sizing-form.tsx'

/** "Find the machine for your part": a view of the catalog that its query asks for. */
export async function sizingPage(c: AppContext) {
  const { t, url, version } = c.get('page')
  const read = parseSizingQuery(url.searchParams)
  const answer = read.question && sizeMachines(read.question, await readModels(c.env, version, 'presses'))
  const first = answer?.fitting[0]
  const auxiliaries = first && (await readModels(c.env, version, 'auxiliaries').catch(() => undefined))
  const line = first && auxiliaries && lineFor(first, auxiliaries)
  const isWrong = Object.keys(read.problems).length > 0
  const view = <Sizing read={read} isWrong={isWrong} answer={answer} line={line} />
  return c.render(view, queryViewHead(t, 'sizing', isWrong))
}

type SizingProps = { read: ParsedSizingQuery; isWrong: boolean; answer: Answer | undefined; line: Line | undefined }

function Sizing({ read, isWrong, answer, line }: SizingProps) {
  const { t } = usePageData()
  const { units, problems } = read
  const sizes = [problems.length, problems.width, problems.diameter, problems.thickness, problems.weight, problems.area]
  const isTooLarge = sizes.some((problem) => problem?.kind === 'range' && problem.over)
  return (
    <QueryView name="sizing">
      {!answer && !isWrong && <Examples />}
      <Island name="sizing" hydrate="interaction" className="sizing__sheet">
        <SizingForm read={read} />
        <section className="sizing__answer" id={answerId} aria-label={t('sizing.answer')}>
          <h2 className="sizing__heading" id={isWrong ? undefined : headingId} tabIndex={-1}>
            {t('sizing.answer')}
          </h2>
          {answer ? (
            <SizingAnswer units={units} answer={answer} line={line} />
          ) : (
            <p className="sizing__prompt" data-announce="">
              {isWrong ? t('sizing.correct') : <a href="#sizing-length">{t('sizing.start')}</a>}
            </p>
          )}
          {isTooLarge && (
            <div className="sizing__none">
              <CustomPress text={t('sizing.noneText')} />
            </div>
          )}
        </section>
        <p className="hidden" role="status" />
      </Island>
      <InquiryListForm />
      <CompareBar />
    </QueryView>
  )
}
