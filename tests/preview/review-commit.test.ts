// Committing and pushing what was reviewed, and what goes wrong, in real repositories.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { type ReviewedSite, reviewedSite } from './reviewed-site.ts'

let site: ReviewedSite
beforeEach(() => {
  site = reviewedSite({ git: true })
})
afterEach(() => site.close())

describe('a commit', () => {
  it("a commit of the review includes the site's own files and leaves everything else, staged or not", async () => {
    site.change(['Two bakers', 'Three bakers'])
    mkdirSync(join(site.folder, 'images'))
    writeFileSync(join(site.folder, 'images', 'oven.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(join(site.folder, 'notes.txt'), 'mine')
    writeFileSync(join(site.folder, 'staged.txt'), 'mine too')
    site.git('add', 'staged.txt')
    expect(await site.commit({ message: 'Three bakers' })).toMatchObject({
      outcome: 'done',
      message: expect.stringContaining('2 files'),
    })
    expect(site.git('show', '--format=%s %an', '--name-only')).toBe(
      'Three bakers Ada Miller\n\nimages/oven.svg\nsite.yaml\n',
    )
    expect(site.git('status', '--porcelain')).toBe('A  staged.txt\n?? notes.txt\n')
    expect(await site.words()).toEqual([])
  })

  it('a commit of the review takes what the owner has staged: a picture by another name, and one that is removed', async () => {
    mkdirSync(join(site.folder, 'images'))
    for (const name of ['oven.svg', 'door.svg'])
      writeFileSync(join(site.folder, 'images', name), `<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`)
    await site.commit()
    site.git('mv', 'images/oven.svg', 'images/hearth.svg')
    site.change(['Two bakers', 'Three bakers'])
    expect(await site.commit()).toMatchObject({ outcome: 'done' })
    expect(site.git('show', '--format=', '--name-only', '--no-renames')).toBe(
      'images/hearth.svg\nimages/oven.svg\nsite.yaml\n',
    )
    site.git('rm', '--quiet', 'images/door.svg')
    writeFileSync(join(site.folder, 'notes.txt'), 'mine')
    expect(await site.commit()).toMatchObject({ outcome: 'done' })
    expect(site.git('show', '--format=', '--name-only')).toBe('images/door.svg\n')
    expect(site.git('status', '--porcelain')).toBe('?? notes.txt\n')
  })

  it.skipIf(!isWhole)(
    'a commit of the review includes pictures beside entries, and no other file there that the site does not read',
    async () => {
      const folder = join(site.folder, 'content', 'news')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'rye.PNG'), 'a picture')
      writeFileSync(join(folder, 'unused.md'), 'mine')
      expect((await site.state()).files).toEqual([{ file: 'content/news/rye.PNG', what: 'added' }])
      await site.commit()
      expect(site.git('show', '--format=', '--name-only')).toBe('content/news/rye.PNG\n')
    },
  )

  it.skipIf(!isWhole)(
    'a commit of the review with a message of quotes, dashes and dollars says just that',
    async () => {
      site.change(['Two bakers', 'Three bakers'])
      const message = '--amend "$(touch pwned)" `x`; rm -rf .\n\nSecond line'
      await site.commit({ message })
      expect(site.git('log', '-1', '--format=%B').trim()).toBe(message)
      expect(existsSync(join(site.folder, 'pwned'))).toBe(false)
    },
  )

  it.skipIf(!isWhole)('a commit of the review to a new branch leaves the one before as it was', async () => {
    site.change(['Two bakers', 'Three bakers'])
    expect(await site.commit({ branch: 'more-bakers' })).toMatchObject({ outcome: 'done' })
    expect(site.git('log', '--format=%D %s')).toMatch(/^HEAD -> more-bakers New\nmain First/)
    site.change(['Three bakers', 'Four bakers'])
    expect(await site.commit({ branch: 'main' })).toMatchObject({
      outcome: 'failed',
      message: 'There is a branch main already.',
    })
    expect(await site.commit({ branch: '--orphan' })).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('no name'),
    })
  })

  it.skipIf(!isWhole)('a commit of the review of nothing says so', async () => {
    expect(await site.commit()).toMatchObject({ outcome: 'failed', message: 'There is nothing to commit.' })
  })

  it.skipIf(!isWhole)('a commit of the review where no branch is checked out requires a branch', async () => {
    site.git('checkout', '--quiet', '--detach')
    site.change(['Two bakers', 'Three bakers'])
    expect((await site.state()).repository).toMatchObject({ branch: undefined })
    expect(await site.commit()).toMatchObject({ outcome: 'failed', message: expect.stringContaining('No branch') })
    expect(await site.commit({ branch: 'found' })).toMatchObject({ outcome: 'done' })
  })

  it.skipIf(!isWhole)(
    'a commit of the review that a hook refuses says what the hook said, and nothing stays staged',
    async () => {
      writeFileSync(join(site.folder, '.git/hooks/pre-commit'), '#!/bin/sh\necho "Spelling: bakres" >&2\nexit 1\n')
      chmodSync(join(site.folder, '.git/hooks/pre-commit'), 0o755)
      site.change(['Two bakers', 'Two bakres'])
      expect(await site.commit()).toMatchObject({
        outcome: 'failed',
        message: 'A hook of the repository refused the commit.',
        output: 'Spelling: bakres',
      })
      expect(site.git('diff', '--cached', '--name-only')).toBe('')
      await site.commit({ branch: 'fresh' })
      expect(site.git('branch', '--format=%(HEAD) %(refname:short)')).toBe('* main\n')
    },
  )

  it.skipIf(!isWhole)('a commit of the review in the middle of a merge with a conflict is not begun', async () => {
    site.git('switch', '--quiet', '--create', 'other')
    site.change(['Two bakers', 'Three bakers'])
    site.git('commit', '--quiet', '--all', '--message=Three')
    site.git('switch', '--quiet', 'main')
    site.change(['Two bakers', 'Four bakers'])
    site.git('commit', '--quiet', '--all', '--message=Four')
    expect(() => site.git('merge', 'other')).toThrow()
    site.live.refresh()
    expect((await site.state()).repository?.obstacle).toMatchObject({ code: 'conflict' })
    expect(await site.commit()).toMatchObject({ outcome: 'failed', hint: expect.stringContaining('conflict') })
  })

  it.skipIf(!isWhole)('a commit of the review requires a name and address where git has none', async () => {
    site.git('config', '--unset', 'user.name')
    site.git('config', '--unset', 'user.email')
    const home = process.env.HOME
    process.env.HOME = site.folder
    try {
      site.change(['Two bakers', 'Three bakers'])
      expect((await site.state()).repository?.hasIdentity).toBe(false)
      expect(await site.commit()).toMatchObject({ outcome: 'failed', message: 'Git does not know who commits.' })
      expect(await site.commit({ author: { name: 'Bo', email: 'bo@mill.example' } })).toMatchObject({ outcome: 'done' })
      expect(site.git('log', '-1', '--format=%an <%ae>').trim()).toBe('Bo <bo@mill.example>')
    } finally {
      process.env.HOME = home
    }
  })

  it.skipIf(!isWhole)('a commit of the review can be the first one', async () => {
    site.git('checkout', '--quiet', '--orphan', 'fresh')
    site.git('rm', '--quiet', '--cached', '-r', '.')
    expect((await site.state()).base).toBeUndefined()
    expect(await site.commit()).toMatchObject({ outcome: 'done' })
    expect(site.git('log', '--format=%s', '--name-only')).toBe('New\n\nsite.yaml\n')
  })

  it('a commit of the review leaves a site that git ignores to the copies', async () => {
    site.git('rm', '--quiet', '--cached', 'site.yaml')
    writeFileSync(join(site.folder, '.gitignore'), 'site.yaml\n')
    expect(await site.state()).toMatchObject({
      without: { code: 'gitIgnores', args: ['site.yaml'] },
    })
  })
})

describe('a file beside the manifest', () => {
  it.skipIf(!isWhole)(
    'a file beside the manifest that was changed or taken away is as it was again; one that is new stays',
    async () => {
      mkdirSync(join(site.folder, 'images'))
      const picture = join(site.folder, 'images', 'oven.png')
      const bytes = Buffer.from([137, 80, 78, 71, 0, 255, 13, 10])
      writeFileSync(picture, bytes)
      await site.commit()
      rmSync(picture)
      writeFileSync(join(site.folder, 'images', 'new.png'), bytes)
      expect((await site.state()).files).toEqual([
        { file: 'images/oven.png', what: 'removed' },
        { file: 'images/new.png', what: 'added' },
      ])
      expect(await site.editing.review.takeBackFile('images/oven.png')).toMatchObject({ outcome: 'done' })
      expect(readFileSync(picture)).toEqual(bytes)
      rmSync(join(site.folder, 'images'), { recursive: true })
      expect((await site.state()).files).toEqual([{ file: 'images/oven.png', what: 'removed' }])
      for (const other of ['images/new.png', '.git/config', '../elsewhere', 'site.yaml'])
        expect(await site.editing.review.takeBackFile(other)).toMatchObject({ outcome: 'failed' })
    },
  )

  it.skipIf(!isWhole)(
    'a file beside the manifest that holds pages and is new goes when it is taken back, after a copy was made',
    async () => {
      mkdirSync(join(site.folder, 'pages'))
      const page =
        '/more:\n  title: More\n  description: More of what is baked here each day.\n  blocks:\n  - type: prose\n    title: More\n    text: Words.\n'
      writeFileSync(join(site.folder, 'pages', 'more.yaml'), page)
      site.change(['    routes:', '    include: pages/*.yaml\n    routes:'])
      const { changes = [] } = await site.state()
      const added = changes.find(({ thing }) => thing === 'page')
      await site.editing.review.takeBack({ hunks: added?.hunks ?? [], label: '' })
      expect(existsSync(join(site.folder, 'pages', 'more.yaml'))).toBe(false)
      const [copy] = site.editing.review.copies.list()
      expect(readFileSync(join(site.folder, '.lectern/copies', copy?.name ?? '', 'pages/more.yaml'), 'utf8')).toBe(page)
    },
  )
})

describe('a push', () => {
  let remote: string
  beforeEach(() => {
    remote = mkdtempSync(join(tmpdir(), 'lectern-remote-'))
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote])
  })
  afterEach(() => rmSync(remote, { recursive: true, force: true }))

  it.skipIf(!isWhole)('a push of the review without a remote says so', async () => {
    expect(await site.push()).toMatchObject({
      outcome: 'failed',
      message: 'There is no remote to push to.',
    })
  })

  it('a push of the review brings the branch to the remote, and later says what is not there yet', async () => {
    site.git('remote', 'add', 'origin', remote)
    site.change(['Two bakers', 'Three bakers'])
    expect(await site.commit({ push: true })).toMatchObject({
      outcome: 'done',
      message: expect.stringContaining('Pushed main to origin'),
    })
    expect(execFileSync('git', ['-C', remote, 'log', '-1', '--format=%s', 'main'], { encoding: 'utf8' })).toBe('New\n')
    site.change(['Three bakers', 'Four bakers'])
    await site.commit()
    expect((await site.state()).repository?.ahead).toBe(1)
  })

  it.skipIf(!isWhole)(
    'a push of the review to a remote with commits of others keeps the commit and says what to do',
    async () => {
      site.git('remote', 'add', 'origin', remote)
      await site.push()
      const other = mkdtempSync(join(tmpdir(), 'lectern-other-'))
      try {
        execFileSync('git', ['clone', '--quiet', remote, other], { stdio: 'ignore' })
        const theirs = ['-C', other, '-c', 'user.name=Bo', '-c', 'user.email=bo@mill.example']
        execFileSync('git', [...theirs, 'commit', '--quiet', '--allow-empty', '--message=Theirs'])
        execFileSync('git', [...theirs, 'push', '--quiet'], { stdio: 'ignore' })
      } finally {
        rmSync(other, { recursive: true, force: true })
      }
      site.change(['Two bakers', 'Three bakers'])
      expect(await site.commit({ push: true })).toMatchObject({
        outcome: 'failed',
        committed: true,
        message: expect.stringContaining('origin has commits that are not here'),
      })
      expect(site.git('log', '-1', '--format=%s')).toBe('New\n')
    },
  )
})
