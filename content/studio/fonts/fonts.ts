import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fontFile, fontWeights, lettersOf, typefaceOf } from '../../../client/fonts/letters.ts'
import { runCommand } from '../../../src/commands/cli/run-command.ts'
import { root } from '../../../src/commands/wrangler/wrangler.ts'

const usage = `Usage: npm run fonts

Makes client/fonts/ from the whole variable faces: the letters that our languages write, the weights that our styles set.
The files are committed; run it when a style needs another weight or a language other letters.`

const require = createRequire(import.meta.url)

async function makeFonts(): Promise<void> {
  for (const script of Object.keys(typefaceOf) as (keyof typeof typefaceOf)[]) {
    const typeface = typefaceOf[script]
    const whole = require.resolve(`@fontsource-variable/${typeface}/files/${typeface}-${script}-wght-normal.woff2`)
    const font = await subsetFont(readFileSync(whole), lettersOf[script], {
      targetFormat: 'woff2',
      variationAxes: { wght: { ...fontWeights, default: fontWeights.min } },
    })
    writeFileSync(`${root}client/fonts/${fontFile(script)}`, font)
    process.stdout.write(`${fontFile(script)}  ${(font.length / 1000).toFixed(1)} kB\n`)
  }
}

await runCommand({ usage }, makeFonts)
