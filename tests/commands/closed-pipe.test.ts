// Every command with its output piped into a reader that exits at once: `npm run forms | head -1`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { root } from '../pages/built-site.ts'
import { startCommand } from '../start-command.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const commands = Object.values(scripts).flatMap((script) => /^node tools\/run\.mjs ([a-z-]+)$/.exec(script)?.[1] ?? [])
/** All commands start in one place, which handles the closed pipe. */
const sampled = commands.filter((_, at) => isWhole || at % 12 === 0)

/** Runs a command with its output pipe closed. */
async function intoClosedPipe(...words: string[]): Promise<{ code: number | null; errors: string }> {
  const { child, ended, errors } = startCommand(words)
  child.stdout.destroy()
  return { code: await ended, errors: errors() }
}

it.each(sampled)('%s ends without a stack trace when its output pipe is closed', async (command) => {
  const { code, errors } = await intoClosedPipe(command, '--help')
  expect(errors).not.toMatch(/EPIPE|\bat .*:\d+:\d+/)
  expect(code).toBe(0)
})

it('a command keeps its exit code when its output pipe is closed', async () => {
  const { code, errors } = await intoClosedPipe('forms', '--manifest', 'nowhere.yaml')
  expect(errors).toContain('nowhere.yaml')
  expect(code).not.toBe(0)
})
