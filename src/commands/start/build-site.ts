import { root } from '../../build/root.ts'

/** Runs `vite build` for a deployment. @throws UserError naming file and line, or Vite's error */
export async function buildSite(env?: string): Promise<void> {
  const { NODE_ENV } = process.env
  // Vitest sets it to `test`, with which the build would contain React's development version.
  process.env.NODE_ENV = 'production'
  if (env) process.env.CLOUDFLARE_ENV = env
  try {
    // Imported here, because it takes a quarter of a second that most calls do not need.
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' }, null)
    await builder.buildApp()
  } finally {
    process.env.NODE_ENV = NODE_ENV ?? 'production'
  }
}
