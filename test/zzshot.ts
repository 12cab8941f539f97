import { launch } from '../src/commands/chromium.ts'
// node shot.ts URL OUT WIDTH HEIGHT [full] [scrollY]
const [url='', out='', w='1440', h='900', full='', y='0'] = process.argv.slice(2)
const browser = await launch({ whole: true })
const page = await browser.newPage({ viewport: { width: +w, height: +h }, hasTouch: +w<600 })
await page.goto(url, { waitUntil: 'networkidle' })
if (full) await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)) } ; for (const i of document.images) { i.loading='eager'; i.decoding='sync' } await Promise.all([...document.images].map(i=>i.decode().catch(()=>0))); scrollTo(0,0) })
if (+y) { await page.evaluate((y) => scrollTo(0, y), +y); await page.waitForTimeout(600) }
await page.waitForTimeout(300)
await page.screenshot({ path: out, fullPage: !!full })
await browser.close()
