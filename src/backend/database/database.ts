// The database as migrations, request administration and the outbox use it, embedded or a Postgres server.
import type { RunQuery } from '../../../supabase/functions/_shared/sql-store.ts'

export type Parameter = string | number | null

export interface Database {
  /** Runs a statement for the functions and the mailer, with the privileges of `role` only. */
  queryAs: RunQuery
  /** True while `queryAs` would wait too long for its turn; `queryAs` then rejects with the code BUSY. */
  isBusy(): boolean
  /** Runs a statement as the owner. Dates and times come as text or Date: select them as text. */
  query<Row>(text: string, parameters?: Parameter[]): Promise<Row[]>
  /** Runs several statements in one transaction. */
  script(text: string): Promise<void>
  close(): Promise<void>
}
