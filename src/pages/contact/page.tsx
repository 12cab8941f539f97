import type { MapFrameProps } from '../../../client/islands/map/map-island.ts'
import type { AppContext } from '../../env.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { Island } from '../../rendering/island.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { organization } from '../../rendering/structured-data.ts'
import { site } from '../../site.ts'
import { InquirySection } from '../../ui/form/inquiry-section.tsx'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { phoneLinks } from '../../ui/layout/company-facts.tsx'
import { OfficeStatus } from '../../ui/layout/office-status.tsx'
import { RegionMap } from '../../ui/media/region-map.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'

/** The contact page: ways to reach the company, a map, and the inquiry form. */
export function contactPage(c: AppContext) {
  const page = c.get('page')
  const structuredData = { organization: () => organization(page) }
  return c.render(<Contact />, { ...page.texts.contact.meta, styles: 'contact', structuredData })
}

function Contact() {
  const { t, texts } = useSharedData()
  return (
    <>
      <Breadcrumb name={t('nav.contact')} />
      <div className="wrap split contact">
        <div className="split__main">
          <h1>{texts.contact.heading}</h1>
          <p className="lead">{noBreak(texts.contact.lead)}</p>
          <OfficeStatus />
          <CachedFragment name="contact-cards" as="ul" className="cards" component={Cards} />
        </div>
        <InquirySection className="split__aside" title={t('form.contactTitle')} />
        <Place />
      </div>
      <CachedFragment name="contact-blocks" as="ul" className="wrap blocks" component={Blocks} />
    </>
  )
}

function useContactLinks() {
  const { lang, dir, settings } = useSharedData()
  const { contactEmail, contactPhone } = settings
  const { call, text, whatsapp } = phoneLinks(contactPhone)
  const link = (value: string, href: string, direction = 'ltr') => ({ value, href, dir: direction })
  return {
    email: link(contactEmail, `mailto:${contactEmail}`),
    phone: link(contactPhone, call),
    text: link(contactPhone, text),
    whatsapp: link(contactPhone, whatsapp),
    address: link(site.address[lang], site.map[lang].link, dir),
  }
}

/** Three contact cards: heading, text, item1 and an optional link (specification, chapter 3). */
function Cards() {
  const { cards } = useSharedData().texts.contact
  const links = useContactLinks()
  return (['email', 'phone', 'address'] as const).map((name) => (
    <li className="cards__item" key={name}>
      <h2 className="cards__heading">{cards[name].heading}</h2>
      <a className="cards__value" href={links[name].href}>
        <bdi dir={links[name].dir}>{links[name].value}</bdi>
      </a>
      <p className="label">{noBreak(cards[name].text)}</p>
    </li>
  ))
}

/** The company on a map: our own drawing until the map's host has answered (client/islands/map/map-island.ts). */
function Place() {
  const { t, lang } = useSharedData()
  const map = site.map[lang]
  const address = site.address[lang]
  const frame: MapFrameProps = {
    src: map.embed,
    title: t('company.map', { address }),
    sandbox: 'allow-scripts allow-same-origin allow-popups',
  }
  return (
    <section className="contact-address" aria-label={t('company.address')}>
      <Island name="map" className="contact-address__map" props={frame}>
        <RegionMap />
        <noscript>
          <iframe {...frame} loading="lazy" />
        </noscript>
      </Island>
      <p>
        <a href={map.link} rel="noreferrer">
          {t('company.openMap')}
        </a>
      </p>
      <p className="label">{t('company.mapNote')}</p>
    </section>
  )
}

function Blocks() {
  const { t, texts } = useSharedData()
  const { blocks } = texts.contact
  const { address, ...links } = useContactLinks()
  const items = [
    ...(['email', 'text', 'whatsapp', 'phone'] as const).map((name) => ({ ...blocks[name], link: links[name] })),
    { ...blocks.visit, link: address },
    { ...blocks.general, link: undefined },
  ]
  return items.map(({ heading, text, link }) => (
    <li key={heading}>
      <h2>{heading}</h2>
      <p>{noBreak(text)}</p>
      <p>
        {link ? (
          // One number is used for calls, texts and WhatsApp, so the label names the kind.
          <a href={link.href} aria-label={t('nav.labeled', { label: heading, value: link.value })}>
            <bdi dir={link.dir}>{link.value}</bdi>
          </a>
        ) : (
          noBreak(t('company.hoursValue'))
        )}
      </p>
    </li>
  ))
}
