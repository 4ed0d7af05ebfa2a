import { afterEach, expect, it, vi } from 'vitest'
import { onPanelMessage } from './panel-page-messages.ts'

afterEach(() => vi.unstubAllGlobals())

it('a note accepts messages of its own frame, and in WebKit of its own window, but of no other frame and no other origin', () => {
  const [own, other, here] = [{}, {}, {}]
  let listen: (event: object) => void = () => undefined
  vi.stubGlobal('window', here)
  vi.stubGlobal('location', { origin: 'http://here' })
  vi.stubGlobal('addEventListener', (_: string, given: typeof listen) => {
    listen = given
  })
  const heard: unknown[] = []
  onPanelMessage({ current: { contentWindow: own } as HTMLIFrameElement }, (message) => heard.push(message))
  const data = { lectern: 'height', height: 907 }
  for (const source of [own, other, here]) listen({ origin: 'http://here', source, data })
  listen({ origin: 'http://there', source: own, data })
  listen({ origin: 'http://here', source: own, data: 'height' })
  expect(heard).toEqual([data, data])
})
