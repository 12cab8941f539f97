import type { Context } from 'hono'
import type { FormState } from '../../client/inquiry-contract.ts'
import { site } from '../../content/site.ts'
import type { AppEnv } from '../env.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Kept } from '../ui/fragment.tsx'
import { InquirySection } from '../ui/inquiry-section.tsx'
import { usePage } from '../ui/page-context.ts'
import { phoneLinks } from '../ui/phone-links.ts'
import { organization } from '../ui/structured-data.ts'

export function contactPage(c: Context<AppEnv>, form: FormState) {
  const { meta } = c.get('page').texts.contact
  return c.render(<Contact form={form} />, { ...meta, data: [organization(c.get('page'))], formStatus: form.status })
}

function Contact({ form }: { form: FormState }) {
  const { t, texts } = usePage()
  return (
    <>
      <Breadcrumb current={t('nav.contact')} />
      <div className="wrap contact">
        <h1>{texts.contact.heading}</h1>
        <p className="lead">{texts.contact.lead}</p>
        <Kept as="ul" className="cards" name="contact-cards">
          <Cards />
        </Kept>
      </div>
      <div className="wrap split split--even">
        <div className="split__main">
          <Place />
          <Kept as="ul" className="blocks" name="blocks">
            <Blocks />
          </Kept>
        </div>
        <InquirySection className="split__aside" title={t('form.contactTitle')} form={form} />
      </div>
    </>
  )
}

/** Three contact cards: heading, text, item1 and, where there is one, refLink (specification, chapter 3). */
function Cards() {
  const { lang, dir, settings, texts } = usePage()
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
          <p className="label">{text}</p>
        </li>
      ))}
    </>
  )
}

/** The fixed place on a map: a lazy frame, with address and link beside it for readers whom its host does not reach. */
function Place() {
  const { t, lang } = usePage()
  const map = site.map[lang]
  const address = site.address[lang]
  return (
    <section className="place" aria-label={t('company.address')}>
      <iframe
        className="place__map"
        src={map.embed}
        title={t('company.map', { address })}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
      <p>
        {address}.{' '}
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
  const { t, lang, dir, settings, texts } = usePage()
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
          <p>{text}</p>
          <p>
            {href ? (
              // One number serves calls, texts and WhatsApp: the name says which.
              <a href={href} aria-label={`${heading}: ${value}`}>
                <bdi dir={dir}>{value}</bdi>
              </a>
            ) : (
              value
            )}
          </p>
        </li>
      ))}
    </>
  )
}
