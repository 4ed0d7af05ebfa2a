// A quick reading and a whole one never disagree: held to it over many edits of the real site.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { load } from '../manifest/load.ts'
import { locate } from './locate.ts'
import { confirm, prepare, read, type Snapshot, wholly } from './snapshot.ts'

const file = 'site.yaml'
const text = readFileSync(new URL('../../site.yaml', import.meta.url), 'utf8')
const start = prepare(wholly(text, file, {}), {})
const lines = text.split('\n')

const isGood = (source: string) => load(source, file).manifest !== undefined

/** What a save may do to a line. */
const edits: Record<string, (line: string) => string> = {
  'other words': (line) => line.replace(/[a-z]{4,}(?=[^:]*$)/, 'bread'),
  'more words': (line) => `${line} and bread`,
  'a comment': (line) => `${line} # said twice`,
  'a quote too many': (line) => line.replace(/: /, ': "'),
  'one space more': (line) => ` ${line}`,
  'a key misspelt': (line) => line.replace(/^(\s*(?:- )?)([a-z]+):/i, '$1$2x:'),
  'a link that leads nowhere': (line) => line.replace(/to: [^ }]+/, 'to: /nowhere'),
  'a fact that is not there': (line) => line.replace('{facts.', '{facts.no'),
  'nothing at all': () => '',
  'an anchor': (line) => line.replace(/: (?=[A-Za-z])/, ': &words '),
  'another colour': (line) => line.replace(/#[0-9a-f]{6}/, '#123456'),
  'an id': (line) => line.replace(/id: [a-z-]+/, 'id: moved'),
}

describe('a save, read quickly', () => {
  it('gives what a whole reading gives, for any edit of any line', { timeout: 120_000 }, () => {
    let quick = 0
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(edits)), fc.nat(lines.length - 1), (name, at) => {
        const edited = [...lines.slice(0, at), edits[name]?.(lines[at] ?? '') ?? '', ...lines.slice(at + 1)].join('\n')
        const snapshot = read(edited, file, {}, start)
        if (snapshot.certain) return
        quick++
        expect(snapshot.manifest).toEqual(load(edited, file).manifest)
      }),
      { numRuns: 70, seed: 6 },
    )
    // Otherwise nothing was compared.
    expect(quick).toBeGreaterThan(10)
  })

  it('reads one page for a change on one page', () => {
    const snapshot = read(text.replace('Leading a nonprofit?', 'Leading a charity?'), file, {}, start)
    expect(snapshot.certain).toBe(false)
    expect([...(snapshot.changed as Set<string>)]).toEqual(['A /'])
  })

  it('takes a change of the theme, the facts or the fragments for one of every page', () => {
    const snapshot = read(text.replace('#f7f2e8', '#ffffff'), file, {}, start)
    expect(snapshot).toMatchObject({ certain: false, changed: 'all' })
  })

  it('finds the mistake that only another page shows, and reads the whole for it', () => {
    const edited = text.replace('id: nonprofit-pricing', 'id: prices')
    expect(isGood(edited)).toBe(false)
    expect(read(edited, file, {}, start).manifest).toBeUndefined()
  })

  it('goes on quickly from one quick state to the next, at another length', () => {
    let snapshot: Snapshot = start
    let now = text
    for (const words of ['Leading a charity, or a choir?', 'Leading?', 'Leading a nonprofit?']) {
      now = now.replace(/Leading.*\?/, words)
      snapshot = read(now, file, {}, snapshot)
      expect(snapshot.certain).toBe(false)
      expect(snapshot.manifest).toEqual(load(now, file).manifest)
      now = now.replace('Three depths of listening', `Three depths of listening ${words.length}`)
      snapshot = read(now, file, {}, snapshot)
      expect(snapshot.manifest).toEqual(load(now, file).manifest)
    }
  })

  it('is quick with Windows line ends too', () => {
    const windows = text.replaceAll('\n', '\r\n')
    const before = prepare(wholly(windows, file, {}), {})
    const edited = windows.replace('Leading a nonprofit?', 'Leading a charity?')
    const snapshot = read(edited, file, {}, before)
    expect(snapshot.certain).toBe(false)
    expect(snapshot.manifest).toEqual(load(edited, file).manifest)
  })

  it('leaves whole what indentation does not tell', () => {
    const json = JSON.stringify(start.manifest, null, 2)
    const snapshot = read(json, 'site.json', {}, start)
    expect(snapshot).toMatchObject({ certain: true, changed: 'all' })
    expect(snapshot.manifest).toEqual(start.manifest)
  })

  it('stands when it is looked at again', () => {
    const snapshot = read(text.replace('Leading a nonprofit?', 'Leading a charity?'), file, {}, start)
    expect(confirm(snapshot, {}).manifest).toEqual(snapshot.manifest)
  })
})

describe('a save of a site whose pages are in files of their own', () => {
  const pageLines = /^ {6}\/industries:\n(?: {8}.*\n|\n)+/m.exec(text)?.[0] ?? ''
  const root = text.replace(pageLines, '').replace('    routes:\n', '    include: pages/*.yaml\n    routes:\n')
  const page = pageLines.replace(/^ {6}/gm, '')
  const extra =
    '/extra:\n  title: Extra\n  unlisted: true\n  description: More of it.\n  blocks:\n    - { type: page-intro, title: Extra, text: And more. }\n'
  const around = (industries: string) => ({
    readIncluded: () => [
      { file: 'pages/extra.yaml', text: `# Said first.\n${extra}` },
      { file: 'pages/industries.yaml', text: industries },
    ],
  })
  const before = prepare(wholly(root, file, around(page)), around(page))
  const whole = (own: string, industries: string) => load(own, file, around(industries)).manifest

  it('has something to be read', () => {
    expect(page).toContain('blocks:')
    expect(before.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(before.manifest?.readings.A?.routes['/industries']).toBeDefined()
  })

  it('gives what a whole reading gives, for any edit of any line of such a file', { timeout: 120_000 }, () => {
    const own = page.split('\n')
    let quick = 0
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(edits)), fc.nat(own.length - 2), (name, at) => {
        const edited = [...own.slice(0, at), edits[name]?.(own[at] ?? '') ?? '', ...own.slice(at + 1)].join('\n')
        const snapshot = read(root, file, around(edited), before)
        if (snapshot.certain) return
        quick++
        expect(snapshot.manifest).toEqual(whole(root, edited))
      }),
      { numRuns: 60, seed: 6 },
    )
    expect(quick).toBeGreaterThan(8)
  })

  it('reads the page that has changed alone, there and in the manifest itself', () => {
    const industries = page.replace(/title: .*/, 'title: Trades')
    const first = read(root, file, around(industries), before)
    expect([first.certain, ...(first.changed as Set<string>)]).toEqual([false, 'A /industries'])
    const own = root.replace('Leading a nonprofit?', 'Leading a charity?')
    const second = read(own, file, around(industries), first)
    expect([second.certain, ...(second.changed as Set<string>)]).toEqual([false, 'A /'])
    expect(second.manifest).toEqual(whole(own, industries))
    expect(confirm(second, around(industries)).manifest).toEqual(second.manifest)
  })

  it('reads everything when a page comes, goes or is renamed', () => {
    for (const industries of [`${page}/more:\n  title: More\n`, '', page.replace('/industries:', '/trades:')])
      expect(read(root, file, around(industries), before).certain).toBe(true)
  })

  it('leads to the line in its own file, after a quick reading too', () => {
    const industries = `# One line more.\n${page.replace(/title: .*/, 'title: Trades')}`
    const snapshot = read(root, file, around(industries), before)
    const [first] = locate(snapshot, 'A', ['routes', '/industries', 'title'])
    const line = industries.split('\n').findIndex((one) => one.includes('title: Trades')) + 1
    expect(first).toMatchObject({ file: 'pages/industries.yaml', line })
  })
})
