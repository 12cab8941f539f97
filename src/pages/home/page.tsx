import type { CSSProperties } from 'react'
import { fillPlaceholders } from '../../../client/shared/fill-placeholders.ts'
import { formatNumber, rangeSeparator } from '../../../client/shared/number-format.ts'
import motion from '../../../content/media/motion.json'
import {
  categories,
  machineKeys,
  machinePaths,
  machinePicture,
  machinesIn,
} from '../../../content/registry/machines.ts'
import type { AppContext } from '../../env.ts'
import { labelKey } from '../../i18n/units.ts'
import { pictureFile } from '../../rendering/assets.ts'
import { CachedFragment, CachedSection } from '../../rendering/fragment-cache.tsx'
import { DeferredStylesheet } from '../../rendering/head.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { organization } from '../../rendering/structured-data.ts'
import { paths } from '../../routes.ts'
import { companyDate, site } from '../../site.ts'
import { Figure, UnitSuffix } from '../../ui/figures/key-figures.tsx'
import { categoryPictures } from '../../ui/layout/main-menu.tsx'
import { OfficeStatus } from '../../ui/layout/office-status.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { ArrowLink } from '../../ui/text/links.tsx'
import { Terms } from '../../ui/text/lists.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import { CustomPressBanner } from './custom-press-banner.tsx'
import { clockOffsets, OfficeHoursTable } from './office-hours-table.tsx'

const heroPicture = { name: machinePicture('VF'), sizes: '(min-width: 78rem) 58vw, (min-width: 64rem) 50vw, 120vw' }

/** Positions of crown and heating platen on the hero picture, which clamp force and parallelism point at. */
const heroParts = [
  { '--x': '34%', '--y': '19%' },
  { '--x': '47.5%', '--y': '43.5%' },
]

/** GET /: the home page. */
export function homePage(c: AppContext) {
  const page = c.get('page')
  return c.render(<Home />, {
    ...page.texts.home.meta,
    styles: 'home',
    picture: heroPicture,
    structuredData: { organization: () => organization(page) },
  })
}

function Home() {
  const { t } = useSharedData()
  const offsets = clockOffsets(Date.now())
  return (
    <>
      <Hero />
      <CachedSection name="company-figures" component={CompanyFigures} className="wrap" aria-label={t('home.facts')} />
      <CachedSection name="category-views" component={CategoryViews} />
      <DeferredStylesheet page="home" />
      <Experience />
      <CachedSection name="custom-press-banner" component={CustomPressBanner} className="night" />
      <div className="section wrap presence">
        <CachedSection name="presence" component={GlobalPresence} props={{ offsets }} className="presence__parts" />
        <OfficeStatus />
      </div>
    </>
  )
}

function Hero() {
  const { t, link, texts } = useSharedData()
  return (
    <section className="hero wrap">
      <div className="hero__text">
        <h1>{noBreak(texts.home.heading)}</h1>
        <p className="lead">{noBreak(texts.home.lead)}</p>
        <p className="actions">
          <ArrowLink className="button" href={link(paths.machines)} text={t('home.seeMachines')} />
          <a className="button button--quiet" href={link(paths.about)}>
            {t('home.aboutCompany')}
          </a>
        </p>
        <p className="hero__note label">{noBreak(texts.home.note)}</p>
      </div>
      <CachedFragment name="hero-picture" as="figure" className="hero__picture" component={HeroPicture} />
    </section>
  )
}

function HeroPicture() {
  const { t, machines, link } = useSharedData()
  const { figures, parallelism } = machines.VF
  const figuresOfParts = [figures[0], parallelism].filter((row) => row !== undefined)
  return (
    <>
      <div className="hero__machine">
        <Picture name={heroPicture.name} sizes={heroPicture.sizes} alt={machines.VF.title} eager />
        <HeroMotion />
      </div>
      <figcaption className="hero__calls">
        <span className="callout__name">
          <a href={link(machinePaths.VF)} dir="auto">
            {machines.VF.title}
          </a>
        </span>
        {figuresOfParts.map((row, index) => (
          <span className="callout" key={row.label} style={heroParts[index] as CSSProperties}>
            <span className="callout__text" dir="auto">
              <Figure row={row} />
              <span className="label">{t(labelKey(row))}</span>
            </span>
          </span>
        ))}
      </figcaption>
    </>
  )
}

/** Where hero-motion.ts plays the cycle of the machine; not with another picture, such as a photograph. */
function HeroMotion() {
  const { picture, file, frames, columns, region } = motion.VF
  if (pictureFile(heroPicture.name)?.hash !== picture) return null
  const style = {
    ...Object.fromEntries(Object.entries(region).map(([side, share]) => [`--${side}`, `calc(100% * ${share})`])),
    '--columns': columns,
    '--rows': Math.ceil(frames / columns),
  }
  const data = { 'data-file': `/assets/motion/${file}`, 'data-frames': frames, 'data-columns': columns }
  return <div className="hero__motion" {...data} style={style as CSSProperties} />
}

function CompanyFigures() {
  const { t, lang } = useSharedData()
  const { customPress } = site.claims
  const figure = (value: string, unit?: string) => (
    <span className="figure">
      <bdi dir="ltr">{value}</bdi>
      {unit && <UnitSuffix unit={unit} />}
    </span>
  )
  return (
    <dl className="ruler ruler--company">
      <Terms
        className="ruler__cell"
        rows={[
          [t('home.area'), figure(formatNumber(site.claims.facility.squareMeters, lang), t('unit.m2'))],
          [t('home.types', { count: machineKeys.length }), figure(String(machineKeys.length))],
          [t('home.countries'), figure(`${site.claims.countries}+`)],
          [t('home.custom'), figure(`${customPress.from}${rangeSeparator(lang)}${customPress.to}`, t('unit.t'))],
        ]}
      />
    </dl>
  )
}

function CategoryViews() {
  const { t, link, texts } = useSharedData()
  return (
    <>
      <h2>{texts.home.categoriesHeading}</h2>
      <ArrowLink href={link(paths.machines, { process: 'advise' })} text={t('sizing.heading')} />
      <div className="views">
        {categories.map((category) => (
          <a className="view" href={link(paths[category])} key={category}>
            <div className="view__head">
              <h3>
                {t(`category.${category}`)} <span className="arrow" />
              </h3>
              <p className="view__count">{t('machines.count', { count: machinesIn(category).length })}</p>
              <p className="view__text">{noBreak(texts.machines[category].text)}</p>
            </div>
            <div className="view__picture">
              <Picture
                name={categoryPictures[category]}
                alt=""
                sizes="(min-width: 64rem) 55vw, (min-width: 40rem) 50vw, 92vw"
              />
            </div>
          </a>
        ))}
      </div>
    </>
  )
}

/** Years of experience in large type: the current year in the company's time zone minus the founding year. */
function Experience() {
  const { t, link, texts } = useSharedData()
  const { year } = companyDate()
  const years = Number(year) - site.founded
  return (
    <section className="section wrap experience">
      <p className="experience__number" aria-hidden="true">
        {years}
      </p>
      <div className="experience__text">
        <h2>{fillPlaceholders(texts.home.experience.heading, { years })}</h2>
        <p>{texts.home.experience.text}</p>
        <ArrowLink href={link(paths.contact)} text={t('home.contactUs')} />
      </div>
      <p className="dimension" aria-hidden="true">
        <span>{site.founded}</span>
        <span className="dimension__line" />
        <span>{year}</span>
      </p>
    </section>
  )
}

function GlobalPresence({ offsets }: { offsets: number[] }) {
  const { texts } = useSharedData()
  return (
    <>
      <div className="presence__head">
        <h2>{texts.home.presence.heading}</h2>
        <p>{noBreak(texts.home.presence.text)}</p>
      </div>
      <OfficeHoursTable offsets={offsets} />
    </>
  )
}
