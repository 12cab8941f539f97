import { type Lang, langs, languages } from '../../content/languages.ts'
import { site } from '../../content/site.ts'
import { allPaths, isMachinesPath, markedPath, paths } from '../routes.ts'
import { LogoMark } from './drawings/logo.tsx'
import { Kept } from './fragment.tsx'
import { MachineLists } from './machine-lists.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { usePage } from './page-context.ts'
import { SidePanel } from './side-panel.tsx'

const pages = new Set(allPaths)

/**
 * The title block of the sheet. It differs by the page that it stands on (an address that is none of ours is not
 * repeated in it); parameters of the address stay on its language links.
 */
export function Header() {
  const { url, hasParameters } = usePage()
  const path = pages.has(url.pathname) ? url.pathname : ''
  return (
    <Kept
      as="header"
      className="header"
      name={hasParameters ? undefined : `header ${path || markedPath(url.pathname)}`}
    >
      <TitleBlock path={path} />
    </Kept>
  )
}

/** Logo over two rows: hours, e-mail and languages above, the main menu below. */
function TitleBlock({ path }: { path: string }) {
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
        <Languages path={path} />
      </div>
      <Kept as="nav" className="menu" aria-label={t('nav.main')} name={`menu ${markedPath(url.pathname)}`}>
        <MainMenu />
      </Kept>
      <div className="header__end">
        <a className="button button--small" href={link(paths.contact)}>
          {t('nav.quote')}
        </a>
        <SidePanel />
        <MobileMenu>
          <Languages path={path} />
        </MobileMenu>
      </div>
    </div>
  )
}

/** The five languages by their own names; choosing one stays on the page and keeps its other parameters. */
function Languages({ path }: { path: string }) {
  const { t, lang, inLanguage } = usePage()
  return (
    <ul className="languages" aria-label={t('nav.language')}>
      {langs.map((other: Lang) => (
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
  const { t, link } = usePage()
  return (
    <div className="sheet__columns wrap">
      <MachineLists />
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
