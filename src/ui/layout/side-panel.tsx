import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'
import { NoBreak } from '../text/no-break.tsx'
import { hasSocialLinks, SocialLinks } from './social-links.tsx'

/** The panel at the end side: about text, address, hours, social links. Works as `<details>`. */
export function SidePanel() {
  return (
    <CachedFragment name="side-panel" as="details" className="panel" data-drawer>
      <Panel />
    </CachedFragment>
  )
}

function Panel() {
  const { t, lang, settings } = useSharedData()
  return (
    <>
      <summary className="panel__toggle" aria-label={t('nav.aboutPanel')}>
        <span className="bars" />
      </summary>
      <div className="panel__body">
        <p className="panel__name">{site.name[lang]}</p>
        <p>{t('company.about')}</p>
        <dl className="facts">
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
          <div>
            <dt>{t('company.email')}</dt>
            <dd>
              <a href={`mailto:${settings.contactEmail}`}>
                <bdi>{settings.contactEmail}</bdi>
              </a>
            </dd>
          </div>
        </dl>
        {hasSocialLinks && (
          <>
            <p className="panel__label">{t('company.follow')}</p>
            <SocialLinks />
          </>
        )}
      </div>
    </>
  )
}
