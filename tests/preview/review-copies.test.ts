// Dated copies of a site without a repository.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Copies } from '../../src/history/copies.ts'
import { original, type ReviewedSite, reviewedSite } from './reviewed-site.ts'

let site: ReviewedSite
beforeEach(() => {
  site = reviewedSite({ git: false })
})
afterEach(() => site.close())

describe('the Review sheet without a repository', () => {
  const copies = () => readdirSync(join(site.folder, '.lectern', 'copies')).sort()
  const edit = (value: string) =>
    site.editing.session.apply({
      operations: [{ do: 'set', path: ['readings', 'A', 'routes', '/about', 'blocks', 0, 'text'], value }],
      base: 0,
      label: '',
    })

  it('a copy is made before the first edit of the day, and the Review sheet compares with it', async () => {
    expect((await site.state()).base).toBeUndefined()
    expect(await site.state()).toMatchObject({
      without: 'The site is in no Git repository, so copies of it are kept instead.',
    })
    expect(edit('Three bakers.').outcome).toBe('done')
    edit('Four bakers.')
    expect(copies()).toHaveLength(1)
    expect(readFileSync(join(site.folder, '.lectern', 'copies', copies()[0] ?? '', 'site.yaml'), 'utf8')).toBe(original)
    expect(await site.words()).toEqual([
      'A text changed: About › prose › text (Two bakers and an oven. → Four bakers.)',
    ])
  })

  it('a copy is restored after another one of the current state was made', async () => {
    edit('Three bakers.')
    const now = site.onDisk()
    const [first] = (await site.state()).copies
    expect(await site.editing.review.restore(first?.name ?? '')).toMatchObject({ outcome: 'done' })
    expect(site.onDisk()).toBe(original)
    expect(copies()).toHaveLength(2)
    site.editing.session.undo(true)
    expect(site.onDisk()).toBe(now)
    expect(await site.editing.review.restore('../../..')).toMatchObject({ outcome: 'failed' })
  })

  it('a copy that cannot be made leaves no part of it, and nothing is restored then', async () => {
    edit('Three bakers.')
    const [before, now] = [copies(), site.onDisk()]
    expect(() => new Copies(site.editing.review.files).make(['site.yaml', 'gone.yaml'])).toThrow()
    expect(copies()).toEqual(before)
    vi.spyOn(Copies.prototype, 'make').mockImplementationOnce(() => {
      throw new Error('There is no space left on the disk.')
    })
    expect(await site.editing.review.restore(before[0] ?? '')).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('no space left'),
    })
    expect(site.onDisk()).toBe(now)
  })

  it('an edit is written although no copy can be made', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    writeFileSync(join(site.folder, '.lectern'), '')
    expect(edit('Three bakers.').outcome).toBe('done')
    expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^No copy was made/))
  })

  it('files of pages are copied, and restored with the manifest', async () => {
    mkdirSync(join(site.folder, 'pages'))
    const page =
      '/more:\n  title: More\n  description: More of what is baked here each day.\n  blocks:\n  - type: prose\n    title: More\n    text: Words.\n'
    writeFileSync(join(site.folder, 'pages', 'more.yaml'), page)
    site.change(['    routes:', '    include: pages/*.yaml\n    routes:'])
    site.editing.review.copy()
    writeFileSync(join(site.folder, 'pages', 'more.yaml'), page.replace('Words.', 'Other words.'))
    writeFileSync(join(site.folder, 'pages', 'later.yaml'), page.replace('/more', '/later'))
    site.live.refresh()
    expect(await site.words()).toEqual([
      'A text changed: More › prose › text (Words. → Other words.)',
      'A page added: More ( → More)',
    ])
    const [copy] = (await site.state()).copies
    await site.editing.review.restore(copy?.name ?? '')
    expect(readdirSync(join(site.folder, 'pages'))).toEqual(['more.yaml'])
    expect(readFileSync(join(site.folder, 'pages', 'more.yaml'), 'utf8')).toBe(page)
  })
})
