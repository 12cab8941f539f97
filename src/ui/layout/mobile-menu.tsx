import type { ReactNode } from 'react'
import { categories } from '../../../content/registry/machines.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { SiteSearch } from '../../search/ui/search-form.tsx'
import { ArrowLink } from '../text/links.tsx'
import { CompanyFacts, phoneLinks } from './company-facts.tsx'
import { menuItems } from './main-menu.tsx'

/** The menu on phones, a `<details>`; the children are the languages. */
export function MobileMenu({ marked, children }: { marked: string; children: ReactNode }) {
  const { t, link, settings } = useSharedData()
  const { call, whatsapp } = phoneLinks(settings.contactPhone)
  return (
    <details className="drawer" data-drawer>
      <summary className="drawer__toggle">
        <span>{t('nav.menu')}</span> <span>{t('nav.close')}</span> <span className="bars" />
      </summary>
      <div className="drawer__body">
        <nav aria-label={t('nav.menu')}>
          <Items marked={marked} />
        </nav>
        <SiteSearch id="drawer-search" />
        <a className="drawer__item" href={link(paths.machines, { process: 'advise' })}>
          {t('sizing.heading')}
        </a>
        {children}
        <dl className="facts drawer__facts">
          <CompanyFacts order={['email', 'address', 'hours']} />
        </dl>
        <p className="drawer__calls">
          <a href={call}>{t('company.call')}</a>
          <a href={whatsapp}>{t('company.messagingApp')}</a>
        </p>
        <ArrowLink className="button drawer__contact" href={link(paths.contact)} text={t('nav.contactNow')} />
      </div>
    </details>
  )
}

function Items({ marked }: { marked: string }) {
  const { t, link } = useSharedData()
  const item = (path: string, text: string, href = link(path)) => (
    <a className="drawer__item" href={href} aria-current={marked === path ? 'page' : undefined} key={path}>
      {text}
    </a>
  )
  return menuItems.map(({ path, key }) =>
    path !== paths.machines ? (
      item(path, t(key))
    ) : (
      <details className="drawer__more" key={path}>
        <summary className="drawer__item">
          {t(key)} <span className="chevron" />
        </summary>
        <ul>
          <li>{item(path, t('nav.allMachines'))}</li>
          <li>{item('plan', t('plan.heading'), link(path, { plan: '' }))}</li>
          {categories.map((category) => (
            <li key={category}>{item(paths[category], t(`category.${category}`))}</li>
          ))}
          <li>{item(paths.customizations, t('category.customizations'))}</li>
        </ul>
      </details>
    ),
  )
}
