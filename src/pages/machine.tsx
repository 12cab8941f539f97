import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type ReactElement, Suspense, use } from 'react'
import type { FormState } from '../../client/inquiry-contract.ts'
import { type MachineKey, machinePaths } from '../../content/keys.ts'
import { languages } from '../../content/languages.ts'
import { machineIndex } from '../../content/machine-index.ts'
import type { AppEnv } from '../env.ts'
import { findMachine, type Machine, rememberedMachine } from '../machines/machine.ts'
import { readerOf } from '../machines/reader.ts'
import type { Page } from '../page.ts'
import { canonicalPath, paths } from '../routes.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { renderAhead } from '../ui/document.tsx'
import { InquirySection } from '../ui/inquiry-section.tsx'
import { Loading } from '../ui/loading.tsx'
import { MachineDetails, MachineIntro } from '../ui/machine-details.tsx'
import { usePage } from '../ui/page-context.ts'
import { QuoteTerms } from '../ui/quote-terms.tsx'
import { breadcrumbs, product } from '../ui/structured-data.ts'
import { isUnitSystem, type UnitSystem } from '../units.ts'

/** How long a page waits for its documents before it is sent with "Loading..." in their place (milliseconds). */
const gracePeriod = 50

/** The detail page of one machine. Fast data is in the HTML proper, slow data streams in (design, chapter 5). */
export function machinePage(key: MachineKey) {
  return async function machinePage(c: Context<AppEnv>, form: FormState) {
    const page = c.get('page')
    const units = chosenUnits(c)
    const show = (machine: Content) => <MachinePage machineKey={key} machine={machine} form={form} units={units} />
    const coming = rememberedMachine(key, page.lang) ?? findMachine(readerOf(c), key, page.lang)
    const first = coming instanceof Promise ? await Promise.race([coming, late(page, show(undefined))]) : coming
    const ready = first === 'late' ? undefined : first

    const title = machineIndex[key].titles[page.lang]
    const steps: [string, string][] = [
      [paths.home, page.t('nav.home')],
      [paths.machines, page.t('nav.machines')],
      [machinePaths[key], title],
    ]
    return c.render(show(first === 'late' ? coming : first), {
      title: ready?.texts?.meta.title ?? title,
      description: ready?.texts?.meta.description ?? machineIndex[key].promises[page.lang],
      picture: { name: `machines/${key.toLowerCase()}-hero`, sizes: '(min-width: 64rem) 50vw, 92vw' },
      data: [breadcrumbs(page, steps), product(page, key, ready)],
      formStatus: form.status,
      waits: first === 'late',
    })
  }
}

/** `?units=` decides and is remembered for the other machine pages; metric unless something was chosen. */
function chosenUnits(c: Context<AppEnv>): UnitSystem {
  const asked = c.get('page').url.searchParams.get('units')
  if (isUnitSystem(asked)) {
    setCookie(c, 'units', asked, { path: '/', maxAge: 31_536_000, sameSite: 'Lax' })
    return asked
  }
  const remembered = getCookie(c, 'units')
  return isUnitSystem(remembered) ? remembered : 'metric'
}

/** The end of the grace period. It begins with rendering what needs no document, once the requests have left. */
function late(page: Page, content: ReactElement): Promise<'late'> {
  return new Promise((resolve) => {
    setTimeout(() => {
      renderAhead(page, content)
      setTimeout(resolve, gracePeriod, 'late')
    }, 0)
  })
}

type Content = Machine | undefined | Promise<Machine | undefined>

function MachinePage({
  machineKey,
  machine,
  form,
  units,
}: {
  machineKey: MachineKey
  machine: Content
  form: FormState
  units: UnitSystem
}) {
  const { t, lang } = usePage()
  const ready = machine instanceof Promise ? undefined : machine
  const title = ready?.texts?.title ?? machineIndex[machineKey].titles[lang]
  return (
    <>
      <Breadcrumb steps={[[paths.machines, t('nav.machines')]]} current={title} note={t('machine.banner')} />
      <div className="wrap machine">
        <div className="machine__intro">
          <h1>{title}</h1>
          <Arrived machine={machine} view={(ready) => <MachineIntro machine={ready} units={units} />} />
        </div>
        <InquirySection className="machine__quote" title={t('form.quoteTitle')} form={form} machine={machineKey}>
          <QuoteTerms machineKey={machineKey} />
        </InquirySection>
      </div>
      <Arrived machine={machine} view={(ready) => <MachineDetails machine={ready} units={units} />} quiet />
      <PrintLine />
      <p className="quote-bar">
        <a className="button" href="#quote">
          {t('form.quoteTitle')} <span className="arrow" />
        </a>
      </p>
    </>
  )
}

/** The last line of the printed data sheet: date, language, address. */
function PrintLine() {
  const { t, lang, url, settings } = usePage()
  return (
    <p className="only-print wrap label">
      {t('machine.date')}: {new Date().toISOString().slice(0, 10)} · {languages[lang].label} ·{' '}
      <bdi>{`${url.origin}${canonicalPath(url.pathname, lang)}`}</bdi> · <bdi>{settings.contactEmail}</bdi>
    </p>
  )
}

/** Shows content that is there at once, without a boundary; what is late stands as "Loading..." until it streams in. */
function Arrived({
  machine,
  view,
  quiet,
}: {
  machine: Content
  view: (machine: Machine) => React.ReactNode
  quiet?: boolean
}) {
  if (machine instanceof Promise) {
    return (
      <Suspense fallback={quiet ? null : <Loading />}>
        <Late machine={machine} view={view} quiet={quiet} />
      </Suspense>
    )
  }
  return machine ? view(machine) : quiet ? null : <Loading />
}

function Late({
  machine,
  view,
  quiet,
}: {
  machine: Promise<Machine | undefined>
  view: (machine: Machine) => React.ReactNode
  quiet?: boolean | undefined
}) {
  const arrived = use(machine)
  return arrived ? view(arrived) : quiet ? null : <Loading />
}
