import { type Category, machinesIn } from '../../../content/registry/machines.ts'
import {
  type Process,
  type ProcessCategory,
  processCategories,
  processes,
} from '../../../content/registry/processes.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { Island } from '../../rendering/island.tsx'
import { usePageData } from '../../rendering/providers.tsx'
import { ProductionLine } from '../../ui/media/production-line.tsx'

/** Production process examples under three tabs. Without script a tab is a link that renders the page with its panel. */
export function ProcessExamples({ current, catalog }: { current: ProcessCategory; catalog: Category | 'all' }) {
  const { t, texts, link, url } = usePageData()
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
            <CachedFragment
              name="process-panel"
              key={category}
              data-panel={category}
              hidden={category !== current}
              component={ProductionLine}
              props={{ process: lineFor(category, catalog) }}
            />
          ))}
        </Island>
      </div>
    </section>
  )
}

/** The first production line of a process category with a machine of the catalog, else the first line. */
function lineFor(category: ProcessCategory, catalog: Category | 'all'): Process {
  const lines = processes.filter((process) => process.category === category)
  const shown = new Set(machinesIn(catalog))
  const isShown = ({ stages }: Process) => stages.some(({ link }) => link.some((key) => shown.has(key)))
  return (lines.find(isShown) ?? lines[0]) as Process
}
