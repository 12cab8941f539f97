import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/translator.ts'
import type { PageHead } from '../../rendering/head.tsx'
import { usePageData } from '../../rendering/providers.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { PrintedUrl, RunningHead } from './print-sheet.tsx'

type Name = 'sizing' | 'plan' | 'compare' | 'search'

/** Head of a query view: a view of the catalog that parameters of the URL select. */
export function queryViewHead(t: Translate, name: Name, isWrong = false): PageHead {
  return { title: t(`${name}.heading`), description: t(`${name}.lead`), styles: name, isQueryView: true, isWrong }
}

/** Breadcrumb, heading and lead of a query view; `printsUrl` adds its URL in print. */
export function QueryView({ name, printsUrl, children }: { name: Name; printsUrl?: boolean; children: ReactNode }) {
  const { t } = usePageData()
  const heading = t(`${name}.heading`)
  return (
    <>
      {name !== 'search' && <RunningHead title={heading} />}
      <Breadcrumb name={heading} inCatalog />
      {printsUrl && <PrintedUrl withQuery />}
      <div className={`wrap ${name}`}>
        <h1>{heading}</h1>
        {name !== 'search' && <p className="lead">{t(`${name}.lead`)}</p>}
        {children}
      </div>
    </>
  )
}
