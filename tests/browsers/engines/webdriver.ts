// The W3C WebDriver commands that journeys need, as JSON over HTTP.
import type { KeyName, Modifier } from './engine.ts'

export interface Session {
  capabilities: Record<string, unknown>
  /** Path below the session, such as `url`. Throws the driver's error message. */
  post(path: string, body?: object): Promise<unknown>
  get(path: string): Promise<unknown>
  end(): Promise<void>
}

/** Rejects when the browser has not started after 20 seconds. */
export async function newSession(driver: string, alwaysMatch: object): Promise<Session> {
  const made = (await sendCommand('POST', `${driver}/session`, { capabilities: { alwaysMatch } }, 20_000)) as {
    sessionId: string
    capabilities: Record<string, unknown>
  }
  const base = `${driver}/session/${made.sessionId}`
  return {
    capabilities: made.capabilities,
    post: (path, body = {}) => sendCommand('POST', `${base}/${path}`, body),
    get: (path) => sendCommand('GET', `${base}/${path}`),
    end: async () => void (await sendCommand('DELETE', base)),
  }
}

/** Milliseconds after which a command is given up: pages may be slow, and a driver whose browser has exited never answers. */
const timeoutMs = 60_000

async function sendCommand(method: string, url: string, body?: object, timeout = timeoutMs): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout)
  const answer = await fetch(url, { method, body: body && JSON.stringify(body), signal })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebDriver: ${error}. ${message}`)
}

/** The code points for keys without a character. */
export const keyCodes: Record<KeyName | Modifier, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
  Backspace: '\uE003',
  F2: '\uE032',
  F10: '\uE03A',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Alt: '\uE00A',
  Control: '\uE009',
  Shift: '\uE008',
}

/** Types one character after the other, while the modifier is held. */
export function keyActions(characters: readonly string[], modifier?: Modifier) {
  const held = modifier && { value: keyCodes[modifier] }
  const pressed = characters.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  const actions = held ? [{ type: 'keyDown', ...held }, ...pressed, { type: 'keyUp', ...held }] : pressed
  return { type: 'key', id: 'keyboard', actions }
}

export const pointerActions = (pointerType: 'mouse' | 'touch', ...actions: object[]) => ({
  type: 'pointer',
  id: pointerType,
  parameters: { pointerType },
  actions,
})
