// Lists, marks, erases and removes stored requests. Calls take and return plain JSON, so that another process can make them
// while the server runs.
import { reservedColumns } from '../../../supabase/functions/_shared/reserved-columns.ts'
import type { Database, Parameter } from '../database/database.ts'
import { deleteMails } from '../mail/mailers.ts'

export interface StoredRequest {
  id: string
  form: string
  /** ISO 8601, UTC. */
  createdAt: string
  status: 'new' | 'handled'
  /** Why the request may come from a bot; null when nothing suggests it. */
  suspicion: string | null
  /** True for requests from the live preview. */
  test?: true
  /** The worst state among the request's mails. */
  mail: 'none' | 'waiting' | 'sent' | 'dead'
  answers: Record<string, unknown>
}

export interface RequestList {
  /** Names of all fields, in the order of their columns. */
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
  /** Returns the number of changed requests: 0 when no id begins with `id`, or several do. */
  mark(input: { id: string; status: 'new' | 'handled' }): Promise<number>
  /** Deletes every request with the e-mail address among its answers, and its mails; returns how many requests. */
  erase(input: { email: string }): Promise<number>
  /** Deletes one request by its full id; returns how many were deleted. */
  remove(input: { id: string }): Promise<number>
  mails(filter: { state?: OutboxMail['state']; requestId?: string }): Promise<OutboxMail[]>
  /** Queues mails again that had been given up; returns how many. */
  retryMails(input: Record<string, never>): Promise<number>
}

const listQuery = `
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
    and ($4::text is null or starts_with(r.id::text, nullif($4::text, '')))
  order by r.arrival desc`

/** The columns of answers, in their order. */
const fieldsQuery = `
  select attname::text as name from pg_catalog.pg_attribute
  where attrelid = 'lectern.requests'::regclass and attnum > 0 and not attisdropped
    and attname <> all ($1::text::text[]) order by attnum`

const markQuery = `
  update lectern.requests set status = $2::text,
    handled_at = case $2::text when 'handled' then clock_timestamp() end where id = $1::text::uuid`

const mailsQuery = `
  select * from (
    select id::text, request_id::text as "requestId", kind, attempts, coalesce(last_error, '') as error,
      case when dead_at is not null then 'dead' when sent_at is not null then 'sent' else 'waiting' end as state
    from lectern.outbox order by due_at desc
  ) mail where ($1::text is null or state = $1::text) and ($2::text is null or "requestId" = $2::text)`

const retryQuery = `
  update lectern.outbox set dead_at = null, attempts = 0, due_at = clock_timestamp()
  where dead_at is not null returning id`

const sortAnswers = (fields: string[], answers: Record<string, unknown>) =>
  Object.fromEntries(fields.filter((name) => Object.hasOwn(answers, name)).map((name) => [name, answers[name]]))

const reservedArray = `{${reservedColumns.join(',')}}`

/** `mailFolder` has the mails that were written as files; those of removed requests are deleted with them. */
export function createRequestAdmin(database: Database, mailFolder: string): RequestAdmin {
  const remove = async (action: string, condition: string, parameter: Parameter): Promise<number> => {
    const [row] = await database.query<{ gone: number; mails: string }>(
      `with gone as (delete from lectern.requests r where ${condition} returning r.id),
        noted as (insert into lectern.audit (action, removed) select '${action}', count(*) from gone)
      select count(*)::integer as gone,
        (select coalesce(string_agg(id::text, ' '), '') from lectern.outbox where request_id in (select id from gone)) as mails
      from gone`,
      [parameter],
    )
    deleteMails(row?.mails.split(' ') ?? [], mailFolder)
    return row?.gone ?? 0
  }
  return {
    async list({ since, status, id }) {
      const rows = await database.query<
        Omit<StoredRequest, 'answers' | 'test'> & { answers: string; is_test: boolean | null }
      >(listQuery, [reservedArray, since ?? null, status ?? null, id?.toLowerCase() ?? null])
      const columns = await database.query<{ name: string }>(fieldsQuery, [reservedArray])
      const fields = columns.map(({ name }) => name)
      const requests = rows.map(({ is_test, ...row }) => ({
        ...row,
        ...(is_test ? { test: true as const } : {}),
        answers: sortAnswers(fields, JSON.parse(row.answers)),
      }))
      return { fields, requests }
    },
    async mark({ id, status }) {
      const found = (await this.list({ id })).requests
      if (found.length !== 1) return 0
      await database.query(markQuery, [found[0]?.id ?? '', status])
      return 1
    },
    erase: ({ email }) =>
      remove(
        'erased by e-mail address',
        'exists (select from jsonb_each_text(to_jsonb(r)) answer where lower(answer.value) = lower($1::text))',
        email.trim(),
      ),
    remove: ({ id }) => remove('removed', 'r.id = $1::text::uuid', id),
    mails: ({ state, requestId }) => database.query<OutboxMail>(mailsQuery, [state ?? null, requestId ?? null]),
    retryMails: async () => (await database.query(retryQuery)).length,
  }
}
