import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SqlMigration {
  name: string
  sql: string
}

/** The migrations of a project, in order; `project` is the folder that holds `supabase/`. */
export function readMigrations(project: string): SqlMigration[] {
  const folder = join(project, 'supabase/migrations')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
}
