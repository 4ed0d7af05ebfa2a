// Edits in the preview's server: on a real file that other programs change too.
import fs, { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileCache } from '../../src/files/file-stamp.ts'
import type { Disk } from '../../src/files/replace-file.ts'
import type { EditAnswer, RequestedOperation } from '../../src/preview/edit-messages.ts'
import type { EditSession } from '../../src/preview/server/edits/edit-session.ts'
import { engine } from '../../src/preview/session/engine.ts'
import type { LiveManifest } from '../../src/preview/session/live-manifest.ts'
import { twoReadingsText as original } from '../fixtures/two-readings-text.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { liveSite, sessionOn } from './edited-site.ts'

let folder: string
let manifest: string
let live: LiveManifest
let session: EditSession
let disk: Disk | undefined
beforeEach(() => {
  folder = temporaryFolder()
  manifest = join(folder, 'site.yaml')
  writeFileSync(manifest, original)
  disk = undefined
  open()
})
afterEach(() => {
  live.close()
})

function open() {
  live = liveSite(manifest)
  session = sessionOn(live, { disk: { write: (descriptor, text) => (disk ?? real).write(descriptor, text) } })
}
const real: Disk = { write: (descriptor, text) => writeFileSync(descriptor, text) }

const onDisk = () => readFileSync(manifest, 'utf8')
const hero = ['readings', 'A', 'routes', '/', 'blocks', 0]
const title = [...hero, 'title']
const heading = 'Cross the estuary in your own time'
const line = `            title: ${heading}\n`
const set = (path: (string | number)[], value: string, expect?: string): RequestedOperation => ({
  do: 'set',
  path,
  value,
  expect,
})
/** The state that a page has now. */
const shownState = () => live.good && session.stateOf(live.good)
const apply = (...operations: RequestedOperation[]): EditAnswer =>
  session.apply({ operations, base: 0, label: 'A change' })

describe('an edit', () => {
  it('an edit changes only its own line in the file, and shows on the page at once', () => {
    expect(apply(set(title, 'Bread: worth the walk', heading))).toMatchObject({ outcome: 'done', undo: 'A change' })
    expect(onDisk()).toBe(original.replace(line, '            title: "Bread: worth the walk"\n'))
    expect(
      live.shown({ reading: 'A', path: '/' })?.site.routes.find(({ path }) => path === '/')?.blocks[0]?.props.title,
    ).toBe('Bread: worth the walk')
    expect(readdirSync(folder)).toEqual(['site.yaml'])
  })

  it('several edits are undone to the byte, and redone', () => {
    apply(set(title, 'One', heading))
    apply({ do: 'duplicate', path: hero })
    const both = onDisk()
    expect(session.undo(true)).toMatchObject({ outcome: 'done', undo: 'A change', redo: 'A change' })
    session.undo(true)
    expect(onDisk()).toBe(original)
    session.undo(false)
    session.undo(false)
    expect(onDisk()).toBe(both)
    expect(session.undo(false).outcome).toBe('refused')
  })

  it('an edit that would cause an error is not written, and the error is returned', () => {
    const answer = apply(set(title, 'x'.repeat(200), heading))
    expect(answer).toMatchObject({ outcome: 'invalid', problems: [{ message: expect.stringContaining('72') }] })
    expect(onDisk()).toBe(original)
    const despite = session.apply({ operations: [set(title, 'x'.repeat(200))], base: 0, label: '', despite: true })
    expect(despite.outcome).toBe('done')
    // Edits continue with a mistake in the file.
    expect(apply(set([...hero, 'text'], 'Words.')).outcome).toBe('done')
  })

  it('an edit inserts a new key in the order of the schema', () => {
    apply(set([...hero, 'eyebrow'], 'Now'))
    const lines = onDisk().split('\n')
    const at = lines.indexOf(line.trimEnd())
    expect(lines[at - 1]?.trim()).toBe('eyebrow: Now')
  })
})

describe('changes by others in the file', () => {
  it('changes by others in the file are merged with an edit', () => {
    apply(set(title, 'One', heading))
    const theirs = onDisk().replace('reply: 24 hours', 'reply: one day')
    writeFileSync(manifest, theirs)
    expect(apply(set(title, 'Two', 'One'))).toMatchObject({ outcome: 'done', tookOver: true })
    expect(onDisk()).toBe(theirs.replace('title: One', 'title: Two'))
  })

  it('changes by others in the file that a page has received already are not reported to it', () => {
    apply(set(title, 'One', heading))
    writeFileSync(manifest, onDisk().replace('reply: 24 hours', 'reply: one day'))
    live.refresh()
    const state = shownState()
    const { revision: base } = session.history
    const answer = session.apply({ operations: [set(title, 'Two', 'One')], base, state, label: '' })
    expect(answer).toMatchObject({ outcome: 'done', tookOver: false })
  })

  it('a step that another window of the editor has taken back is no change by others', () => {
    apply(set(title, 'One', heading))
    const { revision: base } = session.history
    session.undo(true)
    const answer = session.apply({ operations: [set(title, 'Two', heading)], base, state: shownState(), label: '' })
    expect(answer).toMatchObject({ outcome: 'done', tookOver: false })
  })

  it('changes by others in the same text are a conflict: their text is returned, and the file stays', () => {
    const theirs = original.replace(line, '            title: Their words\n')
    writeFileSync(manifest, theirs)
    expect(apply(set(title, 'My words', heading))).toMatchObject({ outcome: 'conflict', theirs: 'Their words' })
    expect(onDisk()).toBe(theirs)
  })

  it('an edit follows its block when others insert a block above', () => {
    const at = original.indexOf('- type: hero', original.indexOf('  A:'))
    const start = original.lastIndexOf('\n', at) + 1
    const indent = original.slice(start, at)
    const theirs = `${original.slice(0, start)}${indent}- type: prose\n${indent}  text: New.\n${original.slice(start)}`
    const state = shownState()
    writeFileSync(manifest, theirs)
    const operations = [set(title, 'Moved along', heading)]
    expect(session.apply({ operations, base: 0, state, label: '' }).outcome).toBe('done')
    expect(onDisk()).toBe(theirs.replace(line, '            title: Moved along\n'))
  })

  it('an edit that adds a field follows its section when others move it', () => {
    const state = shownState()
    apply({ do: 'move', path: hero, to: hero.with(-1, 2) })
    const operations = [set([...hero, 'eyebrow'], 'Now')]
    expect(session.apply({ operations, base: 0, state, label: '' }).outcome).toBe('done')
    const blocks = live.shown({ reading: 'A', path: '/' })?.site.routes.find(({ path }) => path === '/')?.blocks ?? []
    expect(blocks.map(({ props }) => props.eyebrow).indexOf('Now')).toBe(2)
    expect(blocks.filter(({ props }) => props.eyebrow === 'Now').length).toBe(1)
  })

  it('an edit of a section that others have removed does not change the section in its place', () => {
    const state = shownState()
    apply({ do: 'remove', path: hero })
    const before = onDisk()
    const operations = [set([...hero, 'tone'], 'raised')]
    expect(session.apply({ operations, base: 0, state, label: '' }).outcome).toBe('conflict')
    expect(onDisk()).toBe(before)
  })

  it('an edit of an unknown state is not written', () => {
    const operations = [set(title, 'One', heading)]
    expect(session.apply({ operations, base: 0, state: 1000, label: '' }).outcome).toBe('conflict')
    expect(onDisk()).toBe(original)
  })

  it('an edit can still be undone after changes by others elsewhere in the file', () => {
    apply(set(title, 'One', heading))
    writeFileSync(manifest, onDisk().replace('reply: 24 hours', 'reply: within a single day'))
    expect(session.undo(true).outcome).toBe('done')
    expect(onDisk()).toBe(original.replace('reply: 24 hours', 'reply: within a single day'))
  })

  it('an edit cannot be undone after changes by others in the same text', () => {
    apply(set(title, 'One', heading))
    writeFileSync(manifest, onDisk().replace('title: One', 'title: Another'))
    expect(session.undo(true).outcome).toBe('refused')
  })
})

describe('a file that cannot be written', () => {
  it('a read-only file is reported and left unchanged', () => {
    chmodSync(manifest, 0o444)
    expect(apply(set(title, 'One'))).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('only be read'),
    })
    expect(onDisk()).toBe(original)
  })

  it('a file on a full disk is reported and left complete, with no temporary file beside it', () => {
    disk = {
      write(descriptor, text) {
        writeFileSync(descriptor, text.slice(0, 100))
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      },
    }
    expect(apply(set(title, 'One'))).toMatchObject({ outcome: 'failed', message: expect.stringContaining('no space') })
    expect(onDisk()).toBe(original)
    expect(readdirSync(folder)).toEqual(['site.yaml'])
  })

  it('a file with a syntax error is refused with the line and left unchanged', () => {
    const broken = original.replace('reply: 24 hours', 'reply: "24 hours')
    writeFileSync(manifest, broken)
    const answer = apply(set(title, 'One'))
    expect(answer).toMatchObject({
      outcome: 'refused',
      refusal: { refused: 'unreadable', message: expect.stringMatching(/Line \d+/) },
    })
    expect(onDisk()).toBe(broken)
  })
})

describe('the work of an edit', () => {
  const pagesOf = (count: number) =>
    Array.from({ length: count }, (_, at) => [
      `page-${at}.yaml`,
      `/page-${at}:\n  title: Page ${at}\n  description: One of many.\n  blocks:\n  - type: prose\n    title: One\n    text: Words.\n`,
    ])

  it('an edit loads the site once, and reads two files at most, however many the site includes', () => {
    live.close()
    mkdirSync(join(folder, 'pages'))
    for (const [name = '', page = ''] of pagesOf(20)) writeFileSync(join(folder, 'pages', name), page)
    writeFileSync(manifest, original.replace(/^ {2}([AB]):\n/gm, '  $1:\n    include: pages/*.yaml\n'))
    const clock = minuteLater()
    const load = vi.spyOn(engine, 'load')
    const read = vi.spyOn(fs, 'readFileSync')
    syncBuiltinESMExports()
    try {
      open()
      expect(live.current()?.problems.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(load).toHaveBeenCalledTimes(1)
      expect(read.mock.calls.length).toBeGreaterThan(20)
      load.mockClear()
      read.mockClear()
      expect(apply(set(title, 'Words for everybody', heading)).outcome).toBe('done')
      expect(
        live.shown({ reading: 'A', path: '/' })?.site.routes.find(({ path }) => path === '/')?.blocks[0]?.props.title,
      ).toBe('Words for everybody')
      // File events and timers read the files again.
      live.refresh()
      live.refresh()
      expect(load.mock.calls.length).toBe(1)
      expect(read.mock.calls.length).toBeLessThanOrEqual(2)
      expect(session.undo(true).outcome).toBe('done')
      live.refresh()
      live.refresh()
      expect(load.mock.calls.length).toBe(2)
      expect(read.mock.calls.length).toBeLessThanOrEqual(4)
    } finally {
      clock.mockRestore()
      load.mockRestore()
      read.mockRestore()
      syncBuiltinESMExports()
    }
  })

  it("a file written right after it was read is read again, even within the same tick of the disk's clock", () => {
    const texts = new FileCache<string>()
    const read = () => texts.get(manifest, (path) => readFileSync(path, 'utf8'))
    for (let round = 0; round < 20; round++) {
      writeFileSync(manifest, `${round} before`)
      read()
      writeFileSync(manifest, `${round} behind`)
      expect(read()).toBe(`${round} behind`)
    }
    const clock = minuteLater()
    expect(read()).toBe('19 behind')
    const again = vi.fn(() => '')
    expect(texts.get(manifest, again)).toBe('19 behind')
    expect(again).not.toHaveBeenCalled()
    clock.mockRestore()
  })
})

/** A clock by which every file was written long ago, so that its time stamp can be trusted. */
function minuteLater() {
  const now = Date.now
  return vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
}
