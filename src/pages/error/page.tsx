import { html, raw } from 'hono/html'
import type { AppContext } from '../../env.ts'
import { translator } from '../../i18n/translator.ts'
import { describeError, errorLocation, log } from '../../log.ts'
import { stylesheetUrls } from '../../rendering/head.tsx'
import { canonicalPath, pathForLog, paths } from '../../routes.ts'

/** The 500 page. The renderer itself may have failed, so it is plain HTML without React or cached data. */
export function crashPage(error: Error, c: AppContext) {
  // Vite's overlay shows file and line of the error; this page would hide it.
  if (import.meta.env.DEV) throw error
  const id = c.get('requestId') ?? ''
  log('render.error', { id, path: pathForLog(c.req.url), error: describeError(error), at: errorLocation(error) })
  c.header('Cache-Control', 'no-store')
  const page = c.get('page')
  if (!page) return c.text('Unexpected Application Error!', 500)
  const t = translator(page.lang)
  return c.html(
    html`<!DOCTYPE html>
<html lang="${page.lang}" dir="${page.dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('crash.heading')}</title>
${stylesheetUrls('not-found').map((href) => html`<link rel="stylesheet" href="${href}">`)}
<main class="wrap not-found">
<div class="not-found__notice">
<h1>${t('crash.heading')}</h1>
<p class="lead">${t('crash.text', { email: page.settings.contactEmail })}</p>
<p class="actions"><a class="button" href="${canonicalPath(paths.home, page.lang)}">${t('notFound.home')}</a></p>
<p>${raw(t('crash.reference', { id: `<bdi>${id}</bdi>` }))}</p>
</div>
</main>
</html>`,
    500,
  )
}
