import type { Context } from 'hono'
import { type MachineKey, machinePaths } from '../../../content/registry/machines.ts'
import type { AppEnv } from '../../env.ts'
import { resolveUnits } from '../../http/unit-preference.ts'
import type { UnitSystem } from '../../i18n/units.ts'
import { cachedMachine, findMachine, type Machine } from '../../machines/machine.ts'
import { webModels } from '../../machines/media.ts'
import { DeferredStylesheet } from '../../rendering/deferred-stylesheet.tsx'
import { renderPartial } from '../../rendering/document.tsx'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import type { PageHead } from '../../rendering/head.tsx'
import type { PageData } from '../../rendering/page-data.ts'
import { Await, type Loadable, loadWithinGracePeriod } from '../../rendering/pending.tsx'
import { usePageData } from '../../rendering/providers.tsx'
import { breadcrumbs, product } from '../../rendering/structured-data.ts'
import { canonicalPath } from '../../routes.ts'
import { InquiryListForm } from '../../ui/form/add-to-inquiry.tsx'
import { InquirySection } from '../../ui/form/inquiry-section.tsx'
import { Breadcrumb, machinesTrail } from '../../ui/layout/breadcrumb.tsx'
import { PrintedUrl, RunningHead } from '../../ui/layout/print-sheet.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import { Loading } from './loading.tsx'
import { MachineDetails, MachineIntro } from './machine-details.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import { SectionLinks } from './section-links.tsx'
import { modelPart } from './viewer/machine-viewer.tsx'
import { ViewerPanel } from './viewer/viewer-panel.tsx'

/** The detail page of one machine. Documents that arrive after the grace period stream (design.md, chapter 5). */
export function machinePage(key: MachineKey) {
  return async function machinePage(c: Context<AppEnv>) {
    const page = c.get('page')
    const units = resolveUnits(c)
    if (c.req.method !== 'POST' && page.url.searchParams.get('part') === modelPart) return modelPanel(c, key, units)
    const { version, lang } = page
    const machine = await loadWithinGracePeriod(
      cachedMachine(version, key, lang) ?? findMachine(c.env, version, key, lang),
    )
    return c.render(<MachinePage machineKey={key} machine={machine} units={units} />, {
      ...machineHead(page, key, 'value' in machine ? machine.value : undefined),
      pending: 'pending' in machine,
    })
  }
}

/** Only the panel of the 3D viewer, which the page's script fetches when the visitor opens the viewer. */
async function modelPanel(c: Context<AppEnv>, key: MachineKey, units: UnitSystem): Promise<Response> {
  const page = c.get('page')
  const model = webModels[key]
  if (!model) return c.notFound()
  const machine = await findMachine(c.env, page.version, key, page.lang)
  if (!machine) return c.text('Service Unavailable', 503, { 'Cache-Control': 'no-store' })
  c.header('X-Robots-Tag', 'noindex')
  return c.html(renderPartial(page, <ViewerPanel machine={machine} model={model} units={units} />))
}

/** Until the documents are available, title and description come from the machine index. */
function machineHead(page: PageData, key: MachineKey, ready: Machine | undefined): PageHead {
  const { title, promise, picture } = page.machines[key]
  return {
    title: ready?.texts?.meta.title ?? title,
    description: ready?.texts?.meta.description ?? promise,
    styles: 'machine',
    picture: { name: picture, sizes: '(min-width: 64rem) 50vw, 92vw' },
    structuredData: {
      breadcrumbs: () => breadcrumbs(page, machinesTrail(page.t, machinePaths[key], title)),
      [`product ${ready ? `${ready.version} ${ready.texts ? '' : 'default'}` : 'announced'}`]: () =>
        product(page, key, ready),
    },
  }
}

/** Intro and inquiry form, the sections of the machine's documents, and a link to the form on phones. */
function MachinePage(props: { machineKey: MachineKey; machine: Loadable<Machine | undefined>; units: UnitSystem }) {
  const { t, lang, origin, machines } = usePageData()
  const { machineKey, machine, units } = props
  const available = 'value' in machine ? machine.value : undefined
  const title = available?.texts?.title ?? machines[machineKey].title
  return (
    <>
      <RunningHead title={title} />
      <Breadcrumb trail={machinesTrail(t, machinePaths[machineKey], title)} note={t('machine.banner')} />
      <div className="wrap machine">
        <div className="machine__intro">
          <h1>
            <NoBreak text={title} />
          </h1>
          <InquiryListForm />
          <Await data={machine} fallback={<Loading />}>
            {(loaded) => (loaded ? <MachineIntro machine={loaded} units={units} /> : <Loading />)}
          </Await>
        </div>
        <InquirySection className="machine__quote" title={t('form.quoteTitle')} machine={machineKey}>
          <CachedFragment name="quote-terms" as="dl" className="facts">
            <QuoteTerms machineKey={machineKey} />
          </CachedFragment>
        </InquirySection>
      </div>
      <DeferredStylesheet of="machine" />
      <Await data={machine} fallback={null}>
        {(loaded) =>
          loaded && (
            <>
              <CachedFragment
                name="section-links"
                as="nav"
                className="section-links"
                aria-label={t('machine.sections')}
              >
                <SectionLinks title={title} machine={loaded} />
              </CachedFragment>
              <MachineDetails machine={loaded} units={units} />
            </>
          )
        }
      </Await>
      <PrintedUrl url={`${origin}${canonicalPath(machinePaths[machineKey], lang)}`} />
      <p className="quote-bar">
        <a className="button" href="#quote">
          {t('form.quoteTitle')} <span className="arrow" />
        </a>
      </p>
    </>
  )
}
