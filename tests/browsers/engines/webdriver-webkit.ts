// WebKitGTK driven by WebDriver, from Debian's package webkit2gtk-driver.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, freePort } from '../../ports.ts'
import { complaintsPath, type Engine, partsOfKey, type Tab, type TabOptions, viewport } from './engine.ts'
import { keyActions, keyCodes, newSession, pointerActions, type Session } from './webdriver.ts'

export interface WebKitPrograms {
  driver: string
  miniBrowser: string
  /** Provides a display where there is none. */
  xvfb: string | undefined
}

/** Every visitor has a driver and a browser of their own: a driver has one session, and a session one profile. */
export async function webdriverWebKit({ driver, miniBrowser, xvfb }: WebKitPrograms): Promise<Engine> {
  const screen = xvfb ? await openScreen(xvfb) : undefined
  const config = smallToolbar()
  const display = screen && { DISPLAY: screen.display, GDK_BACKEND: 'x11' }
  const env = { ...process.env, ...display, XDG_CONFIG_HOME: config }
  const open = async (script: boolean, tries = 3): Promise<{ program: ChildProcess; session: Session }> => {
    const port = await freePort()
    const program = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
    try {
      await answers(port)
      const session = await newSession(`http://127.0.0.1:${port}`, {
        // A script that a navigation interrupted times out and is run again.
        timeouts: { script: 5000 },
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', `--enable-javascript-markup=${script}`],
        },
      })
      return { program, session }
    } catch (error) {
      // Sometimes the browser has exited and the driver, which has not noticed, waits for ever.
      program.kill('SIGKILL')
      if (tries > 1) return open(script, tries - 1)
      throw error
    }
  }
  const probe = await open(true)
  await end(probe.program, probe.session)
  return {
    name: 'webkit',
    version: `WebKitGTK ${probe.session.capabilities.browserVersion}`,
    async openTab({ script = true }: TabOptions = {}) {
      const { program, session } = await open(script)
      return tabOf(session, () => end(program, session))
    },
    async close() {
      await screen?.close()
      rmSync(config, { recursive: true, force: true })
    },
  }
}

/** A window is at least as wide as its toolbar, wider than a phone: the toolbar is drawn very small. */
function smallToolbar(): string {
  const config = mkdtempSync(join(tmpdir(), 'lectern-webkit-'))
  const gtk = join(config, 'gtk-3.0')
  mkdirSync(gtk)
  writeFileSync(
    join(gtk, 'gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; font-size: 1px }',
  )
  const sizes = ['menu', 'small-toolbar', 'large-toolbar', 'button'].map((name) => `gtk-${name}=1,1`)
  writeFileSync(join(gtk, 'settings.ini'), `[Settings]\ngtk-icon-sizes=${sizes.join(':')}\n`)
  return config
}

async function end(program: ChildProcess, session: Session): Promise<void> {
  await session.end()
  program.kill()
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
}

/** Xvfb uses the first free display and prints its number. */
async function openScreen(xvfb: string): Promise<{ display: string; close(): Promise<void> }> {
  const size = ['-screen', '0', '2048x1400x24', '-nolisten', 'tcp']
  const program = spawn(xvfb, ['-displayfd', '3', ...size], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const said = program.stdio[3]
  if (!said) throw new Error('Xvfb has no pipe to say its display on.')
  const [number] = (await once(said, 'data')) as [Buffer]
  return {
    display: `:${`${number}`.trim()}`,
    async close() {
      program.kill()
      await once(program, 'exit')
    },
  }
}

/**
 * Runs in the page once it has loaded: WebDriver does not report the console, so the page posts errors to the line.
 * Errors during loading are missed; violations of the policy are not, as the policy has them reported to the line.
 */
function listen(path: string): void {
  const tell = (...said: unknown[]) => void navigator.sendBeacon(path, said.map(String).join(' '))
  const { error } = console
  console.error = (...said) => {
    tell(...said)
    error.apply(console, said)
  }
  addEventListener('error', ({ message }) => tell(message))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

async function tabOf(session: Session, close: () => Promise<void>): Promise<Tab> {
  const act = (...actions: object[]) => session.post('actions', { actions }) as Promise<void>
  const evaluate = async (expression: string) =>
    (await session.post('execute/sync', { script: `return ${expression}`, args: [] })) as string | null
  const innerSize = async (): Promise<[number, number]> =>
    JSON.parse((await evaluate('JSON.stringify([innerWidth,innerHeight])')) ?? '[0,0]')
  /** A window is larger than its viewport by its bars, and is resized some time after the command. */
  const resize = async (width: number, height: number) => {
    let rect = { width, height }
    for (let tries = 0; tries < 100; tries++) {
      await session.post('window/rect', { x: 0, y: 0, ...rect })
      const [innerWidth, innerHeight] = await innerSize()
      if (innerWidth === width && innerHeight === height) return
      const outer = (await session.get('window/rect')) as typeof rect
      // The viewport may still have its old size: the requested size never is smaller than needed.
      rect = {
        width: Math.max(width, outer.width + width - innerWidth),
        height: Math.max(height, outer.height + height - innerHeight),
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`The window does not become ${width} by ${height}.`)
  }
  await resize(viewport.width, viewport.height)
  const arrive = async (path: string, body?: object) => {
    await session.post(path, body)
    await evaluate(`(${listen})('${complaintsPath}')`)
  }
  return {
    complaints: [],
    open: (url) => arrive('url', { url }),
    reload: () => arrive('refresh'),
    back: () => arrive('back'),
    evaluate,
    move: (x, y) => act(pointerActions('mouse', { type: 'pointerMove', x: Math.round(x), y: Math.round(y) })),
    press: () => act(pointerActions('mouse', { type: 'pointerDown', button: 0 })),
    release: () => act(pointerActions('mouse', { type: 'pointerUp', button: 0 })),
    tap: (x, y) =>
      act(
        pointerActions(
          'touch',
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ),
      ),
    type: (text) => act(keyActions([...text].map((character) => (character === '\n' ? keyCodes.Enter : character)))),
    key(key) {
      const { modifier, pressed } = partsOfKey(key)
      return act(keyActions([pressed in keyCodes ? keyCodes[pressed as keyof typeof keyCodes] : pressed], modifier))
    },
    resize,
    screenshot: async () => Buffer.from((await session.get('screenshot')) as string, 'base64'),
    close,
  }
}
