import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fontWeights, lettersOf } from '../../client/fonts/letters.ts'
import { runCommand } from './command.ts'
import { root } from './wrangler.ts'

const usage = `Usage: npm run fonts

Makes client/fonts/ from the whole variable face: the letters that our languages write, the weights that our styles set.
The files are committed; run it when a style needs another weight or a language other letters.`

const require = createRequire(import.meta.url)

async function makeFonts(): Promise<void> {
  for (const [script, letters] of Object.entries(lettersOf)) {
    const whole = require.resolve(`@fontsource-variable/sofia-sans/files/sofia-sans-${script}-wght-normal.woff2`)
    const font = await subsetFont(readFileSync(whole), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { ...fontWeights, default: fontWeights.min } },
    })
    writeFileSync(`${root}client/fonts/sofia-sans-${script}.woff2`, font)
    process.stdout.write(`sofia-sans-${script}.woff2  ${(font.length / 1000).toFixed(1)} kB\n`)
  }
}

await runCommand({ usage }, makeFonts)
