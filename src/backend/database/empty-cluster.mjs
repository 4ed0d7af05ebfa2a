// Caches an empty database as one archive: creating a cluster takes seconds, unpacking one a tenth of a second.
// Plain JavaScript, because a worker thread loads this file without compiling.
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

/** @returns {string} the archive's path, one for each version of PGlite */
const clusterFile = (cache) => join(cache, `empty-cluster-${version}.tar.gz`)

/** Unpacks an empty database into a folder, which is created. */
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
 * Creates the archive again when it is missing or corrupt; skips caching where the cache is not writable.
 * @returns {Promise<Buffer>} a tar archive
 */
async function emptyCluster(cache) {
  const read = () => gunzipSync(readFileSync(clusterFile(cache)))
  try {
    return read()
  } catch {
    // The archive is missing, unreadable or truncated.
  }
  // A child process, because creating a cluster takes several times the memory of the database, which a server would not give back.
  await new Promise((resolve) => {
    const program = join(dirname(fileURLToPath(import.meta.url)), 'cluster-process.mjs')
    const flags = ['--wasm-tiering-budget=2147483647', '--liftoff-only', '--max-semi-space-size=1']
    const child = spawn(process.execPath, [...flags, program, cache], { stdio: 'ignore' })
    child.once('error', resolve).once('exit', resolve)
  })
  try {
    return read()
  } catch {
    // The cache is not writable.
    return gunzipSync(await makeCluster())
  }
}

/** @returns {Promise<Buffer>} a compressed tar archive */
async function makeCluster() {
  // No statement runs on it, so the smallest memory is enough; more would add to the peak of a first start.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=1MB']
  const inMemory = await PGlite.create({ startParams })
  const cluster = Buffer.from(await (await inMemory.dumpDataDir('gzip')).arrayBuffer())
  await inMemory.close()
  return cluster
}

/** Creates an empty database and writes it to the cache. */
export async function cacheCluster(cache) {
  const cluster = await makeCluster()
  try {
    writeWhole(clusterFile(cache), cluster)
  } catch {
    // The disk is full or the folder belongs to another user: the next start creates the cluster again.
  }
}
