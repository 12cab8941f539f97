import { type MachineKey, machinePaths, machinePicture } from '../../../content/registry/machines.ts'
import type { Process } from '../../../content/registry/processes.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { noBreak } from '../text/no-break.tsx'
import { Picture } from './picture.tsx'

/** A production line: its stages with product and machines, on a line. `current` is the machine of the page, which is marked. */
export function ProductionLine({ process, current }: { process: Process; current?: MachineKey }) {
  const { machines, link, texts } = useSharedData()
  const { stages, processName } = texts.machines.processes[process.id]
  return (
    <>
      <h3 className="tabs__heading">{processName}</h3>
      <section className="swipe production-line-view" aria-label={processName} tabIndex={0}>
        <ol className="production-line" data-stages={stages.length}>
          {stages.map(({ name, description, processStep }, index) => {
            const { picture, link: keys = [] } = process.stages[index] ?? { picture: '' }
            const isCurrent = current && keys.includes(current)
            return (
              <li className="production-line__stage" key={name} data-current={isCurrent || undefined}>
                <div className="production-line__picture">
                  <Picture name={picture} alt="" sizes="(min-width: 64rem) 22vw, 20rem" />
                </div>
                <p className="production-line__rail">{processStep && <span>{processStep.name}</span>}</p>
                <h4>{name}</h4>
                <div>
                  <p>{noBreak(description)}</p>
                  {processStep && <p className="label">{noBreak(processStep.description)}</p>}
                </div>
                {keys.length > 0 && (
                  <ul className="production-line__links">
                    {keys.map((key) => (
                      <li key={key}>
                        <a href={link(machinePaths[key])} aria-current={key === current ? 'page' : undefined}>
                          <Picture name={machinePicture(key)} alt="" sizes="4.5rem" />
                          <span className="production-line__machine">{noBreak(machines[key].title)}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            )
          })}
        </ol>
      </section>
    </>
  )
}
