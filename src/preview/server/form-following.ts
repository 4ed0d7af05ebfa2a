// Lists the database changes that follow from changed forms: of one edit before it is saved, and of all edits that a hosted project
// has not migrated yet.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendForm } from '../../../supabase/functions/_shared/form.ts'
import { readMigrations } from '../../forms/read-migrations.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { FormFollowing, HostedForms } from '../edit-messages.ts'
import type { Engine } from '../session/engine.ts'

interface Folders {
  engine: Engine
  /** The engine's folder. */
  root: string
  /** The site's folder. */
  site: string
}

/** Returns undefined where no stored data is affected, or one of the manifests has errors. */
export function formFollowing(
  before: Loaded,
  after: Loaded,
  { engine, root, site }: Folders,
): FormFollowing | undefined {
  if (!before.readings || !after.readings) return undefined
  const [was, is] = [before.readings, after.readings].map((readings) =>
    engine.formsOf(readings).map(({ form }: BackendForm) => form),
  )
  const migrations = readMigrations(root, site).map(({ sql }) => sql)
  const { says, conflicts } = engine.storageEffects(was ?? [], is ?? [], migrations)
  if (says.length + conflicts.length === 0) return undefined
  const places = conflicts.flatMap(({ form, field, ...conflict }) => {
    const at = is?.find(({ name }) => name === form)?.fields.findIndex(({ name }) => name === field) ?? -1
    return at < 0 ? [] : [{ ...conflict, at: ['forms', form, 'fields', at, 'name'] }]
  })
  return { says, conflicts: places, how: howOf(root, site) }
}

const isHosted = (site: string) => existsSync(join(site, 'supabase'))
const commandOf = (root: string, site: string) =>
  root === site ? 'npm run forms -- --write' : 'npx lectern forms --write'

const howOf = (root: string, site: string) =>
  isHosted(site)
    ? `The preview does this by itself, with the next request. For the hosted project, \`${commandOf(root, site)}\` writes the migration.`
    : 'The preview and `npm start` do this by themselves, with the next request.'

/** Returns undefined where the site has no `supabase` folder. */
export function hostedForms({ readings, site: now }: Loaded, { engine, root, site }: Folders): HostedForms | undefined {
  if (!readings || !now || !isHosted(site)) return undefined
  const { files, conflicts } = engine.followUps(site, engine.formsOf(readings), now.url, new Date(), root)
  const behind = files.flatMap(({ file, reasons }) => reasons.map((reason) => `${file}: ${reason}`))
  return { behind: [...conflicts, ...behind], command: commandOf(root, site) }
}
