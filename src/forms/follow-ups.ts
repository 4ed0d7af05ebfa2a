// What must follow when the forms in the manifest change: the copy that the hosted functions read, the migrations, and a
// folder for each function.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import { declaredBy, driftOf } from './field-drift.ts'
import { readMigrations } from './read-migrations.ts'

export interface FollowUp {
  /** Path below the project's folder. */
  file: string
  /** Why it has to change, a line each. */
  reasons: string[]
  content: string
}

export interface FollowUps {
  files: FollowUp[]
  /** What no file can mend. */
  conflicts: string[]
}

/** `moment` names a new migration: its date and time. */
export function followUps(project: string, forms: readonly BackendForm[], siteUrl: string, moment: Date): FollowUps {
  const drift = driftOf(
    forms.map(({ form }) => form),
    declaredBy(readMigrations(project).map(({ sql }) => sql)),
  )
  const files: FollowUp[] = []
  const follow = (file: string, reason: string, content: string) => {
    const path = join(project, file)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) files.push({ file, reasons: [reason], content })
  }
  follow(
    'supabase/functions/_shared/forms.generated.ts',
    'the hosted functions read the forms from it',
    generatedForms(forms, siteUrl),
  )
  for (const { form } of forms) {
    const folder = `supabase/functions/${form.function}`
    if (existsSync(join(project, folder, 'index.ts'))) continue
    follow(`${folder}/index.ts`, `the form "${form.name}" is sent to it`, functionSource(form.function))
    follow(
      `${folder}/deno.json`,
      'it names the packages of the function',
      read(project, 'submit-contact-form/deno.json'),
    )
  }
  const config = read(project, '../config.toml')
  const unnamed = forms.map(({ form }) => form.function).filter((name) => !config.includes(`[functions.${name}]`))
  if (unnamed.length)
    files.push({
      file: 'supabase/config.toml',
      reasons: unnamed.map((name) => `${name} must be open to visitors without a token`),
      content: config + unnamed.map(functionConfig).join(''),
    })
  if (drift.statements.length)
    files.push({
      file: `supabase/migrations/${stamp(moment)}_form_fields.sql`,
      reasons: drift.reasons,
      content: `-- Made by \`npm run forms -- --write\` from the forms of the manifest.\n${drift.statements.join('\n')}\n`,
    })
  return { files, conflicts: drift.conflicts }
}

const read = (project: string, file: string) => readFileSync(join(project, 'supabase/functions', file), 'utf8')
const stamp = (moment: Date) => moment.toISOString().replace(/\D/g, '').slice(0, 14)

export function generatedForms(forms: readonly BackendForm[], siteUrl: string): string {
  return `// Made by \`npm run forms -- --write\` from the manifest; a test fails when it is out of date. Not edited by hand.
import type { BackendForm } from './form.ts'

export const site: string = ${JSON.stringify(siteUrl)}

export const forms: readonly BackendForm[] = ${JSON.stringify(forms, null, 2)}
`
}

const functionSource = (name: string) => `// Takes the requests of one form; everything it does is in ../_shared.
import { takeRequests } from '../_shared/hosted.ts'

export default { fetch: takeRequests('${name}') }
`

const functionConfig = (name: string) => `
[functions.${name}]
enabled = true
verify_jwt = false
import_map = "./functions/${name}/deno.json"
entrypoint = "./functions/${name}/index.ts"
`
