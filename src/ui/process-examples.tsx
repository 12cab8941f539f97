import { type ProcessCategory, processCategories, processes } from '../../content/processes.ts'
import { Chain } from './chain.tsx'
import { Kept } from './fragment.tsx'
import { Island } from './island.tsx'
import { usePage, useShared } from './page-context.tsx'

/** Production process examples under three tabs. Without script a tab is a link that renders the page with its panel. */
export function ProcessExamples({ current }: { current: ProcessCategory }) {
  const { t, texts, link, url } = usePage()
  return (
    <section className="warm" id="process">
      <div className="section wrap">
        <h2>{texts.machines.processHeading}</h2>
        <p>{texts.machines.processText}</p>
        <Island name="process-tabs">
          <ul className="tabs" aria-label={t('machines.process')} data-tabs>
            {processCategories.map((category) => (
              <li key={category}>
                <a
                  href={link(`${url.pathname}#process`, { process: category })}
                  aria-current={category === current ? 'true' : undefined}
                  data-tab={category}
                >
                  {t(`machines.tab.${category}`)}
                </a>
              </li>
            ))}
          </ul>
          {processCategories.map((category) => (
            <Kept key={category} data-panel={category} hidden={category !== current}>
              <ProcessPanel category={category} />
            </Kept>
          ))}
        </Island>
      </div>
    </section>
  )
}

/** The first production line of a category. */
function ProcessPanel({ category }: { category: ProcessCategory }) {
  const { texts } = useShared()
  return (
    <>
      {processes
        .filter((process) => process.category === category)
        .slice(0, 1)
        .map((process) => (
          <section key={process.id}>
            <h3 className="tabs__heading">{texts.machines.processes[process.id].processName}</h3>
            <Chain process={process} />
          </section>
        ))}
    </>
  )
}
