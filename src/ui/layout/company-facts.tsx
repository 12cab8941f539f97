import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'
import { Terms } from '../text/lists.tsx'
import { noBreak } from '../text/no-break.tsx'

/** Address, office hours and e-mail of the company, in the given order. */
export function CompanyFacts({ order }: { order: ('email' | 'address' | 'hours')[] }) {
  const { t, lang } = useSharedData()
  const facts = { email: <MailLink />, address: site.address[lang], hours: noBreak(t('company.hoursValue')) }
  return <Terms rows={order.map((name) => [t(`company.${name}`), facts[name]])} />
}

/** A link to the company's e-mail address. */
export function MailLink({ className }: { className?: string }) {
  const { contactEmail } = useSharedData().settings
  return (
    <a className={className} href={`mailto:${contactEmail}`}>
      <bdi>{contactEmail}</bdi>
    </a>
  )
}

/** Links to call and to message the company's phone number. */
export function phoneLinks(phone: string): { call: string; text: string; whatsapp: string } {
  const number = phone.replaceAll(/[^+\d]/g, '')
  return { call: `tel:${number}`, text: `sms:${number}`, whatsapp: `https://wa.me/${number.replace('+', '')}` }
}

const { messaging, shortVideo, video } = site.social

/** Messaging app, short video, video site (specification, chapter 2: side panel and footer), as far as there are any. */
export const socialLinks = (
  [
    ['company.messagingApp', messaging],
    ['company.shortVideo', shortVideo],
    ['company.videoSite', video],
  ] as const
).filter(([, url]) => url)

export function SocialLinks() {
  const { t } = useSharedData()
  return (
    <ul className="social">
      {socialLinks.map(([name, url]) => (
        <li key={name}>
          <a href={url}>{t(name)}</a>
        </li>
      ))}
    </ul>
  )
}
