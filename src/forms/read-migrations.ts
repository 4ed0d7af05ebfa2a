import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SqlMigration {
  name: string
  sql: string
}

// Reads SQL migrations from disk.
/** Returns the migrations below `supabase/` of each folder, sorted by name. The first folder wins where a name occurs twice. */
export function readMigrations(...folders: (string | undefined)[]): SqlMigration[] {
  const found = new Map<string, string>()
  for (const folder of new Set(folders)) {
    const migrations = join(folder ?? '', 'supabase/migrations')
    if (folder === undefined || !existsSync(migrations)) continue
    for (const name of readdirSync(migrations).filter((name) => name.endsWith('.sql')))
      if (!found.has(name)) found.set(name, readFileSync(join(migrations, name), 'utf8'))
  }
  return [...found].map(([name, sql]) => ({ name, sql })).sort((a, b) => (a.name < b.name ? -1 : 1))
}
