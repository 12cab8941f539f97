import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { site } from '../../site.ts'
import { Icon } from '../media/drawing.tsx'
import { noBreak } from '../text/no-break.tsx'
import { MailLink, phoneLinks, SocialLinks, socialLinks } from './company-facts.tsx'
import { menuItems } from './main-menu.tsx'

/** The footer, styled as a title block: about, social links, contact list, pages, copyright, hours, back to top. */
export function Footer() {
  const { t, lang, link, settings } = useSharedData()
  const phone = phoneLinks(settings.contactPhone)
  const tools = [
    [link(paths.machines, { process: 'advise' }), t('sizing.heading')],
    [link(paths.machines, { plan: '' }), t('plan.heading')],
  ]
  return (
    <div className="wrap">
      <div className="footer__block">
        <div className="footer__about">
          <p className="footer__name">
            <Icon name="logo" className="logo-mark" /> {site.name[lang]}
          </p>
          <p>{t('company.about')}</p>
          {site.sample && <p className="label">{t('nav.sample')}</p>}
        </div>
        {socialLinks.length > 0 && (
          <section>
            <h2 className="footer__heading">{t('company.follow')}</h2>
            <SocialLinks />
          </section>
        )}
        <section>
          <h2 className="footer__heading">{t('company.contact')}</h2>
          <ul>
            <li>
              <MailLink className="footer__mail" />
            </li>
            <li>
              <a href={phone.call}>
                <bdi>{settings.contactPhone}</bdi>
              </a>
              <a href={phone.whatsapp}>{t('company.messagingApp')}</a>
              <a href={phone.text}>{t('company.textMessage')}</a>
            </li>
            {site.social.wechat && (
              <li>
                {t('company.wechat')} <bdi>{site.social.wechat}</bdi>
              </li>
            )}
          </ul>
        </section>
        <ul className="footer__links">
          {[...menuItems.map(({ path, key }) => [link(path), t(key)]), ...tools].map(([url, name]) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
        <div className="footer__low">
          <p>{t('company.copyright', { year: site.copyrightYear, name: site.name[lang] })}</p>
          <p>{noBreak(t('company.hoursShort'))}</p>
          <div>
            {site.privacy && <a href={site.privacy}>{t('company.privacy')}</a>}
            <a href="#top">
              {t('nav.backToTop')} <span className="arrow arrow--up" />
            </a>
          </div>
        </div>
      </div>
    </div>
  )
}
