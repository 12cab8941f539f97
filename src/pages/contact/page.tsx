import type { Context } from 'hono'
import { type MapFrameProps, mapSandbox } from '../../../client/islands/map/props.ts'
import type { FormState } from '../../../client/shared/inquiry-contract.ts'
import type { AppEnv } from '../../env.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { Island } from '../../rendering/island.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { organization } from '../../rendering/structured-data.ts'
import { site } from '../../site.ts'
import { hasSizingQuery } from '../../sizing/rules/parse-query.ts'
import { InquirySection } from '../../ui/form/inquiry-section.tsx'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { OfficeStatus } from '../../ui/layout/office-status.tsx'
import { phoneLinks } from '../../ui/layout/phone-links.ts'
import { RegionMap } from '../../ui/media/world-map.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'

/** The contact page with the form in one of its states. */
export function contactPage(c: Context<AppEnv>, form: FormState) {
  const { meta } = c.get('page').texts.contact
  return c.render(<Contact form={form} />, {
    ...meta,
    styles: 'contact',
    structuredData: { organization: () => organization(c.get('page')) },
    formStatus: form.status,
    isQueryView: hasSizingQuery(c.get('page').url.searchParams),
  })
}

function Contact({ form }: { form: FormState }) {
  const { t, texts } = useSharedData()
  return (
    <>
      <Breadcrumb current={t('nav.contact')} />
      <div className="wrap contact">
        <h1>{texts.contact.heading}</h1>
        <p className="lead">
          <NoBreak text={texts.contact.lead} />
        </p>
        <OfficeStatus />
        <CachedFragment name="contact-cards" as="ul" className="cards">
          <Cards />
        </CachedFragment>
      </div>
      <div className="wrap split split--even">
        <div className="split__main">
          <Place />
          <CachedFragment name="contact-blocks" as="ul" className="blocks">
            <Blocks />
          </CachedFragment>
        </div>
        <InquirySection className="split__aside" title={t('form.contactTitle')} form={form} />
      </div>
    </>
  )
}

/** Three contact cards: heading, text, item1 and an optional link (specification, chapter 3). */
function Cards() {
  const { lang, dir, settings, texts } = useSharedData()
  const cards = [
    {
      ...texts.contact.cards.email,
      item1: settings.contactEmail,
      dir: 'ltr',
      refLink: `mailto:${settings.contactEmail}`,
    },
    {
      ...texts.contact.cards.phone,
      item1: settings.contactPhone,
      dir: 'ltr',
      refLink: phoneLinks(settings.contactPhone).call,
    },
    { ...texts.contact.cards.address, item1: site.address[lang], dir, refLink: site.map[lang].link },
  ]
  return (
    <>
      {cards.map(({ heading, text, item1, refLink, dir }) => (
        <li className="cards__item" key={heading}>
          <h2 className="cards__heading">{heading}</h2>
          <a className="cards__value" href={refLink}>
            <bdi dir={dir}>{item1}</bdi>
          </a>
          <p className="label">
            <NoBreak text={text} />
          </p>
        </li>
      ))}
    </>
  )
}

/**
 * The company on a map: our own drawing until the map's host has answered (client/islands/map/map-island.ts); address
 * and link are always below.
 */
function Place() {
  const { t, lang } = useSharedData()
  const map = site.map[lang]
  const address = site.address[lang]
  const title = t('company.map', { address })
  return (
    <section className="place" aria-label={t('company.address')}>
      <Island name="map-frame" className="place__map" props={{ src: map.embed, title } satisfies MapFrameProps}>
        <RegionMap />
        <noscript>
          <iframe src={map.embed} title={title} loading="lazy" sandbox={mapSandbox} />
        </noscript>
      </Island>
      <p>
        {address}
        <br />
        <a href={map.link} rel="noreferrer">
          {t('company.openMap')}
        </a>
      </p>
      <p className="label">{t('company.mapNote')}</p>
    </section>
  )
}

/** E-mail, text, WhatsApp, phone, visit, general inquiries. */
function Blocks() {
  const { t, lang, dir, settings, texts } = useSharedData()
  const { blocks } = texts.contact
  const phone = settings.contactPhone
  const links = phoneLinks(phone)
  const items = [
    { ...blocks.email, value: settings.contactEmail, dir: 'ltr', href: `mailto:${settings.contactEmail}` },
    { ...blocks.text, value: phone, dir: 'ltr', href: links.text },
    { ...blocks.whatsapp, value: phone, dir: 'ltr', href: links.whatsapp },
    { ...blocks.phone, value: phone, dir: 'ltr', href: links.call },
    { ...blocks.visit, value: site.address[lang], dir, href: site.map[lang].link },
    { ...blocks.general, value: t('company.hoursValue'), dir, href: undefined },
  ]
  return (
    <>
      {items.map(({ heading, text, value, href, dir }) => (
        <li key={heading}>
          <h3>{heading}</h3>
          <p>
            <NoBreak text={text} />
          </p>
          <p>
            {href ? (
              // One number is used for calls, texts and WhatsApp, so the label names the kind.
              <a href={href} aria-label={t('nav.labelled', { label: heading, value })}>
                <bdi dir={dir}>{value}</bdi>
              </a>
            ) : (
              <NoBreak text={value} />
            )}
          </p>
        </li>
      ))}
    </>
  )
}
