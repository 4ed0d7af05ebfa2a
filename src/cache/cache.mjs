// What may be thrown away and made again, and how a file is written whole. Plain JavaScript, since the commands are compiled with it.
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Of no other process or thread. */
const mine = `${process.pid}-${Math.random().toString(36).slice(2)}`

export function writeWhole(file, content, { mode, durable = false, write = writeFileSync } = {}) {
  mkdirSync(dirname(file), { recursive: true })
  const beside = join(dirname(file), `.${basename(file)}.${mine}.tmp`)
  try {
    const descriptor = openSync(beside, 'w', mode)
    try {
      write(descriptor, content)
      if (durable) fsyncSync(descriptor)
      if (fstatSync(descriptor).size !== Buffer.byteLength(content))
        throw Object.assign(new Error('short write'), { code: 'ENOSPC' })
    } finally {
      closeSync(descriptor)
    }
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}

export const cacheFolder = (root) => join(root, 'node_modules', '.cache', 'lectern')

const day = 24 * 60 * 60 * 1000

export class Cache {
  constructor(folder) {
    this.folder = folder
  }

  pathOf(name) {
    return join(this.folder, name)
  }

  has(name) {
    const isThere = existsSync(this.pathOf(name))
    if (isThere) markUsed(this.pathOf(name))
    return isThere
  }

  read(name) {
    return this.has(name) ? readFileSync(this.pathOf(name)) : undefined
  }

  write(name, content) {
    writeWhole(this.pathOf(name), content)
    return this.pathOf(name)
  }

  async folderOf(name, make) {
    const [folder, making] = [this.pathOf(name), this.pathOf(`making-${mine}-${name}`)]
    if (this.has(name)) return folder
    mkdirSync(making, { recursive: true })
    try {
      await make(making)
      renameSync(making, folder)
    } catch (error) {
      // Another process made the same at the same moment: its work is as good.
      if (!existsSync(folder)) throw error
    } finally {
      rmSync(making, { recursive: true, force: true })
    }
    return folder
  }

  forget(kind, { kept = 6, days = 0 } = {}) {
    const now = Date.now()
    const found = existsSync(this.folder) ? readdirSync(this.folder) : []
    const used = found
      .filter((name) => name.startsWith(kind))
      .map((name) => ({ name, at: statSync(this.pathOf(name), { throwIfNoEntry: false })?.mtimeMs ?? now }))
      .sort((one, other) => other.at - one.at)
    for (const { name, at } of used.slice(kept))
      if (now - at >= days * day) rmSync(this.pathOf(name), { recursive: true, force: true })
  }
}

function markUsed(path) {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // Of another user, or gone meanwhile: what is in it is as good.
  }
}
