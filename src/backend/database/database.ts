// What the backend's own machinery (migrations, request administration, the outbox) needs of a database, embedded or not.
import type { Ask } from '../../../supabase/functions/_shared/sql-store.ts'

export type Parameter = string | number | null

export interface Database {
  /** For the function and the mailer: stepped down to their role. */
  ask: Ask
  /** Whether `ask` would have to wait too long for its turn, and rejects with the code BUSY. */
  isBusy(): boolean
  /** As the owner. Values of dates and times come as text or Date; select them as text. */
  query<Row>(text: string, parameters?: Parameter[]): Promise<Row[]>
  /** Several statements, all or none. */
  script(text: string): Promise<void>
  close(): Promise<void>
}
