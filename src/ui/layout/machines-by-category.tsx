import { entriesOf } from '../../../content/registry/catalogue.ts'
import { categories } from '../../../content/registry/machines.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { NoBreak } from '../text/no-break.tsx'

/** Every machine by name, one list per category, as columns for the element around them. */
export function MachinesByCategory() {
  const { t, machines, link } = useSharedData()
  return categories.map((category) => (
    <section className="machine-list" key={category}>
      <h2 className="machine-list__heading">
        <a href={link(paths[category])}>{t(`category.${category}`)}</a>
        <span>{entriesOf(category).length}</span>
      </h2>
      <ul>
        {entriesOf(category).map(({ key, link: path }) => (
          <li key={key}>
            <a href={link(path)}>
              <NoBreak text={machines[key].title} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
