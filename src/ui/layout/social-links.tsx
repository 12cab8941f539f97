import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'

/** Whether site.json has any social link. */
export const hasSocialLinks = Boolean(site.social.messaging || site.social.shortVideo || site.social.video)

/**
 * Messaging app, short video, video site (specification, chapter 2: side panel and footer); missing ones are omitted.
 */
export function SocialLinks() {
  const { t } = useSharedData()
  const { messaging, shortVideo, video } = site.social
  const links = [
    [messaging, t('company.messagingApp')],
    [shortVideo, t('company.shortVideo')],
    [video, t('company.videoSite')],
  ].filter(([url]) => url)
  return (
    <ul className="social">
      {links.map(([url, name]) => (
        <li key={name}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
