// What the owner has confirmed on this machine. It stands in the site's own .lectern, sealed with a key of the user's outside of the
// site: a folder that came from elsewhere cannot bring its confirmation along.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { writeWhole } from '../cache/cache.mjs'

/** `folder`: the site's. `id`: what is confirmed. */
export function isConfirmed(folder: string, id: string): boolean {
  const file = fileIn(folder)
  if (!existsSync(file) || !existsSync(keyFile())) return false
  const [stored, expected] = [Buffer.from(readFileSync(file, 'utf8')), Buffer.from(sealOf(folder, id))]
  return stored.length === expected.length && timingSafeEqual(stored, expected)
}

/** In place of what was confirmed before. */
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
