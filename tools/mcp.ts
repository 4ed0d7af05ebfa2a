import { AgentSite } from './agent/agent-site.ts'
import { serveAgent } from './agent/serve-agent.ts'
import type { Context } from './shared/context.ts'
import { versionOf } from './shared/engine-to-ask-for.ts'
import { manifestPath, nearby } from './shared/from-here.ts'
import { optionsOf, textOf } from './shared/options.ts'

export const usage = {
  line: 'npx lectern mcp [--manifest FILE]',
  about: `Offers the site to an assistant by the Model Context Protocol, over standard input and output (docs/assistants.md): to look
at it, check it, explain it, and change it by operations that are checked before they are written.`,
  options: {
    manifest: { type: 'string', value: 'FILE', about: 'The manifest. Left out, site.yaml.' },
  },
} as const

export default async function main(argv: string[], root: string, { engine }: Context): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const manifest = nearby(manifestPath(root, textOf(options.values.manifest)))
  await serveAgent(process.stdin, process.stdout, new AgentSite({ manifest, root, engine }), versionOf(engine))
  return 0
}
