import type { ChildProcess } from 'node:child_process'
import { answers } from '../ports.ts'

/** Waits until a host's program answers on the port; throws with its output when it ends before. `ended` waits for its end. */
export async function onceAnswering(program: ChildProcess, port: number): Promise<{ ended: Promise<void> }> {
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (part: Buffer) => {
      output += part
    })
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  const failed = ended.then(() => Promise.reject(new Error(`${program.spawnfile} would not start. ${output}`)))
  await Promise.race([answers(port), failed])
  return { ended }
}
