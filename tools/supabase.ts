import { dirname } from 'node:path'
import { backendForms } from '../src/forms/backend-forms.ts'
import { hostedFiles } from '../src/forms/hosted-files.ts'
import { command, flagOption, manifestOption, optionText } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { openSiteOfCommand } from './shared/open-site.ts'
import { manifestPath } from './shared/paths.ts'
import { writeFollowUps } from './shared/write-follow-ups.ts'

export const usage = {
  line: 'npm run supabase -- [--check] [--manifest FILE]',
  about: `Writes the folder supabase beside the manifest, for a hosted project: the functions that take the forms, the migrations
and the settings of the Supabase command line. Run it again after an upgrade, or when a form has changed. Settings of your own in
config.toml stay.`,
  options: {
    check: flagOption('Writes nothing; exit code 1 when a file is out of date.'),
    ...manifestOption,
  },
} as const

export default command(usage, async (options, root, { engine }: CommandContext) => {
  const manifest = optionText(options.values.manifest)
  const { site } = openSiteOfCommand(root, manifest, undefined)
  const folder = dirname(manifestPath(root, manifest))
  const files = hostedFiles(engine, folder, backendForms(site), site.url, new Date())
  const isWritten = options.values.check !== true
  const code = writeFollowUps(folder, files, isWritten, 'npm run supabase')
  if (isWritten && code === 0 && files.files.length > 0)
    process.stdout.write(
      '\nGo on with:\n  npx supabase link --project-ref YOUR-PROJECT\n  npx supabase db push\n  npx supabase functions deploy --use-api\n',
    )
  return code
})
