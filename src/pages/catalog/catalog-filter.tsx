import { type Category, categories, machineKeys, machinesIn } from '../../../content/registry/machines.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'

/** Filter buttons in the specification's order; each is a link, the current one is marked. */
export function CatalogFilter({ current }: { current: Category | 'all' | 'custom' }) {
  const { t, link } = useSharedData()
  const items = [
    ...categories.map((name) => ({ name, path: paths[name], count: machinesIn(name).length })),
    { name: 'all' as const, path: paths.machines, count: machineKeys.length },
    { name: 'custom' as const, path: paths.customizations, count: undefined },
  ]
  return (
    <nav className="filter" aria-label={t('category.filter')}>
      <ul>
        {items.map(({ name, path, count }) => (
          <li className="filter__item" key={name}>
            <a href={link(path)} aria-current={name === current ? 'page' : undefined}>
              {t(`category.${name}`)} {count !== undefined && <span className="filter__count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
