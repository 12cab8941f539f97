import { entriesOf } from '../../../content/registry/catalogue.ts'
import { categories } from '../../../content/registry/machines.ts'
import { useShared } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { Codes } from '../text/no-break.tsx'

/** Every machine by name, one list per category, as columns for the element around them. */
export function MachineLists() {
  const { t, machines, link } = useShared()
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
              <Codes text={machines[key].title} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
