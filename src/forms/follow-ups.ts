// Lists the files of a site that depend on its forms: the hosted functions' copy of the forms, migrations, and a folder for each
// function.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import { declaredBy, driftOf } from './field-drift.ts'
import { readMigrations } from './read-migrations.ts'

export interface FollowUp {
  /** Path below the site's folder. */
  file: string
  /** Why it must change, one line each; empty for files that every hosted site has. */
  reasons: string[]
  /** The new content; undefined where the file must be deleted. */
  content: string | undefined
}

export interface FollowUps {
  files: FollowUp[]
  /** Differences that no file can fix, as sentences. */
  conflicts: string[]
}

/** Returns the outdated files. `project` and `engine` are folders; `moment` names a new migration. */
export function followUps(
  project: string,
  forms: readonly BackendForm[],
  siteUrl: string,
  moment: Date,
  engine = project,
): FollowUps {
  const drift = driftOf(
    forms.map(({ form }) => form),
    declaredBy(migrationsOf(project, engine).map(({ sql }) => sql)),
  )
  const files: FollowUp[] = []
  const follow = (file: string, reason: string, content: string) => {
    const path = join(project, file)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) files.push({ file, reasons: [reason], content })
  }
  follow(generatedFile, 'the hosted functions read the forms from it', generatedForms(forms, siteUrl))
  for (const { form } of forms) {
    const folder = `supabase/functions/${form.function}`
    if (existsSync(join(project, folder, 'index.ts'))) continue
    follow(`${folder}/index.ts`, `the form "${form.name}" is sent to it`, functionSource(form.function))
    follow(`${folder}/deno.json`, 'it names the packages of the function', read(engine, 'drain-outbox/deno.json'))
  }
  const config = configOf(project, engine)
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

const generatedFile = 'supabase/functions/_shared/forms.generated.ts'

/**
 * Whether the hosted functions were written from other forms, and so refuse what the pages offer: a new question, or a choice from an entry that
 * was added since.
 */
export function areFormsBehind(project: string, forms: readonly BackendForm[], siteUrl: string): boolean {
  const path = join(project, generatedFile)
  return existsSync(path) && readFileSync(path, 'utf8') !== generatedForms(forms, siteUrl)
}

/** The migrations of the site's folder and those of the engine, without the engine's own form fields. */
const migrationsOf = (project: string, engine: string) =>
  readMigrations(project, engine).filter(({ name }) => isEngines(name) || hasOwn(project, `migrations/${name}`))

/** Whether a migration is the same for every site. Those for form fields belong to the site with the form. */
export const isEngines = (migration: string): boolean => !migration.endsWith('_form_fields.sql')

const hasOwn = (project: string, file: string) => existsSync(join(project, 'supabase', file))

/** The site's settings for the Supabase CLI; initially the engine's, without the functions of other sites. */
function configOf(project: string, engine: string): string {
  if (hasOwn(project, 'config.toml')) return read(project, '../config.toml')
  const [head = '', ...sections] = read(engine, '../config.toml').split(/\n(?=\[functions\.)/)
  return [head, ...sections.filter((section) => section.startsWith('[functions.drain-outbox]'))].join('\n')
}

const read = (project: string, file: string) => readFileSync(join(project, 'supabase/functions', file), 'utf8')
const stamp = (moment: Date) => moment.toISOString().replace(/\D/g, '').slice(0, 14)

function generatedForms(forms: readonly BackendForm[], siteUrl: string): string {
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
