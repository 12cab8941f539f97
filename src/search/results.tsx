import { Fragment } from 'react'
import { isolateBidi } from '../../client/shared/bidi.ts'
import { listSeparator, sentenceSeparator } from '../../client/shared/number-format.ts'
import { machinePaths } from '../../content/registry/machines.ts'
import { cardFigureCount } from '../../content/schema/machine-index.ts'
import { CompareBox } from '../compare/bar.tsx'
import { usePageData } from '../rendering/providers.tsx'
import { FigureList } from '../ui/figures/key-figures.tsx'
import { AddToInquiry } from '../ui/form/add-to-inquiry.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { NoBreak } from '../ui/text/no-break.tsx'
import type { TextKind } from './documents.ts'
import { highlight, measureMatches } from './highlight.ts'
import type { SearchEngine } from './search-engine.ts'
import type { SearchAnswer, SearchResult } from './search-machines.ts'

/** How many texts of a machine a result shows. */
const shownTexts = 2

/** The machines that a search found, with their key figures, the models that fit, and the matching words marked. */
export function SearchResults({ engine, answer }: { engine: SearchEngine; answer: SearchAnswer }) {
  return (
    <ul className="search-results">
      {answer.results.map((result) => (
        <Result key={result.key} engine={engine} answer={answer} result={result} />
      ))}
    </ul>
  )
}

function Result({ engine, answer, result }: { engine: SearchEngine; answer: SearchAnswer; result: SearchResult }) {
  const { t, lang, dir, machines, link } = usePageData()
  const { key, models } = result
  const { title, promise, picture, figures } = machines[key]
  const texts = matchingTexts(engine, answer, result)
  // The documents of the search have texts as they are written; pages isolate numbers and codes.
  const laidOut = (text: string) => (dir === 'rtl' ? isolateBidi(text) : text)
  const mark = (text: string) => <Marked engine={engine} answer={answer} text={text} />
  return (
    <li className="search-results__row">
      <div className="search-results__picture">
        <Picture name={picture} alt="" sizes="8rem" />
      </div>
      <div className="search-results__text">
        <h2 className="search-results__title">
          <a href={link(machinePaths[key])}>{mark(title)}</a>
        </h2>
        {texts.length === 0 && <p>{promise}</p>}
        {texts.map(([kind, text]) => (
          <p key={text}>
            {kind !== 'promise' && (
              <span className="search-results__where">{t(`search.in.${kind}`) + sentenceSeparator(lang)}</span>
            )}
            {mark(laidOut(text))}
          </p>
        ))}
        {models.length > 0 && (
          <p>
            <span className="search-results__where">{t('search.models') + sentenceSeparator(lang)}</span>
            <bdi dir="ltr">
              <NoBreak text={models.join(lang === 'zh' ? listSeparator(lang) : ', ')} />
            </bdi>
          </p>
        )}
        <div className="search-results__actions">
          <CompareBox machineKey={key} />
          <AddToInquiry entry={key} name={title} />
        </div>
      </div>
      <FigureList className="search-results__figures" rows={figures.slice(0, cardFigureCount)} />
    </li>
  )
}

/**
 * The texts of a machine that have the most words of the search, beside its title. A product that was asked for needs no
 * other text beside it: others of the machine's products match only a part of its name.
 */
function matchingTexts(engine: SearchEngine, answer: SearchAnswer, { key }: SearchResult) {
  const texts = engine.texts[key]?.texts ?? []
  const counted = texts.map(([kind, text]) => ({ kind, text, ...measureMatches(engine, text, answer) }))
  const inTitle = counted.find(({ kind }) => kind === 'title')?.count ?? 0
  const matching = counted
    .filter(({ kind, count }) => kind !== 'title' && count > 0)
    .sort((a, b) => b.count - a.count || b.longest - a.longest)
  return matching
    .slice(0, inTitle > 0 || matching[0]?.kind === 'application' ? 1 : shownTexts)
    .map(({ kind, text }): [Exclude<TextKind, 'title'>, string] => [kind as Exclude<TextKind, 'title'>, text])
}

function Marked({ engine, answer, text }: { engine: SearchEngine; answer: SearchAnswer; text: string }) {
  return (
    <>
      {highlight(engine, text, answer).map((part, index) =>
        part.isMatch ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
      )}
    </>
  )
}
