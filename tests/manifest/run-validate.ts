// Runs `validate` on the bakery for its tests.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { Fault } from '../../src/problems/fault.ts'
import validate, { printFault } from '../../tools/validate.ts'

export const root = new URL('../..', import.meta.url).pathname
export const bakery = readFileSync(join(root, 'tests/fixtures/bakery.yaml'), 'utf8')
export const broken = bakery.replace('type: hero', 'type: heroe').replace('to: /order', 'to: /ordre')

/** Runs the command in this process and returns its output and exit code. */
export async function run(...argv: string[]) {
  const out: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(out.push(String(text))))
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    return { code: await validate(argv, root), out: out.join('') }
  } finally {
    write.mockRestore()
    errors.mockRestore()
  }
}
/** Runs a command that throws, and returns its fault. */
export async function failing(...argv: string[]) {
  const out: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(out.push(String(text))))
  try {
    const thrown = await validate(argv, root).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (thrown instanceof Fault) printFault(argv, thrown)
    return { thrown, out: out.join('') }
  } finally {
    write.mockRestore()
  }
}
