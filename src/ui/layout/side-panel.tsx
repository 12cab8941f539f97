import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'
import { CompanyFacts, SocialLinks, socialLinks } from './company-facts.tsx'

/** The panel at the end side: about text, address, hours, social links. Works as `<details>`. */
export function SidePanel() {
  const { t, lang } = useSharedData()
  return (
    <details className="panel" data-drawer>
      <summary className="panel__toggle" aria-label={t('nav.aboutPanel')}>
        <span className="bars" />
      </summary>
      <div className="panel__body">
        <p className="panel__name">{site.name[lang]}</p>
        <p>{t('company.about')}</p>
        <dl className="facts">
          <CompanyFacts order={['address', 'hours', 'email']} />
        </dl>
        {socialLinks.length > 0 && (
          <>
            <p className="panel__label">{t('company.follow')}</p>
            <SocialLinks />
          </>
        )}
      </div>
    </details>
  )
}
