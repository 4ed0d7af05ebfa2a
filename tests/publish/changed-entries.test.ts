// A build that reads only the changed entries must give the same site as a clean build.
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { entryFiles, entrySite } from '../../bench/entries/entry-site.ts'
import { putFiles } from '../../bench/put-files.ts'
import { usesTexts } from '../../src/content/known-entries.ts'
import { filesUnder } from '../../src/files-under.ts'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { rebuiltSite } from './rebuilt-site.ts'

const { folder, pathOf, textOf, write, edit, filesOf, built, howBuilt } = rebuiltSite('changed entries')

const drawn = entrySite(3, 14)
const slugs = drawn.entries.map(({ slug }) => slug)
const entry = (at: number) => `content/news/${slugs[at]}.md`
const addWord = (at: number) => write(entry(at), `${textOf(entry(at)).trimEnd()} indeed.\n`)

beforeAll(async () => {
  const files = entryFiles(drawn)
  for (const [name, text] of files) files.set(name, text.replaceAll(/\]\(\/news\/[^)]*\)/g, '](/news)'))
  putFiles(folder, files)
  await built('out')
})

describe('an incremental build, which always equals a clean one,', () => {
  it('reads only the entry in which a word has changed', async () => {
    addWord(1)
    expect(await howBuilt()).toBe('few')
    expect(filesOf('out').get(`news/${slugs[1]}/index.html`)).toContain('indeed.')
  })

  slow('reads only the changed entry after a build of files that had just been written', async () => {
    for (const name of filesUnder(pathOf('content'))) {
      const file = pathOf(`content/${name}`)
      writeFileSync(file, readFileSync(file))
    }
    // Freezes the clock, so that the files are as recent as the build.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    expect(await built('out')).not.toContain('changed entries')
    clock.mockRestore()
    addWord(4)
    expect(await howBuilt()).toBe('few')
  })

  slow('reads only the changed entries, one after another or several at once', async () => {
    addWord(2)
    expect(await howBuilt()).toBe('few')
    addWord(1)
    addWord(3)
    expect(await howBuilt()).toBe('few')
  })

  it('detects a word of the same length written with the same modification time', async () => {
    const { atime, mtime } = statSync(pathOf(entry(1)))
    edit(entry(1), 'indeed.', 'surely.')
    utimesSync(pathOf(entry(1)), atime, mtime)
    expect(await howBuilt()).toBe('few')
    expect(filesOf('out').get(`news/${slugs[1]}/index.html`)).toContain('surely.')
  })

  slow('detects words that were written during the build before it', async () => {
    addWord(1)
    const going = built('out')
    edit(entry(1), 'surely.', 'openly.')
    await going
    expect(await howBuilt()).not.toBe('refused')
    expect(filesOf('out').get(`news/${slugs[1]}/index.html`)).toContain('openly.')
  })

  it('restores a page that was deleted from the output, with and without changed words', async () => {
    const page = join(folder, 'out', 'news', slugs[5] ?? '', 'index.html')
    rmSync(page)
    addWord(1)
    expect(await howBuilt()).toBe('whole')
    rmSync(page)
    expect(await howBuilt()).toBe('whole')
  })

  slow('detects a file that replaced another with the same times', async () => {
    const { atime, mtime } = statSync(pathOf(entry(2)))
    write('other', textOf(entry(2)).replace('indeed.', 'as well.'))
    utimesSync(pathOf('other'), atime, mtime)
    renameSync(pathOf('other'), pathOf(entry(2)))
    expect(await howBuilt()).toBe('few')
  })

  slow('reads only one entry after its file was touched', async () => {
    utimesSync(pathOf(entry(2)), new Date(), new Date())
    expect(await howBuilt()).toBe('few')
  })

  const changesOfTheWholeSite: [string, () => void][] = [
    ['a title', () => edit(entry(1), /^title: .*$/m, 'title: Another title')],
    ['a topic', () => edit(entry(1), /^ {2}- .*$/m, '  - places')],
    ['a draft', () => edit(entry(2), '\ndate:', '\ndraft: true\ndate:')],
    ['a heading', () => edit(entry(1), 'openly.', 'openly.\n\n## A heading\n\nMore.')],
    ['a link', () => edit(entry(1), 'openly.', 'openly. Of [it](/news).')],
    [
      'a block in a text',
      () => edit(entry(3), 'indeed.', 'indeed.\n\n```block\ntype: notice\ntitle: Now\ntext: Or never.\n```'),
    ],
    ['words of a text with a block', () => edit(entry(3), 'Or never.', 'Or later.')],
    ['a table in a text', () => edit(entry(4), /\n*$/, '\n\n| a | b |\n|---|---|\n| c | d |\n')],
    ['a new name', () => renameSync(pathOf(entry(5)), pathOf('content/news/renamed.md'))],
    ['a removal', () => rmSync(pathOf('content/news/renamed.md'))],
    ['words of an entry that comes later', () => addWord(13)],
    ['a setting of the collection', () => edit('site.yaml', '[date, newest first]', '[title]')],
    ['a person', () => edit('content/people.csv', /^person-3,[^,]*/m, 'person-3,Somebody Else')],
    ['the template', () => edit('site.yaml', 'next: true', 'next: false')],
  ]
  const fewChanges = changesOfTheWholeSite.filter(([what]) => /title|draft/.test(what))
  it.each(isWhole ? changesOfTheWholeSite : fewChanges)('reads the whole site after %s', async (_, change) => {
    change()
    expect(await howBuilt()).toBe('whole')
  })

  it('reads only a draft in which a word has changed, and changes no file', async () => {
    const before = filesOf('out')
    addWord(2)
    expect(await howBuilt()).toBe('few')
    expect(filesOf('out')).toEqual(before)
  })

  const mistakes: [string, () => void][] = [
    ['a dead link', () => edit(entry(1), '](/news)', '](/nowhere)')],
    ['an unknown field', () => edit(entry(1), '\ndate:', '\ndait: 1\ndate:')],
    ['bytes that are no text', () => writeFileSync(pathOf(entry(1)), Buffer.from([0xff, 0x41, 0xfe]))],
    ['HTML in a text', () => edit(entry(1), 'openly.', '<b>openly.</b>')],
  ]
  it.each(isWhole ? mistakes : mistakes.slice(0, 2))(
    'fails after %s, and succeeds once it is fixed',
    async (_, change) => {
      const before = textOf(entry(1))
      change()
      expect(await howBuilt()).toBe('refused')
      write(entry(1), before)
      expect(await howBuilt()).not.toBe('refused')
    },
  )

  slow('reads the whole site with another version of the software, and on the next day', async () => {
    addWord(1)
    expect(await howBuilt('another')).toBe('whole')
    addWord(1)
    expect(await howBuilt('another')).toBe('few')
    addWord(1)
    const tomorrow = Date.now() + 86_400_000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(tomorrow)
    expect(await howBuilt('another')).toBe('whole')
    clock.mockRestore()
  })
})

it('usesTexts is true where a block other than an article shows the text of an entry', () => {
  const as = (text: string) => ({ items: { from: 'news', as: { title: '{entry.title}', text } } })
  expect(usesTexts(as('{entry.summary}'))).toBe(false)
  expect(usesTexts(as('{entry.body}'))).toBe(true)
  expect(usesTexts({ text: 'By { entry.author.body }' })).toBe(true)
  expect(usesTexts({ type: 'article', text: '{entry.body}' })).toBe(false)
})
