// Commits and pushes from the Review sheet, and their failures, in real repositories.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'
import { type ReviewedSite, reviewedSite } from './reviewed-site.ts'

let site: ReviewedSite
beforeEach(() => {
  site = reviewedSite({ git: true })
})
afterEach(() => site.close())

it("a commit from the Review sheet includes the site's own files and leaves everything else, staged or not", async () => {
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

it('a commit from the Review sheet includes what the owner has staged: a renamed picture and a removed one', async () => {
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

slow(
  'a commit from the Review sheet includes pictures beside entries, and no other file there that the site does not read',
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

slow('a commit from the Review sheet keeps quotes, dashes and dollars in its message', async () => {
  site.change(['Two bakers', 'Three bakers'])
  const message = '--amend "$(touch pwned)" `x`; rm -rf .\n\nSecond line'
  await site.commit({ message })
  expect(site.git('log', '-1', '--format=%B').trim()).toBe(message)
  expect(existsSync(join(site.folder, 'pwned'))).toBe(false)
})

slow('a commit from the Review sheet to a new branch leaves the previous branch unchanged', async () => {
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

slow('a commit from the Review sheet reports that nothing has changed', async () => {
  expect(await site.commit()).toMatchObject({ outcome: 'failed', message: 'There is nothing to commit.' })
})

slow('a commit from the Review sheet requires a branch where none is checked out', async () => {
  site.git('checkout', '--quiet', '--detach')
  site.change(['Two bakers', 'Three bakers'])
  expect((await site.state()).repository).toMatchObject({ branch: undefined })
  expect(await site.commit()).toMatchObject({ outcome: 'failed', message: expect.stringContaining('No branch') })
  expect(await site.commit({ branch: 'found' })).toMatchObject({ outcome: 'done' })
})

slow(
  "a commit from the Review sheet that a hook refuses shows the hook's message, and leaves nothing staged",
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

slow('a commit from the Review sheet is refused during a merge with a conflict', async () => {
  site.git('switch', '--quiet', '--create', 'other')
  site.change(['Two bakers', 'Three bakers'])
  site.git('commit', '--quiet', '--all', '--message=Three')
  site.git('switch', '--quiet', 'main')
  site.change(['Two bakers', 'Four bakers'])
  site.git('commit', '--quiet', '--all', '--message=Four')
  expect(() => site.git('merge', 'other')).toThrow()
  site.live.refresh()
  expect((await site.state()).repository?.obstacle).toContain('in conflict')
  expect(await site.commit()).toMatchObject({ outcome: 'failed', hint: expect.stringContaining('conflict') })
})

slow('a commit from the Review sheet requires a name and address where Git has none', async () => {
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

slow('a commit from the Review sheet can be the first of its repository', async () => {
  site.git('checkout', '--quiet', '--orphan', 'fresh')
  site.git('rm', '--quiet', '--cached', '-r', '.')
  expect((await site.state()).base).toBeUndefined()
  expect(await site.commit()).toMatchObject({ outcome: 'done' })
  expect(site.git('log', '--format=%s', '--name-only')).toBe('New\n\nsite.yaml\n')
})

it('the Review sheet uses copies for a site that Git ignores', async () => {
  site.git('rm', '--quiet', '--cached', 'site.yaml')
  writeFileSync(join(site.folder, '.gitignore'), 'site.yaml\n')
  expect(await site.state()).toMatchObject({
    without: 'Git ignores site.yaml, so copies of the site are kept instead.',
  })
})

slow('the Review sheet restores a changed or removed file beside the manifest; a new one stays', async () => {
  mkdirSync(join(site.folder, 'images'))
  const picture = join(site.folder, 'images', 'oven.png')
  const bytes = Buffer.from([137, 80, 78, 71, 0, 255, 13, 10])
  writeFileSync(picture, bytes)
  await site.commit()
  const added = join(site.folder, 'images', 'new.png')
  writeFileSync(picture, 'changed')
  expect((await site.state()).files).toEqual([{ file: 'images/oven.png', what: 'changed' }])
  expect(await site.editing.review.takeBackFile('images/oven.png')).toMatchObject({ outcome: 'done' })
  expect(readFileSync(picture)).toEqual(bytes)
  rmSync(picture)
  writeFileSync(added, bytes)
  expect((await site.state()).files).toEqual([
    { file: 'images/oven.png', what: 'removed' },
    { file: 'images/new.png', what: 'added' },
  ])
  expect(await site.editing.review.takeBackFile('images/oven.png')).toMatchObject({ outcome: 'done' })
  expect(readFileSync(picture)).toEqual(bytes)
  for (const other of ['images/new.png', '.git/config', '../elsewhere', 'site.yaml'])
    expect(await site.editing.review.takeBackFile(other)).toMatchObject({ outcome: 'failed' })
  expect(readFileSync(added)).toEqual(bytes)
  rmSync(join(site.folder, 'images'), { recursive: true })
  expect((await site.state()).files).toEqual([{ file: 'images/oven.png', what: 'removed' }])
})

slow('the Review sheet removes a new file of pages when its change is reverted, after a copy was made', async () => {
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
})

describe('a push from the Review sheet', () => {
  let remote: string
  beforeEach(() => {
    remote = temporaryFolder()
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote])
  })

  slow('a push from the Review sheet reports that there is no remote', async () => {
    expect(await site.push()).toMatchObject({
      outcome: 'failed',
      message: 'There is no remote to push to.',
    })
  })

  slow(
    'a push from the Review sheet sends the branch to the remote, and later reports commits that are not pushed',
    async () => {
      site.git('remote', 'add', 'origin', remote)
      site.change(['Two bakers', 'Three bakers'])
      expect(await site.commit({ push: true })).toMatchObject({
        outcome: 'done',
        message: expect.stringContaining('Pushed main to origin'),
      })
      expect(execFileSync('git', ['-C', remote, 'log', '-1', '--format=%s', 'main'], { encoding: 'utf8' })).toBe(
        'New\n',
      )
      site.change(['Three bakers', 'Four bakers'])
      await site.commit()
      expect((await site.state()).repository?.ahead).toBe(1)
    },
  )

  slow(
    'a push from the Review sheet to a remote with other commits keeps the commit and names the next step',
    async () => {
      site.git('remote', 'add', 'origin', remote)
      await site.push()
      const other = temporaryFolder()
      execFileSync('git', ['clone', '--quiet', remote, other], { stdio: 'ignore' })
      const theirs = ['-C', other, '-c', 'user.name=Bo', '-c', 'user.email=bo@mill.example']
      execFileSync('git', [...theirs, 'commit', '--quiet', '--allow-empty', '--message=Theirs'])
      execFileSync('git', [...theirs, 'push', '--quiet'], { stdio: 'ignore' })
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
