// Where a worker thread of a command begins: it runs one program of the compiled commands, with the blocks of a site's own in their place.
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { cachedLoader } from './cached-code.mjs'

/**
 * @type {{
 *   code: { folder: string, cache: string, sourceHash: string, own?: object },
 *   program: string,
 *   task: unknown,
 *   running: Int32Array,
 * }}
 * `running` counts the threads that have not ended, for whoever waits and hears of nothing.
 */
const { code, program, task, running } = workerData
const { folder, cache, sourceHash, own } = code
try {
  const load = cachedLoader(folder, { cache, sourceHash, command: program })
  if (own) await load(join('support', 'own-blocks.cjs')).default(own, sourceHash)
  await load(join('support', `${program}.cjs`)).default(task)
} finally {
  Atomics.sub(running, 0, 1)
}
