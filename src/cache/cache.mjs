// The cache of derived files, and atomic writes. Plain JavaScript, because the commands are compiled with it.
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

/** Distinguishes this process and thread from every other one in names of temporary files. */
const processTag = `${process.pid}-${Math.random().toString(36).slice(2)}`

export function writeWhole(file, content, { mode, durable = false, write = writeFileSync } = {}) {
  mkdirSync(dirname(file), { recursive: true })
  const beside = join(dirname(file), `.${basename(file)}.${processTag}.tmp`)
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
    // Errors of a write by descriptor have no path.
    throw Object.assign(error, { path: file })
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
    const exists = existsSync(this.pathOf(name))
    if (exists) markUsed(this.pathOf(name))
    return exists
  }

  read(name) {
    return this.has(name) ? readFileSync(this.pathOf(name)) : undefined
  }

  write(name, content) {
    writeWhole(this.pathOf(name), content)
    return this.pathOf(name)
  }

  async folderOf(name, make) {
    const making = this.pathOf(`making-${processTag}-${name}`)
    if (this.has(name)) return this.pathOf(name)
    mkdirSync(making, { recursive: true })
    try {
      await make(making)
      return this.adopt(making, name)
    } finally {
      rmSync(making, { recursive: true, force: true })
    }
  }

  adopt(making, name) {
    const folder = this.pathOf(name)
    try {
      renameSync(making, folder)
    } catch (error) {
      // Another process has put the same folder there meanwhile, and may be reading it.
      if (!existsSync(folder)) throw error
    }
    return folder
  }

  forget(kind, { kept = 6, days = 0 } = {}) {
    const now = Date.now()
    const names = existsSync(this.folder) ? readdirSync(this.folder) : []
    const used = names
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
    // The file belongs to another user or was deleted meanwhile; only the order of eviction suffers.
  }
}
