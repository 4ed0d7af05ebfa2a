import { usage as dev, openPreview } from './dev.ts'
import type { CommandContext } from './shared/context.ts'

export const usage = {
  ...dev,
  line: dev.line.replace('npm run dev', 'npm run edit'),
  about: 'The live preview with editing switched on: click a text and type; the file keeps its comments and its form.',
}

export default function main(argv: string[], root: string, context: CommandContext): Promise<number> {
  return openPreview(argv, root, context, { usage, edit: true })
}
