import type { VideoLinkProps } from '../../../client/islands/video-modal/video-modal-island.ts'
import factoryPictures from '../../../content/registry/factory-pictures.json'
import type { AppContext } from '../../env.ts'
import { CachedSection } from '../../rendering/fragment-cache.tsx'
import { DeferredStylesheet } from '../../rendering/head.tsx'
import { Island } from '../../rendering/island.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { film } from '../../rendering/structured-data.ts'
import { site } from '../../site.ts'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Terms } from '../../ui/text/lists.tsx'
import { Certificates } from './certificates.tsx'
import { Customers } from './customers.tsx'

/** GET /about: the company, its factory and its certificates. */
export function aboutPage(c: AppContext) {
  const page = c.get('page')
  return c.render(<About />, { ...page.texts.about.meta, styles: 'about', structuredData: { film: () => film(page) } })
}

function About() {
  const { t, texts } = useSharedData()
  const { heading, intro, gallery, galleryHeading, whyUs, whyUsHeading } = texts.about
  const { philosophy, mission, values } = texts.about.culture
  return (
    <>
      <Breadcrumb name={heading} />
      <section className="intro wrap">
        <div className="intro__text">
          <h1>{heading}</h1>
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Film />
      </section>
      <section className="section wrap">
        <h2>{galleryHeading}</h2>
        <Carousel
          name="company"
          hydrate="interaction"
          label={galleryHeading}
          slides={gallery.map((caption, index) => (
            <figure className="shot" key={caption}>
              <Picture name={factoryPictures[index] ?? ''} alt="" sizes="(min-width: 64rem) 44vw, 86vw" />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        />
      </section>
      <DeferredStylesheet page="about" />
      <CachedSection name="certifications" component={Certificates} className="warm" />
      <CachedSection name="customers" component={Customers} />
      <section className="section wrap">
        <h2>{whyUsHeading}</h2>
        <ul className="why">
          {whyUs.map(({ figure, heading, text }) => (
            <li className="why__cell" key={heading}>
              <p className="figure">
                <bdi>{figure}</bdi>
              </p>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section wrap culture">
        <h2>{t('about.culture')}</h2>
        <dl>
          <Terms rows={[philosophy, mission, values].map(({ heading, text }) => [heading, text])} />
        </dl>
      </section>
    </>
  )
}

/** A still of the film with a play label: a link to the video's own site, which script opens in the modal. */
function Film() {
  const { t, lang, texts } = useSharedData()
  const { link, uploadDate: _, ...video } = site.video[lang]
  const props: VideoLinkProps = {
    video,
    title: texts.about.videoTitle,
    linkText: t('video.link'),
    reason: t('video.unreachable'),
    aria: { openMessage: t('video.open'), dismissBtnMessage: t('video.close') },
  }
  return (
    <Island name="video-modal" hydrate="interaction" className="film" props={props}>
      <a className="film__link" href={link} data-open>
        <Picture name="factory/7-trial" alt="" sizes="(min-width: 64rem) 55vw, 100vw" eager />
        <span className="film__label">
          <span className="film__sign" /> {t('about.watchVideo')}
        </span>
      </a>
      <p className="film__fallback">
        <a href={link}>{t('video.link')}</a>
      </p>
    </Island>
  )
}
