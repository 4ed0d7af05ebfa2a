// Answers lost on their way, and a full disk.
import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../ports.ts'
import type { TrialResult } from './kill-trials.ts'
import { type ProductOptions, rowsOf, startProduct } from './product.ts'
import { compare, newIntent, send } from './visitors.ts'

/** The request is stored, but the connection breaks before the answer arrives. */
export async function answersLost(options: ProductOptions, times: number): Promise<TrialResult> {
  const product = await startProduct(options)
  const port = await freePort()
  let cut = true
  const proxy = createServer((visitor) => {
    const server = connect(options.port, '127.0.0.1')
    visitor.pipe(server)
    server.on('data', (part) => (cut ? visitor.destroy() : visitor.write(part)))
    for (const [one, other] of [
      [visitor, server],
      [server, visitor],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  const url = product.url.replace(`:${options.port}`, `:${port}`)
  const intents = Array.from({ length: times }, newIntent)
  const first = await Promise.all(intents.map((intent) => send(url, intent)))
  cut = false
  await Promise.all(intents.map((intent) => send(url, intent)))
  const rows = await rowsOf(options)
  const count = compare(intents, rows)
  await product.stop()
  await new Promise<void>((resolve) => proxy.close(() => resolve()))
  const unanswered = first.filter(({ status }) => status === 0).length
  return {
    name: 'answer lost after the commit, sent again with the same key',
    times,
    intents: times,
    acknowledged: count.acknowledged,
    lost: count.lost + count.mistaken,
    doubled: count.doubled,
    notes: `${unanswered} of ${times} first answers lost`,
    passed: unanswered === times && rows.length === times && count.acknowledged === times && count.mistaken === 0,
  }
}

/** Runs the product on a small file system of its own. Needs root: undefined without it. */
export async function diskFull(options: ProductOptions): Promise<TrialResult | undefined> {
  if (process.getuid?.() !== 0) return undefined
  mkdirSync(options.data, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', options.data])
  const filler = join(options.data, 'filler')
  try {
    const product = await startProduct(options)
    const before = Array.from({ length: 20 }, newIntent)
    for (const intent of before) await send(product.url, intent)
    fillUp(filler)
    const during = Array.from({ length: 200 }, newIntent)
    const statuses = new Set<number>()
    for (const intent of during) statuses.add((await send(product.url, intent)).status)
    const alive = product.isAlive()
    rmSync(filler)
    const after = Array.from({ length: 20 }, newIntent)
    for (const intent of after) await send(product.url, intent)
    const without = after.filter(({ acknowledged }) => acknowledged).length
    await product.kill()
    const again = await startProduct(options)
    const intents = [...before, ...during, ...after]
    for (const intent of intents.filter(({ acknowledged }) => !acknowledged)) await send(again.url, intent)
    const count = compare(intents, await rowsOf(options))
    await again.stop()
    return {
      name: 'disk full',
      times: 1,
      intents: intents.length,
      acknowledged: count.acknowledged,
      lost: count.lost + count.mistaken,
      doubled: count.doubled,
      notes: `answers while full: ${[...statuses].join(', ')}; the server ${alive ? 'stayed up' : 'ended'}; once there was room ${without} of 20 were stored without a restart`,
      passed: count.lost === 0 && count.doubled === 0 && count.acknowledged === intents.length && alive,
    }
  } finally {
    rmSync(filler, { force: true })
    execFileSync('umount', ['-l', options.data])
  }
}

/** Fills the disk up to the last page. */
function fillUp(file: string): void {
  const open = openSync(file, 'w')
  try {
    for (const size of [1024 * 1024, 4096]) writeUntilFull(open, Buffer.alloc(size))
  } finally {
    closeSync(open)
  }
}

function writeUntilFull(open: number, part: Buffer): void {
  for (;;)
    try {
      writeSync(open, part)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
      throw error
    }
}
