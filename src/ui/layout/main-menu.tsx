import {
  type Category,
  categories,
  machinePaths,
  machinePicture,
  machinesIn,
} from '../../../content/registry/machines.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { Picture } from '../media/picture.tsx'
import { ArrowLink } from '../text/links.tsx'
import { noBreak } from '../text/no-break.tsx'

export const menuItems = [
  { path: paths.home, key: 'nav.home' },
  { path: paths.about, key: 'nav.about' },
  { path: paths.machines, key: 'nav.machines' },
  { path: paths.faq, key: 'nav.faq' },
  { path: paths.contact, key: 'nav.contact' },
] as const

/** The menu on wide screens; `marked` is the path of its current item. */
export function MainMenu({ marked }: { marked: string }) {
  const { t, link } = useSharedData()
  return (
    <nav className="menu" aria-label={t('nav.main')}>
      <ul className="menu__list">
        {menuItems.map(({ path, key }) => (
          <li key={path}>
            {path === paths.machines ? (
              <details className="menu__more" name="menu" data-menu>
                <summary className="menu__item" aria-current={marked.startsWith('/machine') ? 'true' : undefined}>
                  {t(key)} <span className="chevron" />
                </summary>
                <CachedFragment name="machines-menu" className="sheet" component={MachinesMenu} />
              </details>
            ) : (
              <a className="menu__item" href={link(path)} aria-current={marked === path ? 'page' : undefined}>
                {t(key)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MachinesMenu() {
  const { t, link } = useSharedData()
  return (
    <div className="sheet__columns wrap">
      <MachinesByCategory withPictures />
      <p>
        <ArrowLink href={link(paths.machines)} text={t('nav.allMachines')} />
        <ArrowLink href={link(paths.machines, { process: 'advise' })} text={t('sizing.heading')} />
        <ArrowLink href={link(paths.machines, { plan: '' })} text={t('plan.heading')} />
        <ArrowLink href={link(paths.customizations)} text={t('category.customizations')} />
      </p>
    </div>
  )
}

/** The picture of each category, of one of its machines. */
export const categoryPictures = {
  rubber: machinePicture('HIFLRubber'),
  silicone: machinePicture('LV1'),
  brake: machinePicture('brakeHP'),
  auxiliary: machinePicture('OpenMill'),
} as const satisfies Record<Category, string>

/** Every machine by name, one list per category, as columns for the element around them. */
export function MachinesByCategory({ withPictures = false }: { withPictures?: boolean }) {
  const { t, machines, link } = useSharedData()
  return categories.map((category) => (
    <section className="machine-list" key={category}>
      {withPictures && <Picture name={categoryPictures[category]} alt="" sizes="8rem" />}
      <h2 className="machine-list__heading">
        <a href={link(paths[category])}>{t(`category.${category}`)}</a>
        <span>{machinesIn(category).length}</span>
      </h2>
      <ul>
        {machinesIn(category).map((key) => (
          <li key={key}>
            <a href={link(machinePaths[key])}>{noBreak(machines[key].title)}</a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
