import { beforeEach, expect, it, vi } from 'vitest'
import { forgetIntent, intentKey } from './intent-key.ts'

class TabStorage implements Storage {
  [name: string]: unknown
  private readonly kept = new Map<string, string>()
  get length() {
    return this.kept.size
  }
  clear = () => this.kept.clear()
  key = (at: number) => [...this.kept.keys()][at] ?? null
  getItem = (name: string) => this.kept.get(name) ?? null
  removeItem = (name: string) => void this.kept.delete(name)
  setItem = (name: string, value: string) => void this.kept.set(name, value)
}

let storage: TabStorage
beforeEach(() => {
  storage = new TabStorage()
  forgetIntent('contact', storage)
})

it('the key of an intent is a UUID that is equal for equal content and differs for other content', () => {
  const first = intentKey('contact', '{"a":1}', storage)
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(intentKey('contact', '{"a":1}', storage)).toBe(first)
  const second = intentKey('contact', '{"a":2}', storage)
  expect(second).not.toBe(first)
  expect(intentKey('contact', '{"a":1}', storage)).not.toBe(first)
})

it('the key of an intent differs between forms and after it was forgotten', () => {
  const first = intentKey('contact', '{}', storage)
  expect(intentKey('survey', '{}', storage)).not.toBe(first)
  forgetIntent('contact', storage)
  expect(intentKey('contact', '{}', storage)).not.toBe(first)
})

it('the key of an intent is kept for the page’s lifetime if storage is forbidden or full', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const first = intentKey('contact', '{}', undefined)
  expect(intentKey('contact', '{}', undefined)).toBe(first)
  storage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  const second = intentKey('contact', '{"a":1}', storage)
  expect(intentKey('contact', '{"a":1}', storage)).toBe(second)
  expect(warn).toHaveBeenCalledWith('The browser keeps no drafts:', 'QuotaExceededError')
})

it('the key of an intent is a UUID on pages without https too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(intentKey('contact', '{}', storage)).toMatch(/^[0-9a-f-]{14}4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  vi.unstubAllGlobals()
})

it('the key of an intent ignores invalid stored values', () => {
  storage.setItem('intent:contact', 'not JSON')
  expect(intentKey('contact', '{}', storage)).toMatch(/-/)
})
