import { type MachineKey, machinePaths } from '../../content/keys.ts'
import { machineIndex } from '../../content/machine-index.ts'
import type { Process } from '../../content/processes.ts'
import { familyOf, MachineDrawing } from './drawings/machine.tsx'
import { usePage } from './page-context.ts'
import { Picture } from './picture.tsx'

/**
 * A production line: stages as nodes on a line, what leaves a stage written on the line, linked machines below.
 * `here` marks the machine whose page this is.
 */
export function Chain({ process, here }: { process: Process; here?: MachineKey }) {
  const { lang, link, texts } = usePage()
  const { stages } = texts.machines.processes[process.id]
  return (
    <ol className="chain" data-stages={stages.length}>
      {stages.map(({ name, description, processStep }, index) => {
        const { picture, link: keys = [] } = process.stages[index] ?? { picture: '' }
        const first = keys[0]
        return (
          <li className="chain__stage" key={name} data-here={(here && keys.includes(here)) || undefined}>
            <div className="chain__picture">
              <Picture
                name={picture}
                alt=""
                sizes="(min-width: 64rem) 12vw, 40vw"
                fallback={
                  <Picture
                    name={first ? `machines/${first.toLowerCase()}-hero` : 'none'}
                    alt=""
                    sizes="(min-width: 64rem) 12vw, 40vw"
                    fallback={<MachineDrawing family={first ? familyOf(first) : 'product'} small />}
                  />
                }
              />
            </div>
            <p className="chain__rail">{processStep && <span>{processStep.name}</span>}</p>
            <h4>{name}</h4>
            <p>{description}</p>
            {processStep && <p className="label">{processStep.description}</p>}
            {keys.length > 0 && (
              <ul className="chain__links">
                {keys.map((key) => (
                  <li key={key}>
                    <a href={link(machinePaths[key])} aria-current={key === here ? 'page' : undefined}>
                      {machineIndex[key].titles[lang]}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}
