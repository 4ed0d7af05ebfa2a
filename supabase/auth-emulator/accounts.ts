// Reads and writes users, their identities and factors, and converts them to the JSON of the endpoints.
import { randomUUID } from 'node:crypto'
import type { Database, Parameter } from '../../src/backend/database/database.ts'

export interface UserRow {
  id: string
  email: string
  encrypted_password: string | null
  email_confirmed_at: string | null
  last_sign_in_at: string | null
  confirmation_sent_at: string | null
  invited_at: string | null
  recovery_sent_at: string | null
  email_change: string | null
  email_change_sent_at: string | null
  email_change_confirm_status: number
  reauthentication_sent_at: string | null
  banned_until: string | null
  raw_app_meta_data: Record<string, unknown>
  raw_user_meta_data: Record<string, unknown>
  created_at: string
  updated_at: string
}

export interface FactorRow {
  id: string
  friendly_name: string | null
  factor_type: string
  status: 'verified' | 'unverified'
  secret: string
  created_at: string
  updated_at: string
}

type Row = { row: string }

/** Selects rows as JSON text, so that times and numbers read the same from every database. */
export async function rows<T>(database: Database, from: string, parameters: Parameter[] = []): Promise<T[]> {
  const results = await database.query<Row>(`select to_jsonb(t)::text as row from ${from}`, parameters)
  return results.map(({ row }) => JSON.parse(row) as T)
}

type NewUser = Pick<UserRow, 'email' | 'encrypted_password' | 'raw_user_meta_data'>

/** What may change of a user. */
type Changes = Partial<Omit<UserRow, 'id' | 'created_at' | 'updated_at'>>

export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly clock: () => Date,
  ) {}

  byEmail(email: string): Promise<UserRow | undefined> {
    return this.first('lower(t.email) = lower($1)', email)
  }

  byId(id: string): Promise<UserRow | undefined> {
    return this.first('t.id::text = $1', id)
  }

  all(): Promise<UserRow[]> {
    return rows<UserRow>(this.database, 'auth.users t order by t.created_at')
  }

  async create(user: NewUser, confirmed: boolean): Promise<UserRow> {
    const { email, encrypted_password, raw_user_meta_data } = user
    const id = randomUUID()
    const now = this.now()
    await this.database.query(
      `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, email_confirmed_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [id, email, encrypted_password, JSON.stringify(raw_user_meta_data), confirmed ? now : null, now],
    )
    await this.database.query(
      `insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
       values ($1, $2, 'email', $5, $3, $4, $4)`,
      [randomUUID(), id, JSON.stringify({ sub: id, email, email_verified: false, phone_verified: false }), now, id],
    )
    return (await this.byId(id)) as UserRow // It was inserted just now.
  }

  async change(id: string, values: Changes): Promise<UserRow> {
    const given = Object.entries(values)
    const set = given.map(([name], at) => `${name} = $${at + 3}`)
    await this.database.query(`update auth.users set ${['updated_at = $2', ...set].join(', ')} where id = $1`, [
      id,
      this.now(),
      ...given.map(([, value]): Parameter => (value && typeof value === 'object' ? JSON.stringify(value) : value)),
    ])
    return (await this.byId(id)) as UserRow // The caller has read the user before.
  }

  async remove(id: string): Promise<void> {
    await this.database.query('delete from auth.users where id = $1', [id])
  }

  factors(userId: string): Promise<FactorRow[]> {
    return rows<FactorRow>(this.database, 'auth.mfa_factors t where t.user_id = $1 order by t.created_at', [userId])
  }

  /** The user in the JSON of the endpoints. */
  async toJson(user: UserRow): Promise<Record<string, unknown>> {
    const from = 'auth.identities t where t.user_id = $1 order by t.created_at'
    const identities = await rows<IdentityRow>(this.database, from, [user.id])
    return userJson(user, identities, await this.factors(user.id))
  }

  private async first(condition: string, value: string): Promise<UserRow | undefined> {
    return (await rows<UserRow>(this.database, `auth.users t where ${condition}`, [value]))[0]
  }

  private now(): string {
    return this.clock().toISOString()
  }
}

/** The columns that are named otherwise in the JSON. */
interface IdentityRow {
  id: string
  provider_id: string
  identity_data: Record<string, unknown>
}

function userJson(user: UserRow, identities: IdentityRow[], factors: FactorRow[]): Record<string, unknown> {
  const optional = {
    email_confirmed_at: user.email_confirmed_at,
    confirmed_at: user.email_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    invited_at: user.invited_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change,
    email_change_sent_at: user.email_change && user.email_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    factors: factors.length ? factors.map(factorJson) : null,
  }
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(({ id, provider_id, ...identity }) => ({
      identity_id: id,
      id: provider_id,
      ...identity,
      email: identity.identity_data.email,
    })),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  }
}

const factorJson = ({ id, friendly_name, factor_type, status, created_at, updated_at }: FactorRow) => ({
  id,
  friendly_name: friendly_name ?? '',
  factor_type,
  status,
  created_at,
  updated_at,
})
