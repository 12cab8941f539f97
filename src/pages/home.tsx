import type { Context } from 'hono'
import { entriesOf } from '../../content/catalogue.ts'
import { type Category, categories, machinePaths } from '../../content/keys.ts'
import { machineIndex } from '../../content/machine-index.ts'
import type { AppEnv } from '../env.ts'
import { foundingYear } from '../page.ts'
import { paths } from '../routes.ts'
import { CustomBand } from '../ui/custom-band.tsx'
import { MachineDrawing } from '../ui/drawings/machine.tsx'
import { Kept } from '../ui/fragment.tsx'
import { Figure } from '../ui/key-figures.tsx'
import { usePage } from '../ui/page-context.ts'
import { Picture } from '../ui/picture.tsx'
import { Presence } from '../ui/presence.tsx'
import { organization } from '../ui/structured-data.ts'
import { numberText } from '../units.ts'

const heroPicture = { name: 'machines/vf-hero', sizes: '(min-width: 64rem) 50vw, 100vw' }

export function homePage(c: Context<AppEnv>) {
  const { meta } = c.get('page').texts.home
  return c.render(<Home />, { ...meta, picture: heroPicture, data: [organization(c.get('page'))] })
}

function Home() {
  return (
    <>
      <Hero />
      <CompanyFigures />
      <Kept as="section" className="section wrap" name="views">
        <CategoryViews />
      </Kept>
      <Experience />
      <Kept as="section" className="night" name="custom-band">
        <CustomBand />
      </Kept>
      <Kept as="section" className="section wrap presence" name="presence">
        <Presence />
      </Kept>
    </>
  )
}

function Hero() {
  const { t, lang, link, texts } = usePage()
  const figures = machineIndex.VF.figures
  return (
    <section className="hero wrap">
      <div className="hero__text">
        <h1>{texts.home.heading}</h1>
        <p className="lead">{texts.home.lead}</p>
        <p className="actions">
          <a className="button" href={link(paths.machines)}>
            {t('home.seeMachines')} <span className="arrow" />
          </a>
          <a className="go" href={link(paths.about)}>
            <span>{t('home.aboutCompany')}</span>
          </a>
        </p>
      </div>
      <figure className="hero__picture">
        <Picture
          name={heroPicture.name}
          sizes={heroPicture.sizes}
          alt={machineIndex.VF.titles[lang]}
          eager
          fallback={<MachineDrawing family="press" />}
        />
        <figcaption className="hero__calls">
          <a className="call__name" href={link(machinePaths.VF)} dir="auto">
            {machineIndex.VF.titles[lang]}
          </a>
          {figures.map((row) => (
            <span className="call" key={row.label} dir="auto">
              <Figure row={row} />
              <span className="label">{t(`spec.${row.label}`)}</span>
            </span>
          ))}
        </figcaption>
      </figure>
    </section>
  )
}

function CompanyFigures() {
  const { t, lang } = usePage()
  const cells = [
    { value: String(foundingYear), label: t('home.founded') },
    { value: numberText(20_000, lang), unit: t('unit.m2'), label: t('home.area') },
    { value: '21', label: t('home.types') },
    { value: '30+', label: t('home.countries') },
    { value: '300–3000', unit: t('unit.t'), label: t('home.custom') },
  ]
  return (
    <section className="wrap" aria-label={t('home.facts')}>
      <dl className="ruler ruler--five">
        {cells.map(({ value, unit, label }) => (
          <div className="ruler__cell" key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="figure">
                <bdi dir="ltr">{value}</bdi>
                {unit && <small> {unit}</small>}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const categoryPictures = {
  rubber: { picture: 'machines/hiflrubber-hero', family: 'horizontalInjection' },
  silicone: { picture: 'applications/spoon', family: 'spoon' },
  brake: { picture: 'machines/brakehp-hero', family: 'pad' },
  auxiliary: { picture: 'machines/openmill-hero', family: 'mill' },
} as const satisfies Record<Category, object>

/** Four views on one sheet: 7|5 over 5|7, divided by hairlines. */
function CategoryViews() {
  const { t, link, texts } = usePage()
  return (
    <>
      <h2>{texts.home.categoriesHeading}</h2>
      <div className="views">
        {categories.map((category) => (
          <a className="view" href={link(paths[category])} key={category}>
            <div className="view__head">
              <h3>
                {t(`category.${category}`)} <span className="arrow" />
              </h3>
              <p className="view__count">{t('machines.count', { count: entriesOf(category).length })}</p>
              <p className="view__text">{texts.machines[category].text}</p>
            </div>
            <div className="view__picture">
              <Picture
                name={categoryPictures[category].picture}
                alt=""
                sizes="(min-width: 64rem) 45vw, 92vw"
                fallback={<MachineDrawing family={categoryPictures[category].family} />}
              />
            </div>
          </a>
        ))}
      </div>
    </>
  )
}

/** Years of experience: the current year in Guangzhou minus 1997, as large as the page. */
function Experience() {
  const { t, year, link, texts } = usePage()
  const years = year - foundingYear
  return (
    <section className="section wrap years">
      <p className="years__number" aria-hidden="true">
        {years}
      </p>
      <div className="years__text">
        <h2>{texts.home.experience.heading.replace('{{years}}', String(years))}</h2>
        <p>{texts.home.experience.text}</p>
        <a className="go" href={link(paths.contact)}>
          <span>{t('home.contactUs')}</span> <span className="arrow" />
        </a>
      </div>
      <p className="dimension" aria-hidden="true">
        <span>{foundingYear}</span>
        <span className="dimension__line" />
        <span>{year}</span>
      </p>
    </section>
  )
}
