import type { ReactNode } from 'react'
import { categories } from '../../../content/registry/machines.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { SiteSearch } from '../../search/site-search.tsx'
import { site } from '../../site.ts'
import { NoBreak } from '../text/no-break.tsx'

/**
 * The menu on phones: a drawer with an expandable Machines submenu, the languages (its children) and Contact Us Now at
 * the end. Works as `<details>`.
 */
export function MobileMenu({ marked, children }: { marked: string; children: ReactNode }) {
  const { t, link } = useSharedData()
  return (
    <details className="drawer" data-drawer>
      <summary className="drawer__toggle">
        {t('nav.menu')} <span className="bars" />
      </summary>
      <div className="drawer__body">
        <CachedFragment name="mobile-menu" as="nav" aria-label={t('nav.menu')}>
          <Items marked={marked} />
        </CachedFragment>
        <SiteSearch id="drawer-search" />
        {children}
        <CachedFragment name="menu-facts" as="dl" className="facts drawer__facts">
          <Facts />
        </CachedFragment>
        <a className="button drawer__contact" href={link(paths.contact)}>
          {t('nav.contactNow')} <span className="arrow" />
        </a>
      </div>
    </details>
  )
}

function Items({ marked }: { marked: string }) {
  const { t, link } = useSharedData()
  const item = (path: string, text: string) => (
    <a className="drawer__item" href={link(path)} aria-current={marked === path ? 'page' : undefined}>
      {text}
    </a>
  )
  return (
    <>
      {item(paths.home, t('nav.home'))}
      {item(paths.about, t('nav.about'))}
      <details className="drawer__more">
        <summary className="drawer__item">
          {t('nav.machines')} <span className="chevron" />
        </summary>
        <ul>
          {categories.map((category) => (
            <li key={category}>{item(paths[category], t(`category.${category}`))}</li>
          ))}
          <li>{item(paths.machines, t('nav.allMachines'))}</li>
          <li>{item(paths.customizations, t('category.customizations'))}</li>
        </ul>
      </details>
      {item(paths.faq, t('nav.faq'))}
      {item(paths.contact, t('nav.contact'))}
    </>
  )
}

/** E-mail, address and hours, which the header and the side panel show on wide screens. */
function Facts() {
  const { t, lang, settings } = useSharedData()
  return (
    <>
      <div>
        <dt>{t('company.email')}</dt>
        <dd>
          <a href={`mailto:${settings.contactEmail}`}>
            <bdi>{settings.contactEmail}</bdi>
          </a>
        </dd>
      </div>
      <div>
        <dt>{t('company.address')}</dt>
        <dd>{site.address[lang]}</dd>
      </div>
      <div>
        <dt>{t('company.hours')}</dt>
        <dd>
          <NoBreak text={t('company.hoursValue')} />
        </dd>
      </div>
    </>
  )
}
