import type { Context } from 'hono'
import { factoryPictures } from '../../../content/registry/machine-pictures.ts'
import type { AppEnv } from '../../env.ts'
import { DeferredStylesheet } from '../../rendering/deferred-stylesheet.tsx'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { film } from '../../rendering/structured-data.ts'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Certifications } from './certifications.tsx'
import { Customers } from './customers.tsx'
import { VideoLink } from './video-link.tsx'

/** GET /about: the company, its factory and its certificates. */
export function aboutPage(c: Context<AppEnv>) {
  const page = c.get('page')
  return c.render(<About />, { ...page.texts.about.meta, styles: 'about', structuredData: { film: () => film(page) } })
}

function About() {
  const { texts } = useSharedData()
  return (
    <>
      <Breadcrumb current={texts.about.heading} />
      <Intro />
      <Gallery />
      <DeferredStylesheet of="about" />
      <CachedFragment name="certifications" as="section" className="warm">
        <Certifications />
      </CachedFragment>
      <CachedFragment name="customers" as="section" className="section wrap">
        <Customers />
      </CachedFragment>
      <WhyUs />
      <Culture />
    </>
  )
}

function Intro() {
  const { texts } = useSharedData()
  return (
    <section className="intro wrap">
      <div className="intro__text">
        <h1>{texts.about.heading}</h1>
        {texts.about.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <VideoLink still={<Picture name="factory/7-trial" alt="" sizes="(min-width: 64rem) 55vw, 100vw" eager />} />
    </section>
  )
}

function Gallery() {
  const { texts } = useSharedData()
  return (
    <section className="section wrap">
      <h2>{texts.about.galleryHeading}</h2>
      <Carousel
        name="company"
        label={texts.about.galleryHeading}
        slides={texts.about.gallery.map((caption, index) => (
          <figure className="shot" key={caption}>
            <Picture name={factoryPictures[index] ?? ''} alt="" sizes="(min-width: 64rem) 60vw, 86vw" />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      />
    </section>
  )
}

function WhyUs() {
  const { texts } = useSharedData()
  return (
    <section className="section wrap">
      <h2>{texts.about.whyUsHeading}</h2>
      <ul className="why">
        {texts.about.whyUs.map(({ figure, heading, text }) => (
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
  )
}

function Culture() {
  const { t, texts } = useSharedData()
  const { philosophy, mission, values } = texts.about.culture
  return (
    <section className="section wrap culture">
      <h2>{t('about.culture')}</h2>
      <dl>
        {[philosophy, mission, values].map(({ heading, text }) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
