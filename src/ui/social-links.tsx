import { site } from '../../content/site.ts'
import { useShared } from './page-context.tsx'

/** Messaging app, short video, video site (specification, chapter 2: side panel and footer). */
export function SocialLinks() {
  const { t } = useShared()
  return (
    <ul className="social">
      <li>
        <a href={site.social.messaging}>{t('company.messagingApp')}</a>
      </li>
      <li>
        <a href={site.social.shortVideo}>{t('company.shortVideo')}</a>
      </li>
      <li>
        <a href={site.social.video}>{t('company.videoSite')}</a>
      </li>
    </ul>
  )
}
