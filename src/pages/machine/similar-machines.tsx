import {
  isInjectionMachine,
  machinePaths,
  machinePicture,
  membersOf,
  machines as registry,
} from '../../../content/registry/machines.ts'
import { CompareLink } from '../../compare/machine-choice.tsx'
import type { MachineProps } from '../../machines/machine.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { FigureList } from '../../ui/figures/key-figures.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { ArrowLink } from '../../ui/text/links.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'

/** The other machines of the family, each with its purpose, and a link to the comparison of all of them. */
export function SimilarMachines({ machine: { key } }: MachineProps) {
  const { t, texts, link, machines } = useSharedData()
  const { family } = registry[key]
  if (!family) return null
  const injects = isInjectionMachine(key)
  const others = membersOf(family).filter((member) => member !== key)
  return (
    <>
      <h2>{t('guide.similar')}</h2>
      {injects && <p>{texts.machines.injection.text}</p>}
      <section className="swipe strip" aria-label={t('guide.similar')} tabIndex={0}>
        <ul className="guide">
          {others.map((other) => (
            <li className="guide__machine guide__machine--short" key={other}>
              <Picture name={machinePicture(other)} alt="" sizes="8rem" />
              <div>
                <h3 className="guide__title">
                  <a href={link(machinePaths[other])}>{noBreak(machines[other].title)}</a>
                </h3>
                <p>{isInjectionMachine(other) ? texts.machines.injection.machines[other] : machines[other].promise}</p>
              </div>
              <FigureList className="guide__figures" machineKey={other} />
            </li>
          ))}
        </ul>
      </section>
      <CompareLink family={family} />
      {injects && (
        <p className="guide__compare">
          <ArrowLink href={link(`${paths.machines}#injection`)} text={t('guide.all')} />
        </p>
      )}
    </>
  )
}
