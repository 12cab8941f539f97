import { isolateBidi } from '../../../client/shared/bidi.ts'
import { listSeparator, sentenceSeparator } from '../../../client/shared/number-format.ts'
import { type MachineKey, machinePaths } from '../../../content/registry/machines.ts'
import { CompareBox } from '../../compare/machine-choice.tsx'
import { usePageData } from '../../rendering/providers.tsx'
import { FigureList } from '../../ui/figures/key-figures.tsx'
import { AddToInquiry } from '../../ui/form/add-to-inquiry.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import { countMatches, highlight } from '../rules/highlight.ts'
import type { SearchEngine } from '../rules/search-engine.ts'
import type { SearchAnswer, SearchResult } from '../rules/search-machines.ts'

type Props = { engine: SearchEngine; answer: SearchAnswer }

/** The machines that a search found, with their key figures, the models that fit, and the matching words marked. */
export function SearchResults({ engine, answer }: Props) {
  return (
    <ul className="search-results">
      {answer.results.map((result) => (
        <Result key={result.key} engine={engine} answer={answer} result={result} />
      ))}
    </ul>
  )
}

function Result({ engine, answer, result: { key, models } }: Props & { result: SearchResult }) {
  const { t, lang, dir, machines, link } = usePageData()
  const { title, promise, picture } = machines[key]
  const only = models.length === 1 ? models[0] : undefined
  const texts = matchingTexts(engine, answer, key)
  const separator = sentenceSeparator(lang)
  const mark = (whole: string) =>
    highlight(engine, whole, answer).map(({ isMatch, text }, index) =>
      isMatch ? <mark key={index}>{text}</mark> : text,
    )
  return (
    <li className="search-results__row">
      <div className="search-results__picture">
        <Picture name={picture} alt="" sizes="8rem" />
      </div>
      <div>
        <h2 className="search-results__title">
          <a href={link(machinePaths[key])}>{mark(title)}</a>
        </h2>
        {texts.length === 0 && <p>{promise}</p>}
        {texts.map(({ kind, text }) => (
          <p key={text}>
            {kind !== 'promise' && <span className="search-results__where">{t(`search.in.${kind}`) + separator}</span>}
            {/* The documents of the search have texts as they are written; pages isolate numbers and codes. */}
            {mark(dir === 'rtl' ? isolateBidi(text) : text)}
          </p>
        ))}
        {models.length > 0 && (
          <p>
            <span className="search-results__where">{t('search.models') + separator}</span>
            <bdi dir="ltr">{noBreak(models.join(lang === 'zh' ? listSeparator(lang) : ', '))}</bdi>
          </p>
        )}
      </div>
      <FigureList className="search-results__figures" machineKey={key} />
      <div className="search-results__actions">
        <CompareBox machineKey={key} />
        <AddToInquiry entry={only ? `${key}:${only}` : key} name={only ?? title} />
      </div>
    </li>
  )
}

/** One or two texts of a machine with the most words of the search; a product that the search names needs no other text. */
function matchingTexts(engine: SearchEngine, answer: SearchAnswer, key: MachineKey) {
  const counted = (engine.texts[key]?.texts ?? [])
    .map(([kind, text]) => ({ kind, text, count: countMatches(engine, text, answer) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const isInTitle = counted.some(({ kind }) => kind === 'title')
  const others = counted.flatMap(({ kind, text }) => (kind === 'title' ? [] : { kind, text }))
  return others.slice(0, isInTitle || others[0]?.kind === 'application' ? 1 : 2)
}
