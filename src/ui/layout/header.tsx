import { type Lang, langs, languages } from '../../../content/registry/languages.ts'
import { itemId, type ListItem } from '../../inquiry/list/item.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { activeMenuPath, allPaths, isMachinesPath, paths } from '../../routes.ts'
import { HeaderSearch, SiteSearch } from '../../search/site-search.tsx'
import { site } from '../../site.ts'
import { hasSizingQuery } from '../../sizing/rules/parse-query.ts'
import { headingId } from '../../sizing/ui/anchors.ts'
import { Icon } from '../media/drawing.tsx'
import { MachinesByCategory } from './machines-by-category.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SidePanel } from './side-panel.tsx'

const pages = new Set(allPaths)

/**
 * The header, styled as a title block. The current menu item depends on the page (unknown URLs are not repeated in it);
 * language links keep the query. Visitors with an inquiry list see its length.
 */
export function Header() {
  const { url, hasParameters, listed } = usePageData()
  const path = pages.has(url.pathname) ? url.pathname : ''
  return (
    <CachedFragment name="header" as="header" className="header" cache={!hasParameters && listed.length === 0}>
      <HeaderContent
        path={path}
        marked={activeMenuPath(url.pathname)}
        search={hasParameters ? url.search : ''}
        listed={listed}
      />
    </CachedFragment>
  )
}

/** Logo next to two rows: hours, e-mail and languages above, the main menu below. */
function HeaderContent(props: { path: string; marked: string; search: string; listed: ListItem[] }) {
  const { path, marked, search, listed } = props
  const { t, link, settings } = useSharedData()
  const urls = urlsByLanguage(path, search)
  return (
    <div className="header__inner wrap">
      <CachedFragment name="logo" as="a" className="logo" href={link(paths.home)}>
        <Logo />
      </CachedFragment>
      <div className="topbar">
        <span className="topbar__hours">{t('company.hoursShort')}</span>
        <a href={`mailto:${settings.contactEmail}`}>
          <bdi>{settings.contactEmail}</bdi>
        </a>
        <Languages urls={urls} />
        <CachedFragment name="header-search">
          <HeaderSearch />
        </CachedFragment>
      </div>
      <CachedFragment name="main-menu" as="nav" className="menu" aria-label={t('nav.main')}>
        <MainMenu marked={marked} />
      </CachedFragment>
      <div className="header__end">
        <ListCount listed={listed} />
        <a className="button button--small" href={link(paths.contact)}>
          {t('nav.quote')}
        </a>
        <SidePanel />
        <MobileMenu marked={marked}>
          <Languages urls={urls} />
        </MobileMenu>
      </div>
    </div>
  )
}

function Logo() {
  const { lang } = useSharedData()
  return (
    <>
      <Icon name="logo" className="logo-mark" />
      <span>
        {site.name[lang]} <small>{site.tagline[lang]}</small>
      </span>
    </>
  )
}

/**
 * Number and keys of the machines on the inquiry list; hidden if there are none (client/islands/inquiry-list/store.ts
 * shows it).
 */
function ListCount({ listed }: { listed: ListItem[] }) {
  const { t, link } = useSharedData()
  return (
    <a
      className="list-count"
      href={link(`${paths.contact}#quote`)}
      hidden={listed.length === 0}
      data-listed={listed.map(itemId).join()}
    >
      <span className="list-count__name">{t('list.heading')}</span>{' '}
      <span className="list-count__number" data-listed-count="">
        {listed.length}
      </span>
    </a>
  )
}

/** The page's URL in each language with its query; the answer of a sizing stays in view. */
function urlsByLanguage(path: string, search: string): [Lang, url: string][] {
  const query = new URLSearchParams(search)
  const fragment = path === paths.machines && hasSizingQuery(query) ? `#${headingId}` : ''
  return langs.map((lang) => {
    query.set('lng', lang)
    return [lang, `${path}?${query}${fragment}`]
  })
}

/** Links to the page in the five languages, by their own names. */
function Languages({ urls }: { urls: [Lang, url: string][] }) {
  const { t, lang } = useSharedData()
  return (
    <ul className="languages" aria-label={t('nav.language')}>
      {urls.map(([other, url]) => (
        <li key={other}>
          <a
            href={url}
            hrefLang={other}
            lang={other}
            dir={languages[other].dir}
            aria-current={other === lang ? 'true' : undefined}
          >
            {languages[other].label}
          </a>
        </li>
      ))}
    </ul>
  )
}

const menuItems = [
  { path: paths.home, key: 'nav.home' },
  { path: paths.about, key: 'nav.about' },
  { path: paths.machines, key: 'nav.machines' },
  { path: paths.faq, key: 'nav.faq' },
  { path: paths.contact, key: 'nav.contact' },
] as const

function MainMenu({ marked }: { marked: string }) {
  const { t, link } = useSharedData()
  return (
    <ul className="menu__list">
      {menuItems.map(({ path, key }) => (
        <li key={path}>
          {path === paths.machines ? (
            <details className="menu__more" name="menu" data-menu>
              <summary className="menu__item" aria-current={isMachinesPath(marked) ? 'true' : undefined}>
                {t(key)} <span className="chevron" />
              </summary>
              <CachedFragment name="machines-menu" className="sheet">
                <MachinesMenu />
              </CachedFragment>
            </details>
          ) : (
            <a className="menu__item" href={link(path)} aria-current={marked === path ? 'page' : undefined}>
              {t(key)}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Four columns, one per category, with every machine; links to the catalogue and to custom machines follow. */
function MachinesMenu() {
  const { t, link } = useSharedData()
  return (
    <div className="sheet__columns wrap">
      <MachinesByCategory />
      <p className="sheet__foot">
        <a className="go" href={link(paths.machines)}>
          {t('nav.allMachines')} <span className="arrow" />
        </a>
        <a className="go" href={link(paths.customizations)}>
          {t('category.customizations')} <span className="arrow" />
        </a>
      </p>
      <SiteSearch id="menu-search" />
    </div>
  )
}
