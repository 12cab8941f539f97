import { byLanguage, langs, languages } from '../../../content/registry/languages.ts'
import { formatItem } from '../../inquiry/list/item.ts'
import { CachedFragment, slot } from '../../rendering/fragment-cache.tsx'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { activeMenuPath, allPaths, paths } from '../../routes.ts'
import { HeaderSearch } from '../../search/ui/search-form.tsx'
import { site } from '../../site.ts'
import { hasSizingQuery } from '../../sizing/rules/parse-query.ts'
import { headingId } from '../../sizing/ui/links.ts'
import { Icon } from '../media/drawing.tsx'
import { MailLink } from './company-facts.tsx'
import { MainMenu } from './main-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SidePanel } from './side-panel.tsx'

/** The header. Its current menu item depends on the page, its language links keep the query. */
export function Header() {
  const { url, listed } = usePageData()
  const path = allPaths.includes(url.pathname) ? url.pathname : ''
  const entries = listed.map(formatItem).join()
  const slots = { ...urlsByLanguage(path, url.search), listed: entries, count: `${listed.length}` }
  return (
    <CachedFragment
      name="header"
      as="header"
      className="header"
      slots={slots}
      component={HeaderContent}
      props={{ marked: activeMenuPath(url.pathname), hasList: listed.length > 0 }}
    />
  )
}

function HeaderContent({ marked, hasList }: { marked: string; hasList: boolean }) {
  const { t, lang, link } = useSharedData()
  const contact = link(`${paths.contact}#quote`)
  return (
    <div className="header__inner wrap">
      <a className="logo" href={link(paths.home)}>
        <Icon name="logo" className="logo-mark" />
        <span>
          {site.name[lang]} <small>{site.tagline[lang]}</small>
        </span>
      </a>
      <div className="topbar">
        <span className="topbar__hours">{t('company.hoursShort')}</span>
        <MailLink />
        <Languages />
        <HeaderSearch />
      </div>
      <MainMenu marked={marked} />
      <div className="header__end">
        {/* Number and keys on the inquiry list; hidden if there are none (client/islands/inquiry-list/store.ts shows it). */}
        <a className="list-count" id="listed" href={contact} hidden={!hasList} data-listed={slot('listed')}>
          <span className="hidden">{t('list.heading')}</span>{' '}
          <span className="list-count__number" data-listed-count="">
            {slot('count')}
          </span>
        </a>
        <a className="button button--small" href={link(paths.contact)}>
          {t('nav.quote')}
        </a>
        <SidePanel />
        <MobileMenu marked={marked}>
          <Languages />
        </MobileMenu>
      </div>
    </div>
  )
}

/** The page's URL in each language with its query; the answer of a sizing stays in view. */
function urlsByLanguage(path: string, search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  const fragment = path === paths.machines && hasSizingQuery(query) ? `#${headingId}` : ''
  return byLanguage((lang) => {
    query.set('lng', lang)
    return `${path}?${query}${fragment}`
  })
}

function Languages() {
  const { t, lang } = useSharedData()
  return (
    <ul className="languages" aria-label={t('nav.language')}>
      {langs.map((other) => {
        const { dir, label } = languages[other]
        return (
          <li key={other}>
            <a href={slot(other)} hrefLang={other} lang={other} dir={dir} aria-current={other === lang || undefined}>
              {label}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
