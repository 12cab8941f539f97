import { entriesOf } from '../../content/catalogue.ts'
import { categories } from '../../content/keys.ts'
import { machineIndex } from '../../content/machine-index.ts'
import { paths } from '../routes.ts'
import { usePage } from './page-context.ts'

/** Every machine by name, one list per category, as columns for the element around them. */
export function MachineLists() {
  const { t, lang, link } = usePage()
  return categories.map((category) => (
    <section className="machine-list" key={category}>
      <h2 className="machine-list__heading">
        <a href={link(paths[category])}>{t(`category.${category}`)}</a>
        <span>{entriesOf(category).length}</span>
      </h2>
      <ul>
        {entriesOf(category).map(({ key, link: path }) => (
          <li key={key}>
            <a href={link(path)}>{machineIndex[key].titles[lang]}</a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
