// Measures how many requests the backend takes and how long a visitor waits, beside the floor: a bare insert by the same driver.
import { join } from 'node:path'
import type { Database } from '../../src/backend/database/database.ts'
import { migrateDatabase } from '../../src/backend/database/migrations.ts'
import { openPglite } from '../../src/backend/database/pglite-database.ts'
import { openPostgres } from '../../src/backend/database/postgres-database.ts'
import { inTemporaryFolder } from '../../src/files/temporary-folder.ts'
import { forms } from '../../supabase/functions/_shared/forms.generated.ts'
import { serveInDeno } from '../../tests/faults/deno-server.ts'
import { startPostgres } from '../../tests/faults/postgres-server.ts'
import { rowsOf, startProduct } from '../../tests/faults/product.ts'
import { arrivals, compare, throughput } from '../../tests/faults/visitors.ts'
import { freePort } from '../../tests/ports.ts'
import type { Bench, BenchOptions } from '../bench.ts'
import { percentile } from '../spread.ts'

interface Goal {
  name: string
  perSecond: number
  p99: number
}

const header = `| home | rate | p50 ms | p99 ms | max ms | lost | doubled | other answers | most req/s | bare insert/s | share |
|---|---|---|---|---|---|---|---|---|---|---|`

/** Prints a Markdown table; returns whether every goal was met. */
export const bench: Bench = async (options) => {
  options.say(`Open arrivals for ${options.seconds} s a row; every answer compared with what is stored.\n\n${header}`)
  const embedded = await benchEmbedded(options)
  const nodePostgres = await benchPostgres(options, 'node')
  const denoPostgres = await benchPostgres(options, 'deno')
  return embedded && nodePostgres && denoPostgres
}

const benchEmbedded = (options: BenchOptions): Promise<boolean> =>
  inTemporaryFolder('bench', async (folder) => {
    const bare = await openPglite(options.root, join(folder, 'bare'))
    const floor = await bareInserts(bare, 1)
    await bare.close()
    const place = { root: options.root, data: join(folder, 'data'), port: await freePort() }
    const product = await startProduct(place)
    try {
      const goal = { name: 'npm start, embedded database', perSecond: 300, p99: 250 }
      return await measure(options, goal, product.url, () => rowsOf(place), floor)
    } finally {
      await product.kill()
    }
  })

const benchPostgres = (options: BenchOptions, runtime: 'node' | 'deno'): Promise<boolean> =>
  inTemporaryFolder('bench', async (folder) => {
    const postgres = await startPostgres()
    try {
      const url = await postgres.database('bench')
      const database = openPostgres(url, { connections: 8 })
      const floor = await bareInserts(database, 32)
      await migrateDatabase(
        database,
        options.root,
        forms.map(({ form }) => form),
      )
      await database.close()
      const env = { DATABASE_URL: url }
      const place = { root: options.root, data: join(folder, 'data'), port: await freePort(), env }
      const deno = { SUPABASE_DB_URL: url, REQUEST_LIMITS: 'off', DB_CONNECTIONS: '8' }
      const server =
        runtime === 'node'
          ? await startProduct(place)
          : await serveInDeno(options.root, 'submit-contact-form', deno, join(folder, 'cache'))
      const name = runtime === 'node' ? 'npm start, Postgres 15' : 'the hosted function in Deno, Postgres 15'
      const met = await measure(options, { name, perSecond: 500, p99: 100 }, server.url, () => rowsOf(place), floor)
      await server.stop()
      return met
    } finally {
      postgres.stop()
    }
  })

async function measure(
  { seconds, say }: BenchOptions,
  goal: Goal,
  url: string,
  rows: () => ReturnType<typeof rowsOf>,
  floor: number,
): Promise<boolean> {
  await arrivals(url, 50, 2)
  const warm = (await rows()).length
  const load = await arrivals(url, goal.perSecond, seconds)
  const count = compare(load.intents, await rows())
  const maxRate = await throughput(url, 50, Math.min(10, seconds))
  const latencyAt = (share: number) => Math.round(percentile(load.latencies, share))
  const p99 = latencyAt(0.99)
  const other = [...load.statuses].filter(([status]) => status !== 200).map(([status, n]) => `${n} × ${status}`)
  const lost = count.lost + count.mistaken + Math.abs(count.rows - warm - count.acknowledged)
  say(
    `| ${goal.name} | ${goal.perSecond}/s | ${latencyAt(0.5)} | ${p99} | ${latencyAt(1)} | ${lost} | ${count.doubled} | ${other.join(', ') || 'none'} | ${maxRate} | ${floor} | ${Math.round((100 * maxRate) / floor)} % |`,
  )
  return p99 <= goal.p99 && lost === 0 && count.doubled === 0 && other.length === 0
}

/** Inserts into a table without constraints for three seconds, with `concurrency` inserts at once; returns inserts a second. */
async function bareInserts(database: Database, concurrency: number): Promise<number> {
  await database.script('create table public.bare (id uuid primary key default gen_random_uuid(), answers jsonb)')
  const end = performance.now() + 3000
  let done = 0
  const insertUntilEnd = async () => {
    while (performance.now() < end) {
      await database.query('insert into public.bare (answers) values ($1::text::jsonb)', ['{"name":"Ada"}'])
      done++
    }
  }
  await Promise.all(Array.from({ length: concurrency }, insertUntilEnd))
  return Math.round(done / 3)
}
