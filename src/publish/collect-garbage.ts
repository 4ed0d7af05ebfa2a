// Frees memory between two steps of a large build. V8 lets garbage grow with what is in use: what a step needed alone would be in
// memory until the next one has needed as much again.
import { memoryUsage } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes in use. Below, nothing would be saved that anybody notices. */
const worthCollecting = 200_000_000

/** Takes as long as what stays in use is large: 0.2 s for 360 MB. */
export function collectGarbage(): void {
  if (memoryUsage().heapUsed < worthCollecting) return
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // Compiled code that a process caches is rejected by every process with other flags.
  setFlagsFromString('--no-expose-gc')
  collect()
}
