import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { root } from '../../../src/build/root.ts'
import { createCommand, runCommand } from '../../../src/commands/cli/run-command.ts'
import fonts from '../../font-letters.json' with { type: 'json' }

const require = createRequire(import.meta.url)

async function makeFonts(): Promise<void> {
  const { min, max } = fonts.weights
  for (const [script, { typeface, file, letters }] of Object.entries(fonts.scripts)) {
    const whole = require.resolve(`@fontsource-variable/${typeface}/files/${typeface}-${script}-wght-normal.woff2`)
    const font = await subsetFont(readFileSync(whole), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min, max, default: min } },
    })
    writeFileSync(`${root}client/fonts/${file}`, font)
    process.stdout.write(`${file}  ${(font.length / 1000).toFixed(1)} kB\n`)
  }
}

const command = createCommand(
  'fonts',
  'Makes client/fonts/ from the whole variable faces: the letters that our languages write, the weights that our styles set. ' +
    'The files are committed; run it when a style needs another weight or a language other letters.',
)

await runCommand(command.action(makeFonts))
