// Every command with its output piped into a reader that exits at once: `npm run forms | head -1`.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { root } from '../pages/built-site.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const commands = Object.values(scripts).flatMap((script) => /^node tools\/run\.mjs ([a-z-]+)$/.exec(script)?.[1] ?? [])
/** All commands start in one place, which handles the closed pipe. */
const some = commands.filter((_, at) => isWhole || at % 12 === 0)

/** Runs a command whose output nobody reads. */
function intoClosedPipe(...words: string[]): Promise<{ code: number | null; complaints: string }> {
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), ...words], { cwd: root })
  child.stdout.destroy()
  let complaints = ''
  child.stderr.on('data', (part: Buffer) => (complaints += String(part)))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, complaints })))
}

describe('a closed pipe', () => {
  it.each(some)('%s ends without a stack trace when its output pipe is closed', async (command) => {
    const { code, complaints } = await intoClosedPipe(command, '--help')
    expect(complaints).not.toMatch(/EPIPE|\bat .*:\d+:\d+/)
    expect(code).toBe(0)
  })

  it('a command keeps its exit code when its output pipe is closed', async () => {
    const { code, complaints } = await intoClosedPipe('forms', '--manifest', 'nowhere.yaml')
    expect(complaints).toContain('nowhere.yaml')
    expect(code).not.toBe(0)
  })
})
