import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { progressOn } from '../../tools/shared/progress-on.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What a build writes to a stream that is a terminal, or to one that is not. */
function written(isTTY: boolean, build: (shown: ReturnType<typeof progressOn>) => void): string {
  const chunks: (string | Uint8Array)[] = []
  const stream = { isTTY, write: (chunk: string | Uint8Array) => chunks.push(chunk) > 0 }
  build(progressOn(stream, stream))
  return chunks.join('')
}

it('on a terminal, a line that stays replaces the progress before it', () => {
  const text = written(true, ({ progress, print }) => {
    progress('1 of 9 pictures')
    print('7 pages')
    print('fine')
  })
  expect(text).toBe('\r\x1b[2K1 of 9 pictures\r\x1b[2K7 pages\nfine\n')
})

it('outside a terminal, progress is a new line every five seconds', () => {
  const text = written(false, ({ progress, print }) => {
    progress('1 of 9 pictures')
    vi.advanceTimersByTime(5000)
    progress('2 of 9 pictures')
    progress('3 of 9 pictures')
    print('7 pages')
  })
  expect(text).toBe('2 of 9 pictures\n7 pages\n')
})
