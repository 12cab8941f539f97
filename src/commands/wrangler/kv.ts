import { runWrangler } from './wrangler.ts'

/** Runs `wrangler kv` on the content's namespace; returns what it prints. @throws UserError when wrangler fails */
export function kv(args: string[], place: string[]): Promise<string> {
  return runWrangler(['kv', ...args, '--binding', 'CONTENT', ...place])
}
