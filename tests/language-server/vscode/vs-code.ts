// Starts VS Code's server with the packed extension, and opens its workbench in the browser that the tests share.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { newVisitor } from '../../browser/browser.ts'
import { VsCodeWindow } from './vs-code-window.ts'
import { vsCodeProgram } from './vscode-program.ts'

/** Settings that switch off prompts, downloads and views that no test uses. */
const settings = {
  'security.workspace.trust.enabled': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'files.autoSave': 'off',
  'git.enabled': false,
  'npm.autoDetect': 'off',
  'gulp.autoDetect': 'off',
  'grunt.autoDetect': 'off',
  'jake.autoDetect': 'off',
  'typescript.tsc.autoDetect': 'off',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.editor.enablePreview': false,
  'explorer.compactFolders': false,
  'editor.minimap.enabled': false,
  'terminal.integrated.shellIntegration.enabled': false,
  'editor.cursorBlinking': 'solid',
}

/** Key bindings that reset the window between two tests. */
const keybindings = [
  {
    key: 'ctrl+alt+z',
    command: 'runCommands',
    args: { commands: ['workbench.action.files.revert', 'workbench.action.closeAllEditors'] },
  },
]

export class VsCode {
  /** A temporary folder, deleted with its files at the end and created on first use. */
  readonly folder = join(tmpdir(), `lectern-vscode-${randomUUID()}`)
  private server: ChildProcess | undefined
  private address = ''

  async start(): Promise<void> {
    const program = await vsCodeProgram()
    if (!program) throw new Error('There is no VS Code to start.')
    const { main, extension } = program
    const own = join(this.folder, 'own')
    mkdirSync(join(own, 'user', 'User'), { recursive: true })
    writeFileSync(join(own, 'user', 'User', 'settings.json'), JSON.stringify(settings))
    writeFileSync(join(own, 'user', 'User', 'keybindings.json'), JSON.stringify(keybindings))
    const folders = ['--server-data-dir', join(own, 'data'), '--extensions-dir', join(own, 'extensions')]
    const common = ['--accept-server-license-terms', '--telemetry-level', 'off', ...folders]
    const installed = spawnSync(process.execPath, [main, '--install-extension', extension, ...common], {
      encoding: 'utf8',
    })
    if (installed.status !== 0) throw new Error(installed.stdout + installed.stderr)
    const words = ['--without-connection-token', '--host', '127.0.0.1', '--port', '0', '--user-data-dir']
    const server = spawn(process.execPath, [main, ...words, join(own, 'user'), ...common], { cwd: this.folder })
    this.server = server
    this.address = await new Promise<string>((tell, refuse) => {
      let said = ''
      server.stdout.on('data', (chunk) => {
        said += String(chunk)
        const [, port] = /Server bound to 127\.0\.0\.1:(\d+)/.exec(said) ?? []
        if (port) tell(`http://127.0.0.1:${port}`)
      })
      server.stderr.resume()
      server.once('exit', (code) => refuse(new Error(`VS Code has ended with ${code}: ${said}`)))
    })
  }

  /** Opens a window on a folder, or on the folders of a `.code-workspace` file. */
  async open(path: string): Promise<VsCodeWindow> {
    const visit = await newVisitor({ viewport: { width: 1280, height: 900 } })
    const page = await visit.newPage()
    const what = path.endsWith('.code-workspace') ? 'workspace' : 'folder'
    await page.goto(`${this.address}/?${what}=${encodeURI(path)}`)
    return VsCodeWindow.of(page, what === 'folder' ? path : dirname(path))
  }

  async stop(): Promise<void> {
    const { server } = this
    if (server && server.exitCode === null) {
      const ended = new Promise((done) => server.once('exit', done))
      server.kill()
      await ended
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
