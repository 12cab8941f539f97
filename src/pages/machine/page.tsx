import type { Context } from 'hono'
import { Suspense, use } from 'react'
import type { FormState } from '../../../client/shared/inquiry-contract.ts'
import { late, within } from '../../../client/shared/with-timeout.ts'
import { type MachineKey, machinePaths } from '../../../content/registry/machines.ts'
import type { AppEnv } from '../../env.ts'
import { resolveUnits } from '../../http/unit-preference.ts'
import type { UnitSystem } from '../../i18n/units.ts'
import { gracePeriod } from '../../machines/live-version.ts'
import { cachedMachine, findMachine, type Machine } from '../../machines/machine.ts'
import { webModels } from '../../machines/media.ts'
import { CachedFragment } from '../../rendering/cached-fragment.tsx'
import { DeferredStylesheet } from '../../rendering/deferred-stylesheet.tsx'
import { renderPartial } from '../../rendering/document.tsx'
import type { PageHead } from '../../rendering/head.tsx'
import type { PageData } from '../../rendering/page-data.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { breadcrumbs, product } from '../../rendering/structured-data.ts'
import { canonicalPath, paths } from '../../routes.ts'
import { asksForSizing } from '../../sizing/rules/parse-query.ts'
import { InquiryListForm } from '../../ui/form/add-to-inquiry.tsx'
import { InquirySection } from '../../ui/form/inquiry-section.tsx'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { PrintedAddress, RunningHead } from '../../ui/layout/print-sheet.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import { Loading } from './loading.tsx'
import { MachineDetails, MachineIntro } from './machine-details.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import { SectionLinks } from './section-links.tsx'
import { modelPart } from './viewer/machine-viewer.tsx'
import { ViewerPanel } from './viewer/viewer-panel.tsx'

/** The detail page of one machine. Fast data is in the HTML proper, slow data streams in (design, chapter 5). */
export function machinePage(key: MachineKey) {
  return async function machinePage(c: Context<AppEnv>, form: FormState) {
    const page = c.get('page')
    const units = resolveUnits(c)
    if (c.req.method !== 'POST' && page.url.searchParams.get('part') === modelPart) return modelPanel(c, key, units)
    const show = (machine: Content) => <MachinePage machineKey={key} machine={machine} form={form} units={units} />
    const coming = cachedMachine(page.version, key, page.lang) ?? findMachine(c.env, page.version, key, page.lang)
    const first = coming instanceof Promise ? await within(gracePeriod, coming) : coming
    const ready = first === late ? undefined : first
    const head = machineHead(page, key, ready, form)
    return c.render(show(first === late ? coming : first), { ...head, waits: first === late })
  }
}

/** The panel of the machine's model alone: the page's script fetches it when the model is asked for. */
async function modelPanel(c: Context<AppEnv>, key: MachineKey, units: UnitSystem): Promise<Response> {
  const page = c.get('page')
  const model = webModels[key]
  if (!model) return c.notFound()
  const machine = await findMachine(c.env, page.version, key, page.lang)
  if (!machine) return c.text('Service Unavailable', 503, { 'Cache-Control': 'no-store' })
  c.header('X-Robots-Tag', 'noindex')
  return c.html(renderPartial(page, <ViewerPanel machine={machine} model={model} units={units} />))
}

/** What the page says about itself; texts that are not there yet are the catalogue's. */
function machineHead(page: PageData, key: MachineKey, ready: Machine | undefined, form: FormState): PageHead {
  const { title, promise, picture } = page.machines[key]
  const steps: [string, string][] = [
    [paths.home, page.t('nav.home')],
    [paths.machines, page.t('nav.machines')],
    [machinePaths[key], title],
  ]
  return {
    title: ready?.texts?.meta.title ?? title,
    description: ready?.texts?.meta.description ?? promise,
    styles: 'machine',
    picture: { name: picture, sizes: '(min-width: 64rem) 50vw, 92vw' },
    data: {
      breadcrumbs: () => breadcrumbs(page, steps),
      [`product ${ready ? `${ready.version} ${ready.texts ? '' : 'default'}` : 'announced'}`]: () =>
        product(page, key, ready),
    },
    formStatus: form.status,
    view: asksForSizing(page.url.searchParams),
  }
}

type Content = Machine | undefined | Promise<Machine | undefined>

/** One machine: intro and form, what its documents say, the way to the form on phones. What is late streams in. */
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
  const { t, lang, origin, machines } = usePageData()
  const ready = machine instanceof Promise ? undefined : machine
  const title = ready?.texts?.title ?? machines[machineKey].title
  return (
    <>
      <RunningHead title={title} />
      <Breadcrumb steps={[[paths.machines, t('nav.machines')]]} current={title} note={t('machine.banner')} />
      <div className="wrap machine">
        <div className="machine__intro">
          <h1>
            <NoBreak text={title} />
          </h1>
          <InquiryListForm />
          <Arrived machine={machine} view={(ready) => <MachineIntro machine={ready} units={units} />} />
        </div>
        <InquirySection className="machine__quote" title={t('form.quoteTitle')} form={form} machine={machineKey}>
          <CachedFragment as="dl" className="facts">
            <QuoteTerms machineKey={machineKey} />
          </CachedFragment>
        </InquirySection>
      </div>
      <DeferredStylesheet of="machine" />
      <Arrived
        machine={machine}
        view={(ready) => (
          <CachedFragment as="nav" className="section-links" aria-label={t('machine.sections')}>
            <SectionLinks title={title} neutral={ready.neutral} />
          </CachedFragment>
        )}
        quiet
      />
      <Arrived machine={machine} view={(ready) => <MachineDetails machine={ready} units={units} />} quiet />
      <PrintedAddress address={`${origin}${canonicalPath(machinePaths[machineKey], lang)}`} />
      <p className="quote-bar">
        <a className="button" href="#quote">
          {t('form.quoteTitle')} <span className="arrow" />
        </a>
      </p>
    </>
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
