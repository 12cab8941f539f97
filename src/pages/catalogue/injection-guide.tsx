import type { Category } from '../../../content/registry/machines.ts'
import { CompareLink } from '../../compare/compare-link.tsx'
import { useSharedData } from '../../rendering/providers.tsx'

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
