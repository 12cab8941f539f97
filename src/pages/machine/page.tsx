import { type MachineKey, machinePaths, machines as registry } from '../../../content/registry/machines.ts'
import type { AppContext } from '../../env.ts'
import { resolveUnits } from '../../http/visitor-cookie.ts'
import type { UnitSystem } from '../../i18n/units.ts'
import { findMachine, type Machine } from '../../machines/machine.ts'
import { webModels } from '../../rendering/assets.ts'
import { renderPartial } from '../../rendering/document.tsx'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { DeferredStylesheet, type PageHead } from '../../rendering/head.tsx'
import type { PageData } from '../../rendering/page-data.ts'
import { Await, type Loadable, loadWithinGracePeriod } from '../../rendering/pending.tsx'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { breadcrumbs, product } from '../../rendering/structured-data.ts'
import { InquiryListForm } from '../../ui/form/add-to-inquiry.tsx'
import { InquirySection } from '../../ui/form/inquiry-section.tsx'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { PrintedUrl, RunningHead } from '../../ui/layout/print-sheet.tsx'
import { ArrowLink } from '../../ui/text/links.tsx'
import { Terms } from '../../ui/text/lists.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import { runsContinuously } from './cycle/cycle-steps.tsx'
import { MachineDetails, MachineFeatures, MachineIntro, sectionsOf } from './machine-details.tsx'
import { modelPart } from './viewer/machine-viewer.tsx'
import { ViewerPanel } from './viewer/viewer-panel.tsx'

/** The detail page of one machine. Documents that arrive after the grace period stream. */
export function machinePage(key: MachineKey) {
  return async (c: AppContext) => {
    const page = c.get('page')
    const units = resolveUnits(c)
    if (c.req.method !== 'POST' && page.url.searchParams.get('part') === modelPart) return modelPanel(c, key, units)
    const machine = await loadWithinGracePeriod(findMachine(c.env, page.version, key, page.lang))
    return c.render(<MachinePage machineKey={key} machine={machine} units={units} />, {
      ...machineHead(page, key, 'value' in machine ? machine.value : undefined),
      pending: 'pending' in machine,
    })
  }
}

/** Only the panel of the 3D viewer, which the page's script fetches when the visitor opens the viewer. */
async function modelPanel(c: AppContext, key: MachineKey, units: UnitSystem): Promise<Response> {
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
  const version = ready ? `${ready.version} ${ready.texts ? '' : 'default'}` : 'announced'
  return {
    title: ready?.texts?.meta.title ?? title,
    description: ready?.texts?.meta.description ?? promise,
    styles: 'machine',
    picture: { name: picture, sizes: '(min-width: 64rem) 50vw, 92vw' },
    structuredData: {
      breadcrumbs: () => breadcrumbs(page, machinePaths[key], title),
      [`product ${version}`]: () => product(page, key, ready),
    },
  }
}

function MachinePage(props: { machineKey: MachineKey; machine: Loadable<Machine | undefined>; units: UnitSystem }) {
  const { t, machines } = usePageData()
  const { machineKey, machine, units } = props
  const available = 'value' in machine ? machine.value : undefined
  const title = available?.texts?.title ?? machines[machineKey].title
  return (
    <>
      <RunningHead title={title} />
      <Breadcrumb name={title} inCatalog note={t('machine.banner')} />
      <div className="wrap machine">
        <div className="machine__intro">
          <h1>{noBreak(title)}</h1>
          <InquiryListForm />
          <Await data={machine} fallback={<Loading />}>
            {(loaded) => (loaded ? <MachineIntro machine={loaded} units={units} /> : <Loading />)}
          </Await>
        </div>
        <Await data={machine} fallback={null}>
          {(loaded) => loaded && <MachineFeatures machine={loaded} />}
        </Await>
        <InquirySection className="machine__quote" title={t('form.quoteTitle')} machine={machineKey}>
          <CachedFragment name="quote-terms" as="dl" className="facts" component={QuoteTerms} props={{ machineKey }} />
        </InquirySection>
      </div>
      <DeferredStylesheet page="machine" />
      <Await data={machine} fallback={null}>
        {(loaded) =>
          loaded && (
            <>
              <CachedFragment
                name="section-links"
                as="nav"
                className="section-links"
                aria-label={t('machine.sections')}
                component={SectionLinks}
                props={{ title, machine: loaded }}
              />
              <MachineDetails machine={loaded} units={units} />
            </>
          )
        }
      </Await>
      <PrintedUrl />
      <p className="quote-bar">
        <ArrowLink className="button" href="#quote" text={t('form.quoteTitle')} />
      </p>
    </>
  )
}

function Loading() {
  const { t, url } = usePageData()
  return (
    <div className="loading">
      <p className="loading__text">{t('machine.loading')}</p>
      <p>
        <a href={`${url.pathname}${url.search}`}>{t('machine.retry')}</a>
      </p>
    </div>
  )
}

/** Terms beside the quote form; lead times are stated for standard compression and injection machines only. */
function QuoteTerms({ machineKey }: { machineKey: MachineKey }) {
  const { t } = useSharedData()
  const { leadTime = 'Other' } = registry[machineKey]
  return (
    <Terms
      rows={[
        [t('machine.leadTime'), t(`machine.leadTime${leadTime}`)],
        [t('machine.payment'), t('machine.paymentTerms')],
        [t('machine.warranty'), t('machine.warrantyTerms')],
        [t('machine.service'), noBreak(t('machine.serviceTerms'))],
      ]}
    />
  )
}

const sectionLinks = [
  ['specification', 'machine.toData'],
  ['layout', 'machine.toDrawing'],
  ['steps', 'machine.toCycle'],
  ['process', 'machine.toProcess'],
  ['questions', 'machine.toQuestions'],
] as const

function SectionLinks({ title, machine }: { title: string; machine: Machine }) {
  const { t } = useSharedData()
  const ids = sectionsOf(machine).map(({ id }) => id)
  return (
    <div className="wrap section-links__row">
      <a className="section-links__name" href="#top">
        {title}
      </a>
      <ul>
        {sectionLinks
          .filter(([id]) => ids.includes(id))
          .map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{t(id === 'steps' && runsContinuously(machine.key) ? 'cycle.one' : text)}</a>
            </li>
          ))}
      </ul>
      <a className="button button--small" href="#quote">
        {t('form.quoteTitle')}
      </a>
    </div>
  )
}
