// Privileges in the database: every role, every operation, every table and function.
import { expect, it } from 'vitest'
import type { Database } from '../../src/backend/database/database.ts'
import { crossing } from '../requests/forms.ts'
import { onBothDatabases } from './both-databases.ts'

const roles = ['anon', 'authenticated', 'service_role', 'lectern_function', 'lectern_mailer']
/** All that is allowed. */
const allowed = [
  'lectern_function: lectern.submit_request',
  'lectern_mailer: lectern.claim_mails',
  'lectern_mailer: lectern.report_mail',
  'lectern_mailer: lectern.expire_requests',
]

const operations: Record<string, (table: string, column: string) => string> = {
  select: (table) => `select count(*) from ${table}`,
  insert: (table) => `insert into ${table} default values`,
  returning: (table) => `insert into ${table} default values on conflict do nothing returning *`,
  update: (table, column) => `update ${table} set ${column} = default`,
  delete: (table) => `delete from ${table}`,
  truncate: (table) => `truncate ${table} cascade`,
  lock: (table) => `lock table ${table}`,
  explain: (table) => `explain select * from ${table}`,
  references: (table) => `create temporary table mine (like ${table})`,
  drop: (table) => `drop table ${table} cascade`,
}

/** The SQLSTATE of a statement run as a role, which is rolled back. */
async function stateOf(database: Database, role: string, statement: string): Promise<string> {
  const name = `try_${role}`
  try {
    await database.script(`
      create function pg_temp.${name}() returns void language plpgsql as $try$ begin execute $s$${statement}$s$; end $try$;
      grant execute on function pg_temp.${name}() to ${role};
      set local role ${role};
      do $$ begin perform pg_temp.${name}(); raise exception 'undo' using errcode = 'UNDO1'; end $$;`)
    return 'kept'
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}

onBothDatabases([crossing], (database) => {
  const tables = () =>
    database().query<{ name: string; column: string }>(`select
      quote_ident(schemaname) || '.' || quote_ident(tablename) as name,
      (select quote_ident(attname) from pg_attribute
        where attrelid = (schemaname || '.' || tablename)::regclass and attnum = 1) as column
      from pg_tables where schemaname like 'lectern%' order by 1`)

  it('no role of the database may use any table', async () => {
    const names = await tables()
    expect(names).toContainEqual({ name: 'lectern.requests', column: 'id' })
    const cells: string[] = []
    for (const role of roles)
      for (const { name, column } of names)
        for (const [operation, statement] of Object.entries(operations)) {
          const state = await stateOf(database(), role, statement(name, column))
          // 42501 is "insufficient privilege"; a statement with another error would prove nothing.
          if (state !== '42501') cells.push(`${role}: ${operation} ${name} gave ${state}`)
        }
    expect(cells).toEqual([])
  }, 120_000)

  it('a query as a role succeeds on a table that the role was granted', async () => {
    expect(await stateOf(database(), 'anon', 'select 1')).toBe('UNDO1')
    await database().script('create table public.open (id integer); grant select on public.open to anon')
    expect(await stateOf(database(), 'anon', 'select count(*) from public.open')).toBe('UNDO1')
    await database().script('drop table public.open')
  })

  it('each role of the database may call its own functions and no other', async () => {
    const rows = await database().query<{ cell: string }>(
      `select role || ': ' || n.nspname || '.' || p.proname as cell
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      cross join unnest($1::text::text[]) role
      where n.nspname like 'lectern%' and has_function_privilege(role, p.oid, 'execute')
        and has_schema_privilege(role, n.oid, 'usage')`,
      [`{${roles.join(',')}}`],
    )
    expect(rows.map(({ cell }) => cell).sort()).toEqual([...allowed].sort())
  })

  it('no role of the database may use a sequence or a column, and every table has row security', async () => {
    const [open] = await database().query<{ columns: number; sequences: number; unsecured: number }>(
      `select
        (select count(*) from information_schema.column_privileges
          where table_schema like 'lectern%' and grantee = any ($1::text::text[]))::integer as columns,
        (select count(*) from pg_class c cross join unnest($1::text::text[]) role where c.relkind = 'S'
          and c.relnamespace = 'lectern'::regnamespace and has_sequence_privilege(role, c.oid, 'usage'))::integer as sequences,
        (select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname like 'lectern%' and c.relkind = 'r' and not c.relrowsecurity)::integer as unsecured`,
      [`{${roles.join(',')}}`],
    )
    expect(open).toEqual({ columns: 0, sequences: 0, unsecured: 0 })
  })

  it('row security keeps rows hidden when a privilege is granted by mistake', async () => {
    await database().script(`insert into lectern.requests (form, fingerprint) values ('x', 'y');
      grant usage on schema lectern to anon; grant all on lectern.requests to anon`)
    // 22012 is "division by zero": the role sees no row.
    expect(await stateOf(database(), 'anon', 'select 1 / count(*) from lectern.requests')).toBe('22012')
    expect(
      await stateOf(database(), 'anon', "insert into lectern.requests (form, fingerprint) values ('x', 'z')"),
    ).toBe('42501')
    await database().script(`revoke usage on schema lectern from anon; revoke all on lectern.requests from anon;
      delete from lectern.requests`)
  })

  it('every function of the database sets its search path', async () => {
    const open = await database().query(`select proname from pg_proc
      where pronamespace = 'lectern'::regnamespace and not coalesce(proconfig @> array['search_path=""'], false)`)
    expect(open).toEqual([])
  })
})
