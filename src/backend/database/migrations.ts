// Brings the backend's own database up to date with supabase/migrations, and with forms that no migration covers yet.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormDeclaration } from '../../../supabase/functions/_shared/form.ts'
import { declaredBy, driftOf } from '../../forms/field-drift.ts'
import { dropConstraint } from '../../forms/field-sql.ts'
import { readMigrations, type SqlMigration } from '../../forms/read-migrations.ts'
import { quote } from '../../forms/sql-text.ts'
import { Fault } from '../../problems/fault.ts'
import type { Database } from './database.ts'

const ledger = `
  create schema if not exists lectern_ledger;
  create table if not exists lectern_ledger.applied (
    name text primary key, sql text not null, at timestamptz not null default clock_timestamp()
  );
  revoke all on schema lectern_ledger from public, anon, authenticated, service_role;
  revoke all on lectern_ledger.applied from public, anon, authenticated, service_role;
  alter table lectern_ledger.applied enable row level security;
`

/**
 * Runs every migration that has not run yet, each in one transaction, so an interrupted start continues where it stopped.
 * Migrations come from the engine's folder `project` and the site's folder `site`. When `forms` are given, fields that no
 * migration covers get their columns at once, because nothing is deployed here.
 */
export async function migrateDatabase(
  database: Database,
  project: string,
  forms?: readonly FormDeclaration[],
  site?: string,
): Promise<void> {
  await database.script(readFileSync(join(project, 'supabase/bootstrap/roles.sql'), 'utf8') + ledger)
  const applied = await database.query<SqlMigration>('select name, sql from lectern_ledger.applied order by at, name')
  const known = new Set(applied.map(({ name }) => name))
  const texts = applied.map(({ sql }) => sql)
  const pushed = await pushedVersions(database)
  for (const migration of readMigrations(project, site)) {
    if (known.has(migration.name)) continue
    if (!pushed.has(migration.name.split('_')[0] ?? '')) await apply(database, replaceConstraints(migration, texts))
    texts.push(migration.sql)
  }
  if (!forms) return
  const drift = driftOf(forms, declaredBy(texts))
  if (drift.conflicts.length)
    throw new Fault(
      'form-conflict',
      `The forms do not fit the requests stored so far: ${drift.conflicts.join('; ')}.`,
      'Give the field another name, or choose another data folder with --data.',
    )
  if (drift.statements.length)
    await apply(database, { name: `embedded ${known.size}`, sql: drift.statements.join('\n') })
}

/**
 * Drops the constraints that a migration is about to add and the database has already: a form's constraints may have been
 * created here before its migration was written. `texts` are the statements that have run so far.
 */
function replaceConstraints({ name, sql }: SqlMigration, texts: readonly string[]): SqlMigration {
  const { constraints } = declaredBy(texts)
  const clashing = declaredBy([sql]).constraints
  const dropped = [...clashing.keys()].filter((constraint) => constraints.has(constraint)).map(dropConstraint)
  return { name, sql: dropped.length > 0 ? `${dropped.join('\n')}\n${sql}` : sql }
}

/** Versions that the Supabase CLI has run on this database. */
async function pushedVersions(database: Database): Promise<Set<string>> {
  const [ledger] = await database.query<{ exists: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as exists",
  )
  if (!ledger?.exists) return new Set()
  const rows = await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
  return new Set(rows.map(({ version }) => version))
}

async function apply(database: Database, { name, sql }: SqlMigration): Promise<void> {
  await database.script(
    `${sql}\ninsert into lectern_ledger.applied (name, sql) values (${quote(name)}, ${quote(sql)});`,
  )
}
