import { entriesOf } from '../../content/catalogue.ts'
import { categories } from '../../content/keys.ts'
import { type Lang, langs, languages } from '../../content/languages.ts'
import { machineIndex } from '../../content/machine-index.ts'
import { site } from '../../content/site.ts'
import { allPaths, paths } from '../routes.ts'
import { LogoMark } from './drawings/logo.tsx'
import { Kept } from './fragment.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { usePage } from './page-context.ts'
import { SidePanel } from './side-panel.tsx'

/** The title block of the sheet: logo over two rows, hours, e-mail and languages above, the main menu below. */
export function Header() {
  const { t, lang, link, settings, url } = usePage()
  return (
    <div className="header__inner wrap">
      <a className="logo" href={link(paths.home)}>
        <LogoMark />
        <span>
          {site.name[lang]} <small>{site.tagline[lang]}</small>
        </span>
      </a>
      <div className="topbar">
        <span className="topbar__hours">{t('company.hoursShort')}</span>
        <a href={`mailto:${settings.contactEmail}`}>
          <bdi>{settings.contactEmail}</bdi>
        </a>
        <Languages />
      </div>
      <Kept as="nav" className="menu" aria-label={t('nav.main')} name={`menu ${markedPath(url.pathname)}`}>
        <MainMenu />
      </Kept>
      <div className="header__end">
        <a className="button button--small" href={link(paths.contact)}>
          {t('nav.quote')}
        </a>
        <SidePanel />
        <MobileMenu />
      </div>
    </div>
  )
}

const pages = new Set(allPaths)

/**
 * The five languages by their own names; choosing one stays on the page and keeps its other parameters. An address that
 * is none of ours is not repeated: the query alone stays on it.
 */
export function Languages() {
  const { t, url } = usePage()
  const path = pages.has(url.pathname) ? url.pathname : ''
  const list = { className: 'languages', 'aria-label': t('nav.language') }
  const links = <LanguageLinks path={path} />
  if ([...url.searchParams.keys()].some((key) => key !== 'lng')) return <ul {...list}>{links}</ul>
  return (
    <Kept as="ul" name={`languages ${path}`} {...list}>
      {links}
    </Kept>
  )
}

function LanguageLinks({ path }: { path: string }) {
  const { lang, inLanguage } = usePage()
  return langs.map((other: Lang) => (
    <li key={other}>
      <a
        href={path + inLanguage(other)}
        hrefLang={other}
        lang={other}
        dir={languages[other].dir}
        aria-current={other === lang ? 'true' : undefined}
      >
        {languages[other].label}
      </a>
    </li>
  ))
}

const menuItems = [
  { path: paths.home, key: 'nav.home' },
  { path: paths.about, key: 'nav.about' },
  { path: paths.machines, key: 'nav.machines' },
  { path: paths.faq, key: 'nav.faq' },
  { path: paths.contact, key: 'nav.contact' },
] as const

function MainMenu() {
  const { t, link, url } = usePage()
  return (
    <ul className="menu__list">
      {menuItems.map(({ path, key }) => (
        <li key={path}>
          {path === paths.machines ? (
            <details className="menu__more" name="menu" data-menu>
              <summary className="menu__item" aria-current={isMachinesPath(url.pathname) ? 'true' : undefined}>
                {t(key)} <span className="chevron" />
              </summary>
              <div className="sheet">
                <MachinesMenu />
              </div>
            </details>
          ) : (
            <a className="menu__item" href={link(path)} aria-current={url.pathname === path ? 'page' : undefined}>
              {t(key)}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Four columns, one per category, with every machine; the whole catalogue and custom machines at the foot. */
function MachinesMenu() {
  const { t, lang, link } = usePage()
  return (
    <div className="sheet__columns wrap">
      {categories.map((category) => (
        <section className="sheet__column" key={category}>
          <h2 className="sheet__heading">
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
      ))}
      <p className="sheet__foot">
        <a className="go" href={link(paths.machines)}>
          {t('nav.allMachines')} <span className="arrow" />
        </a>
        <a className="go" href={link(paths.customizations)}>
          {t('category.customizations')} <span className="arrow" />
        </a>
      </p>
    </div>
  )
}

/** By what the menus differ: the page that they mark, the same for all machine pages. */
export function markedPath(path: string): string {
  if (Object.values<string>(paths).includes(path)) return path
  return isMachinesPath(path) ? 'machine' : ''
}

function isMachinesPath(path: string): boolean {
  return path.startsWith('/machine')
}
