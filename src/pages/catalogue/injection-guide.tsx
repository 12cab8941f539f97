import { type Category, type Family, membersOf } from '../../../content/registry/machines.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { ArrowLink } from '../../ui/text/links.tsx'

/** Links to the comparisons of injection machines. */
export function InjectionGuide({ category }: { category: Category | 'all' }) {
  const { texts } = useSharedData()
  const names = (['rubber', 'silicone'] as const).filter((name) => category === 'all' || category === name)
  return (
    <>
      <h2>{texts.machines.injection.heading}</h2>
      <p>{texts.machines.injection.text}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {texts.machines[name].heading} <CompareLink family={`${name}Injection`} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A link to the comparison of a family's members. */
export function CompareLink({ family }: { family: Family }) {
  const { t, link } = useSharedData()
  return (
    <p className="guide__compare">
      <ArrowLink href={link(paths.machines, { compare: membersOf(family).join(',') })} text={t('guide.compare')} />
    </p>
  )
}
