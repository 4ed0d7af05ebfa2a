// Controls a browser over its debugging pipe. Test drivers switch prerendering off; this one leaves it as visitors have it.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { browserFlags } from '../launch-browser.ts'

type Parameters = Record<string, unknown>

export interface Tab {
  send<Result = unknown>(method: string, parameters?: Parameters): Promise<Result>
  /** Returns the awaited value of an expression, which must be serialisable as JSON. */
  evaluate<Value>(expression: string): Promise<Value>
  open(url: string): Promise<void>
  /** Moves the pointer to the middle of the first matching element and returns that position. */
  pointAt(selector: string): Promise<{ x: number; y: number }>
}

export interface BareBrowser {
  newTab(): Promise<Tab>
  close(): Promise<void>
}

interface Message {
  id?: number
  result?: unknown
  error?: { message: string }
}

export async function bareBrowser(program: string): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'lectern-browser-'))
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  const flags = ['--headless=new', '--remote-debugging-pipe', ...quiet, ...browserFlags, `--user-data-dir=${profile}`]
  const browser = spawn(program, [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const to = browser.stdio[3] as Writable
  const from = browser.stdio[4] as Readable
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  let rest = ''
  from.setEncoding('utf8').on('data', (part: string) => {
    const messages = (rest + part).split('\0')
    rest = messages.pop() ?? ''
    for (const text of messages) {
      const { id, result, error } = JSON.parse(text) as Message
      const caller = id === undefined ? undefined : waiting.get(id)
      if (id !== undefined) waiting.delete(id)
      if (error) caller?.reject(new Error(error.message))
      else caller?.resolve(result)
    }
  })
  const send = <Result>(method: string, params: Parameters = {}, sessionId?: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve: (value) => resolve(value as Result), reject })
      to.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`)
    })

  return {
    async newTab() {
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
      return tabOf(send, targetId)
    },
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      await Promise.race([send('Browser.close'), ended])
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Send = <Result>(method: string, parameters?: Parameters, session?: string) => Promise<Result>

async function tabOf(send: Send, targetId: string): Promise<Tab> {
  // Attached again for each step, because a prerendered page takes over the tab with a session of its own.
  const attached = async <Value>(work: (session: string) => Promise<Value>): Promise<Value> => {
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    try {
      return await work(sessionId)
    } finally {
      await send('Target.detachFromTarget', { sessionId }).catch(() => undefined)
    }
  }
  const tab: Tab = {
    send: (method, parameters) => attached((session) => send(method, parameters, session)),
    async evaluate(expression) {
      const { result, exceptionDetails } = await tab.send<{
        result: { value: never }
        exceptionDetails?: { text: string }
      }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
    async open(url) {
      await tab.send('Page.navigate', { url })
      await until(() =>
        tab.evaluate<boolean>(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`),
      )
    },
    async pointAt(selector) {
      const at = await tab.evaluate<{ x: number; y: number }>(
        `(() => { const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 } })()`,
      )
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
      return at
    },
  }
  return tab
}

/** Waits until the condition holds, for 10 seconds at most; errors while a page is being replaced are ignored. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const began = Date.now(); Date.now() - began < 10_000; ) {
    if (await holds().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('It did not come to pass within ten seconds.')
}

/** Presses and releases the mouse button; `heldFor` is in milliseconds. */
export async function click(tab: Tab, at: { x: number; y: number }, heldFor = 0): Promise<void> {
  const button = { ...at, button: 'left', clickCount: 1 }
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
  if (heldFor > 0) await new Promise((resolve) => setTimeout(resolve, heldFor))
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
}
