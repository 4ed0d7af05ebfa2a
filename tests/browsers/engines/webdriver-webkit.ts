// WebKitGTK by WebDriver, as Debian's package webkit2gtk-driver brings it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { answers, freePort } from '../../../tools/replay/serve-nginx.ts'
import { type Engine, isAboutLoading, type Tab, type TabOptions, viewport } from './engine.ts'
import { keyActions, keyCodes, newSession, pointerActions, type Session } from './webdriver.ts'

export interface WebKitPrograms {
  driver: string
  miniBrowser: string
  /** Makes a screen where there is none. */
  xvfb: string | undefined
}

/** Every visitor has a driver and a browser of their own: a driver holds one session, and a session one profile. */
export async function webdriverWebKit({ driver, miniBrowser, xvfb }: WebKitPrograms): Promise<Engine> {
  const screen = xvfb ? await openScreen(xvfb) : undefined
  const env = { ...process.env, ...(screen && { DISPLAY: screen.display, GDK_BACKEND: 'x11' }) }
  const open = async (script: boolean) => {
    const port = await freePort()
    const program = spawn(driver, [`--port=${port}`], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    await answers(port)
    const settings = ['--enable-write-console-messages-to-stdout=true', `--enable-javascript-markup=${script}`]
    const session = await newSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', ...settings] },
    })
    return { program, session }
  }
  const probe = await open(true)
  await end(probe.program, probe.session)
  return {
    name: 'webkit',
    version: `WebKitGTK ${probe.session.capabilities.browserVersion}`,
    async openTab({ script = true }: TabOptions = {}) {
      const { program, session } = await open(script)
      const complaints: string[] = []
      program.stdout?.on('data', (part: Buffer) => complaints.push(...complaintsIn(`${part}`)))
      return tabOf(session, complaints, () => end(program, session))
    },
    async close() {
      await screen?.close()
    },
  }
}

async function end(program: ChildProcess, session: Session): Promise<void> {
  await session.end()
  program.kill()
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
}

/** The browser writes its console to the standard output: `CONSOLE JS ERROR …`, `CONSOLE SECURITY ERROR …`. */
const complaintsIn = (output: string) =>
  output.split('\n').filter((line) => /^(.*:)?CONSOLE \w+ ERROR/.test(line) && !isAboutLoading(line))

/** Xvfb takes the first free display and says which. */
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

async function tabOf(session: Session, complaints: string[], close: () => Promise<void>): Promise<Tab> {
  const act = (...actions: object[]) => session.post('actions', { actions }) as Promise<void>
  const evaluate = async (expression: string) =>
    (await session.post('execute/sync', { script: `return ${expression}`, args: [] })) as string | null
  const resize = async (width: number, height: number) => {
    // A window is larger than its viewport by its bars.
    await session.post('window/rect', { x: 0, y: 0, width, height })
    const [innerWidth = 0, innerHeight = 0] = JSON.parse(
      (await evaluate('JSON.stringify([innerWidth,innerHeight])')) ?? '',
    )
    await session.post('window/rect', { width: width * 2 - innerWidth, height: height * 2 - innerHeight })
  }
  await resize(viewport.width, viewport.height)
  return {
    complaints,
    open: async (url) => void (await session.post('url', { url })),
    reload: async () => void (await session.post('refresh')),
    back: async () => void (await session.post('back')),
    evaluate,
    move: (x, y) => act(pointerActions({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })),
    press: () => act(pointerActions({ type: 'pointerDown', button: 0 })),
    release: () => act(pointerActions({ type: 'pointerUp', button: 0 })),
    type: (text) => act(keyActions([...text].map((character) => (character === '\n' ? keyCodes.Enter : character)))),
    key: (key) => act(keyActions([keyCodes[key]])),
    resize,
    screenshot: async () => Buffer.from((await session.get('screenshot')) as string, 'base64'),
    close,
  }
}
