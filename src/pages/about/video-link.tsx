import type { ReactNode } from 'react'
import type { VideoLinkProps } from '../../../client/islands/video-modal/video-modal-island.ts'
import { Island } from '../../rendering/island.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'

/** A still of the film with a play label: a link to the video's own site, which script opens in the modal. */
export function VideoLink({ still }: { still: ReactNode }) {
  const { t, lang, texts } = useSharedData()
  const { link, uploadDate: _, ...video } = site.video[lang]
  const props: VideoLinkProps = {
    video,
    title: texts.about.videoTitle,
    linkText: t('video.link'),
    aria: { openMessage: t('video.open'), dismissBtnMessage: t('video.close') },
  }
  return (
    <Island name="video-modal" className="film" props={props}>
      <a className="film__link" href={link} data-open>
        {still}
        <span className="film__label">
          <span className="film__sign" /> {t('about.watchVideo')}
        </span>
      </a>
      <p className="film__elsewhere">
        <a href={link}>{t('video.link')}</a>
      </p>
    </Island>
  )
}
