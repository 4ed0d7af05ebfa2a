// What a person who reads requests can do. Every call takes and gives plain JSON, so that it can also be made from
// another process while the server runs.
import { reservedColumns } from '../../../supabase/functions/_shared/reserved-columns.ts'
import type { Database, Parameter } from '../database/database.ts'

export interface StoredRequest {
  id: string
  form: string
  /** ISO 8601, UTC. */
  createdAt: string
  status: 'new' | 'handled'
  /** Why it may come from a machine; null when nothing says so. */
  suspicion: string | null
  /** Sent from the live preview. */
  test?: true
  /** What became of its mails: the worst of them counts. */
  mail: 'none' | 'waiting' | 'sent' | 'dead'
  answers: Record<string, unknown>
}

export interface RequestList {
  /** The fields there are, in the order of their columns. */
  fields: string[]
  /** Newest first. */
  requests: StoredRequest[]
}

export interface ListFilter {
  /** ISO 8601. */
  since?: string
  status?: 'new' | 'handled' | 'suspect'
  /** An id, or the beginning of one. */
  id?: string
}

export interface OutboxMail {
  id: string
  requestId: string
  kind: string
  state: 'waiting' | 'sent' | 'dead'
  attempts: number
  /** The code of the last failure; empty when there was none. */
  error: string
}

export interface RequestAdmin {
  list(filter: ListFilter): Promise<RequestList>
  /** Gives how many requests changed: one, or none when no id begins so, or several do. */
  mark(input: { id: string; status: 'new' | 'handled' }): Promise<number>
  /** Removes every request that holds the e-mail address as an answer, with its mails; gives how many. */
  erase(input: { email: string }): Promise<number>
  /** Removes one request by its full id. */
  remove(input: { id: string }): Promise<number>
  mails(filter: { state?: OutboxMail['state']; requestId?: string }): Promise<OutboxMail[]>
  /** Puts mails that were given up back in the queue; gives how many. */
  retryMails(input: Record<string, never>): Promise<number>
}

const listed = `
  select r.id::text as id, r.form, r.status, r.suspicion, r.is_test,
    to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
    (select case
      when count(*) = 0 then 'none' when count(dead_at) > 0 then 'dead'
      when count(sent_at) = count(*) then 'sent' else 'waiting' end
      from lectern.outbox o where o.request_id = r.id) as mail,
    jsonb_strip_nulls(to_jsonb(r) - $1::text::text[])::text as answers
  from lectern.requests r
  where ($2::text is null or r.created_at >= $2::text::timestamptz)
    and ($3::text is null or case $3::text when 'suspect' then r.suspicion is not null else r.status = $3::text end)
    and ($4::text is null or r.id::text like $4::text || '%')
  order by r.arrival desc`

const inOrder = (fields: string[], answers: Record<string, unknown>) =>
  Object.fromEntries(fields.filter((name) => Object.hasOwn(answers, name)).map((name) => [name, answers[name]]))

const reserved = `{${reservedColumns.join(',')}}`

/** `afterRemoval` is called when rows are gone, so that what was made from them outside the database can go too. */
export function createRequestAdmin(database: Database, afterRemoval: () => Promise<void>): RequestAdmin {
  const remove = async (action: string, condition: string, parameter: Parameter): Promise<number> => {
    const [row] = await database.query<{ gone: number }>(
      `with gone as (delete from lectern.requests r where ${condition} returning 1),
        noted as (insert into lectern.audit (action, removed) select '${action}', count(*) from gone)
      select count(*)::integer as gone from gone`,
      [parameter],
    )
    await afterRemoval()
    return row?.gone ?? 0
  }
  return {
    async list({ since, status, id }) {
      const rows = await database.query<
        Omit<StoredRequest, 'answers' | 'test'> & { answers: string; is_test: boolean | null }
      >(listed, [reserved, since ?? null, status ?? null, id?.toLowerCase().replaceAll(/[^0-9a-f-]/g, '_') ?? null])
      const columns = await database.query<{ name: string }>(
        `select attname::text as name from pg_catalog.pg_attribute
        where attrelid = 'lectern.requests'::regclass and attnum > 0 and not attisdropped
          and attname <> all ($1::text::text[]) order by attnum`,
        [reserved],
      )
      const fields = columns.map(({ name }) => name)
      const requests = rows.map(({ is_test, ...row }) => ({
        ...row,
        ...(is_test ? { test: true as const } : {}),
        answers: inOrder(fields, JSON.parse(row.answers)),
      }))
      return { fields, requests }
    },
    async mark({ id, status }) {
      const found = (await this.list({ id })).requests
      if (found.length !== 1) return 0
      await database.query(
        `update lectern.requests set status = $2::text,
          handled_at = case $2::text when 'handled' then clock_timestamp() end where id = $1::text::uuid`,
        [found[0]?.id ?? '', status],
      )
      return 1
    },
    erase: ({ email }) =>
      remove(
        'erased by e-mail address',
        'exists (select from jsonb_each_text(to_jsonb(r)) answer where lower(answer.value) = lower($1::text))',
        email.trim(),
      ),
    remove: ({ id }) => remove('removed', 'r.id = $1::text::uuid', id),
    mails: ({ state, requestId }) =>
      database.query<OutboxMail>(
        `select * from (
          select id::text, request_id::text as "requestId", kind, attempts, coalesce(last_error, '') as error,
            case when dead_at is not null then 'dead' when sent_at is not null then 'sent' else 'waiting' end as state
          from lectern.outbox order by due_at desc
        ) mail where ($1::text is null or state = $1::text) and ($2::text is null or "requestId" = $2::text)`,
        [state ?? null, requestId ?? null],
      ),
    async retryMails() {
      const rows = await database.query(
        `update lectern.outbox set dead_at = null, attempts = 0, due_at = clock_timestamp()
        where dead_at is not null returning id`,
      )
      return rows.length
    },
  }
}
