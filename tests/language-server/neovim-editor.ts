// Drives a headless Neovim with its built-in client and `lectern lsp` as its server.
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'vitest'
import { positionOf, root } from './lsp-client.ts'

export const hasNeovim = spawnSync('nvim', ['--version']).status === 0
if (!hasNeovim) process.stderr.write('Neovim is not installed, so its tests are left out: apt-get install neovim.\n')

type LuaAnswer = { result: unknown } | { error: string }

export class NeovimEditor {
  readonly folder = mkdtempSync(join(tmpdir(), 'lectern-neovim-'))
  private readonly editor: ChildProcessWithoutNullStreams
  private readonly waiting: ((answer: LuaAnswer) => void)[] = []
  private complaints = ''

  /** `preview`: URL of the live preview. */
  constructor(preview?: string) {
    const { folder } = this
    const command = [process.execPath, join(root, 'tools/run.mjs'), 'lsp']
    const script = join(root, 'tests/language-server/neovim-editor.lua')
    this.editor = spawn('nvim', ['--headless', '--clean', '-n', '-c', `luafile ${script}`], {
      cwd: folder,
      env: {
        ...process.env,
        LECTERN_SETTINGS: JSON.stringify({ command, folder, preview }),
        XDG_STATE_HOME: folder,
        XDG_CACHE_HOME: folder,
      },
    })
    this.editor.stderr.on('data', (chunk) => (this.complaints += String(chunk)))
    createInterface({ input: this.editor.stdout }).on('line', (line) =>
      this.waiting.shift()?.(JSON.parse(line) as LuaAnswer),
    )
    this.editor.once('exit', () => {
      for (const tell of this.waiting.splice(0)) tell({ error: `Neovim has ended: ${this.complaints}` })
    })
  }

  /** Writes a file to the disk. */
  write(name: string, text: string): void {
    mkdirSync(dirname(join(this.folder, name)), { recursive: true })
    writeFileSync(join(this.folder, name), text)
  }

  /** Opens a file with this text, the cursor at `¦`. */
  open(name: string, marked: string): Promise<void> {
    mkdirSync(dirname(join(this.folder, name)), { recursive: true })
    const { line, character } = positionOf(marked, Math.max(0, marked.indexOf('¦')))
    const column = Buffer.byteLength((marked.split('\n')[line] ?? '').slice(0, character))
    const lines = marked.replace('¦', '').replace(/\n$/, '').split('\n')
    return this.call('open', { name, lines, row: line + 1, column })
  }

  /** Sends a request about the cursor's place. */
  ask<T>(method: string, more: object = {}): Promise<T> {
    return this.call('ask', { method, more: { context: { includeDeclaration: true }, ...more } })
  }

  lua<T = void>(code: string): Promise<T> {
    return this.call('lua', code)
  }

  press(keys: string): Promise<void> {
    return this.call('press', keys)
  }

  text(name: string): Promise<string> {
    return this.call('text', name)
  }

  /** Opens the completion menu and accepts an item by keys. */
  async complete(label: string): Promise<void> {
    await this.call('menu')
    await expect.poll(() => this.call<string[]>('menu_labels'), { interval: 20 }).toContain(label)
    const labels = await this.call<string[]>('menu_labels')
    await this.call('take', labels.indexOf(label))
    await expect.poll(() => this.lua('return vim.fn.pumvisible()'), { interval: 20 }).toBe(0)
    await this.press('<Esc>')
    await expect.poll(() => this.lua('return vim.fn.mode()'), { interval: 20 }).toBe('n')
  }

  async stop(): Promise<void> {
    if (this.editor.exitCode === null && this.editor.signalCode === null) {
      const ended = new Promise((done) => this.editor.once('exit', done))
      await this.call('stop')
      await ended
    }
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async call<T>(name: string, parameters: unknown = null): Promise<T> {
    if (this.editor.exitCode !== null || this.editor.signalCode !== null)
      throw new Error(`Neovim has ended: ${this.complaints}`)
    // Neovim does not answer while it shows a prompt.
    const stuck = setTimeout(() => {
      this.complaints += 'it has not answered for 30 seconds, as at a prompt'
      this.editor.kill('SIGKILL')
    }, 30_000)
    const answer = await new Promise<LuaAnswer>((tell) => {
      this.waiting.push(tell)
      this.editor.stdin.write(`${JSON.stringify({ name, parameters })}\n`)
    })
    clearTimeout(stuck)
    if ('error' in answer) throw new Error(answer.error)
    return answer.result as T
  }
}
