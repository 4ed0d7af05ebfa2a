import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { Cache, writeWhole } from './cache.mjs'

const folder = temporaryFolder()
const cache = new Cache(join(folder, 'made', 'later'))
afterEach(() => rmSync(cache.folder, { recursive: true, force: true }))

const usedDaysAgo = (name: string, days: number) => {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  utimesSync(cache.write(name, name), then, then)
}

it('a cache returns what was written, and undefined for an unknown name', () => {
  expect(cache.read('a')).toBeUndefined()
  cache.write('a', 'text')
  expect(cache.read('a')?.toString()).toBe('text')
})

it('a failed write leaves the file as it was, and no temporary file', () => {
  const file = cache.write('a', 'before')
  const half = (descriptor: number) => writeFileSync(descriptor, 'aft')
  expect(() => writeWhole(file, 'after', { write: half })).toThrow(
    expect.objectContaining({ message: 'short write', path: file }),
  )
  expect([readFileSync(file, 'utf8'), readdirSync(cache.folder)]).toEqual(['before', ['a']])
})

it('a cached folder is made once, and is not cached when making it fails', async () => {
  await expect(cache.folderOf('pages', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(readdirSync(cache.folder)).toEqual([])
  let times = 0
  const make = (making: string) => writeFileSync(join(making, 'page'), String(++times))
  for (const _ of [1, 2]) await cache.folderOf('pages', make)
  expect([times, readdirSync(cache.folder)]).toEqual([1, ['pages']])
})

it('a cache keeps a folder that another process has put there meanwhile, which it may be reading', () => {
  for (const making of ['first', 'second']) {
    mkdirSync(cache.pathOf(making), { recursive: true })
    writeFileSync(join(cache.pathOf(making), 'page'), making)
    cache.adopt(cache.pathOf(making), 'pages')
  }
  expect(readFileSync(join(cache.pathOf('pages'), 'page'), 'utf8')).toBe('first')
})

it('a cache evicts the least recently used entries of the given kind alone', () => {
  for (const [name, days] of [
    ['state-a', 9],
    ['state-b', 2],
    ['state-c', 5],
    ['other', 90],
  ] as const)
    usedDaysAgo(name, days)
  cache.forget('state-', { kept: 2 })
  expect(readdirSync(cache.folder)).toEqual(['other', 'state-b', 'state-c'])
  expect(cache.has('state-c')).toBe(true)
  cache.forget('state-', { kept: 1 })
  expect(existsSync(cache.pathOf('state-c'))).toBe(true)
  expect(existsSync(cache.pathOf('state-b'))).toBe(false)
})

it('a cache with a limit in days evicts nothing that was used since', () => {
  usedDaysAgo('old', 40)
  usedDaysAgo('young', 20)
  cache.forget('', { kept: 0, days: 30 })
  expect(readdirSync(cache.folder)).toEqual(['young'])
})
