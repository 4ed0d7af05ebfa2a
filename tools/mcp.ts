import { AgentSite } from './agent/agent-site.ts'
import { serveAgent } from './agent/serve-agent.ts'
import { command, manifestOption, optionText } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { versionOf } from './shared/engine-dependency.ts'
import { manifestName } from './shared/paths.ts'

export const usage = {
  line: 'npx lectern mcp [--manifest FILE]',
  about: `Offers the site to an assistant by the Model Context Protocol, over standard input and output (docs/assistants.md): to look
at it, check it, explain it, and change it by operations that are checked before they are written.`,
  options: {
    ...manifestOption,
  },
} as const

export default command(usage, async (options, root, { engine }: CommandContext) => {
  const manifest = manifestName(root, optionText(options.values.manifest))
  await serveAgent(process.stdin, process.stdout, new AgentSite({ manifest, root, engine }), versionOf(engine))
  return 0
})
