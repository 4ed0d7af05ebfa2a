// An empty database as one file, kept in the cache: making one takes seconds of work, filling a folder from it a tenth of one.
// Loaded by a worker thread as it is, so it is plain JavaScript.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { parseTar } from 'nanotar'
import { writeWhole } from '../../cache/cache.mjs'

const packageFile = join(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))), '..', 'package.json')
const { version } = JSON.parse(readFileSync(packageFile, 'utf8'))

/** @returns {string} where it is kept; another version of PGlite has another one */
const clusterFile = (cache) => join(cache, `empty-cluster-${version}.tar.gz`)

/** Puts the files of an empty database into a folder, which is made. */
export async function putEmptyCluster(folder, cache) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const { name, type, data } of parseTar(await emptyCluster(cache))) {
    const path = join(folder, name)
    if (type === 'directory') mkdirSync(path, { recursive: true, mode: 0o700 })
    else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      writeFileSync(path, data ?? '', { mode: 0o600 })
    }
  }
}

/**
 * Made anew when it is missing or its checksum is wrong; not kept where the cache cannot be written.
 * @returns {Promise<Buffer>} a tar archive
 */
async function emptyCluster(cache) {
  const read = () => gunzipSync(readFileSync(clusterFile(cache)))
  try {
    return read()
  } catch {
    // Not there, not to be read, or cut short.
  }
  // In a process that ends: it takes several times the memory of the database it makes, and a server would keep it.
  await new Promise((resolve) => {
    const program = join(dirname(fileURLToPath(import.meta.url)), 'cluster-process.mjs')
    const flags = ['--wasm-tiering-budget=2147483647', '--liftoff-only', '--max-semi-space-size=1']
    const making = spawn(process.execPath, [...flags, program, cache], { stdio: 'ignore' })
    making.once('error', resolve).once('exit', resolve)
  })
  try {
    return read()
  } catch {
    // The cache cannot be written.
    return gunzipSync(await makeCluster())
  }
}

/** @returns {Promise<Buffer>} a compressed tar archive */
async function makeCluster() {
  // Nothing is asked of it here: little memory does, and what it takes adds to the peak of a first start.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=1MB']
  const inMemory = await PGlite.create({ startParams })
  const cluster = Buffer.from(await (await inMemory.dumpDataDir('gzip')).arrayBuffer())
  await inMemory.close()
  return cluster
}

/** Leaves an empty database in the cache. */
export const cacheCluster = async (cache) => keep(clusterFile(cache), await makeCluster())

function keep(file, bytes) {
  try {
    writeWhole(file, bytes)
  } catch {
    // The disk is full, or the folder is not ours: it is made again the next time.
  }
}
