// Stores the destination that the owner has confirmed on this machine. It stands in the site's .lectern, signed with a key outside of the
// site, so that a copied site folder does not bring a valid confirmation along.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { writeWhole } from '../cache/cache.mjs'

/** True when this destination was confirmed. `folder`: the site's folder; `id`: the id of the destination. */
export function isConfirmed(folder: string, id: string): boolean {
  const file = fileIn(folder)
  if (!existsSync(file) || !existsSync(keyFile())) return false
  const [stored, expected] = [Buffer.from(readFileSync(file, 'utf8')), Buffer.from(sealOf(folder, id))]
  return stored.length === expected.length && timingSafeEqual(stored, expected)
}

/** Stores the confirmation, in place of an earlier one. */
export function confirm(folder: string, id: string): void {
  writeWhole(fileIn(folder), sealOf(folder, id))
}

const fileIn = (folder: string) => join(folder, '.lectern', 'publish', 'confirmed')

function keyFile(): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env
  return join(XDG_STATE_HOME || LOCALAPPDATA || join(homedir(), '.local', 'state'), 'lectern', 'key')
}

function sealOf(folder: string, id: string): string {
  const file = keyFile()
  if (!existsSync(file)) writeWhole(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return createHmac('sha256', readFileSync(file))
    .update(`${realpathSync(folder)}\0${id}`)
    .digest('base64url')
}
