// An empty database as one file, kept in the cache: making one takes seconds of work, filling a folder from it a tenth of that.
// Loaded by a worker thread as it is, so it is plain JavaScript.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'

const packageFile = join(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))), '..', 'package.json')
const { version } = JSON.parse(readFileSync(packageFile, 'utf8'))

/** @returns {string} where it is kept; another version of PGlite has another one */
const clusterFile = (cache) => join(cache, `empty-cluster-${version}.tar.gz`)

/**
 * Made anew when it is not there or spoilt; not kept where the cache cannot be written.
 * @returns {Promise<Blob>}
 */
export async function emptyCluster(cache) {
  const file = clusterFile(cache)
  try {
    return new Blob([gunzipSync(readFileSync(file))])
  } catch {
    // Not there, not to be read, or cut short.
  }
  const inMemory = await PGlite.create()
  const cluster = Buffer.from(await (await inMemory.dumpDataDir('none')).arrayBuffer())
  await inMemory.close()
  keep(file, gzipSync(cluster, { level: 1 }))
  return new Blob([cluster])
}

/** Whole or not at all; somebody may make the same at the same moment. */
function keep(file, bytes) {
  const making = `${file}.${process.pid}-${threadId}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(making, bytes)
    renameSync(making, file)
  } catch {
    // The disk is full, or the folder is not ours: it is made again the next time.
    if (existsSync(making)) rmSync(making)
  }
}
