import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backendForms } from '../src/forms/backend-forms.ts'
import { followUps } from '../src/forms/follow-ups.ts'
import { Fault } from '../src/problems/fault.ts'
import { command, flagOption, manifestOption, optionText } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { openSiteOfCommand } from './shared/open-site.ts'
import { manifestPath } from './shared/paths.ts'
import { writeFollowUps } from './shared/write-follow-ups.ts'

export const usage = {
  line: 'npm run forms -- [--write] [--manifest FILE]',
  about: `Compares the forms of the manifest with those of hosted functions and migrations, and lists every file to update.
Exit code 1 when one is out of date.`,
  options: {
    write: flagOption('Writes these files, a new migration among them.'),
    ...manifestOption,
  },
} as const

export default command(usage, async (options, root, { engine }: CommandContext) => {
  const manifest = optionText(options.values.manifest)
  const { site } = openSiteOfCommand(root, manifest, undefined)
  const folder = dirname(manifestPath(root, manifest))
  const write = options.values.write === true
  if (write && !existsSync(join(folder, 'supabase')))
    throw new Fault(
      'nothing-hosted',
      'There is no folder supabase beside the manifest: nothing of this site is hosted.',
      'npm run supabase makes it. A site that is served by npm start needs none.',
    )
  const follow = followUps(folder, backendForms(site), site.url, new Date(), engine)
  return writeFollowUps(folder, follow, write, 'npm run forms -- --write')
})
