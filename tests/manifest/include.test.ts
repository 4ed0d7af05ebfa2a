import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { benchFiles, benchManifest, benchmarkPages } from '../../bench/content.ts'
import { putFiles } from '../../bench/put-files.ts'
import { load } from '../../src/manifest/load.ts'
import { applyFixes } from '../../src/problems/apply-fixes.ts'
import { loadFile } from '../../src/project/load-file.ts'
import validate from '../../tools/validate.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { bakeryWith } from './small-bakery.ts'

function folderWith(files: Map<string, string>): string {
  const folder = temporaryFolder()
  putFiles(folder, files)
  return folder
}

const pages = benchmarkPages(7)
const files = () => benchFiles(pages, 3)
const loaded = (folder: string) => loadFile(join(folder, 'site.yaml'), { root: folder })

describe('pages in included files', () => {
  it('make the same site as in one file', () => {
    const whole = loaded(folderWith(new Map([['site.yaml', benchManifest(pages)]])))
    const parts = loaded(folderWith(files()))
    expect(parts.problems).toEqual(whole.problems)
    expect(parts.site).toEqual(whole.site)
  })

  it('have their problems reported in the included file, at the right line', () => {
    const broken = files()
    const part = broken.get('pages/part-002.yaml') ?? ''
    broken.set('pages/part-002.yaml', part.replace('title: Four steps', 'titel: Four steps'))
    const line = part.split('\n').findIndex((one) => one.includes('title: Four steps')) + 1
    const { problems } = loaded(folderWith(broken))
    expect(problems).toMatchObject([
      { code: 'unknown-key', line, file: expect.stringMatching(/pages\/part-002\.yaml$/) },
    ])
  })

  it('may use an anchor that an earlier page of their file defines', () => {
    const page = (path: string, block: string) =>
      `${path}:\n  title: ${path}\n  description: About ${path}.\n  unlisted: true\n  blocks:\n    - { type: page-intro, title: ${path} }\n    - ${block}\n`
    const text =
      page('/rye', '&week\n      type: checklist\n      title: The week\n      items: [Rye, Oats]') +
      page('/oats', '<<: *week\n      title: The other week')
    const { problems, site } = load(bakeryWith('reading', 'include: pages/*.yaml'), 'site.yaml', {
      readIncluded: () => [{ file: 'pages/bread.yaml', text }],
    })
    expect(problems).toEqual([])
    expect(JSON.stringify(site)).toContain('The other week')
    const own = bakeryWith('routes', text.trimEnd())
    expect(load(own, 'site.yaml').problems).toEqual([])
  })

  it('have the same columns with a byte order mark as without', () => {
    const columns = (mark: string) => {
      const broken = files()
      broken.set('pages/part-002.yaml', `${mark}/wrong path: { title: Wrong }\n`)
      return loaded(folderWith(broken)).problems.map(({ code, line, column }) => ({ code, line, column }))
    }
    expect(columns('')).not.toEqual([])
    expect(columns('\uFEFF')).toEqual(columns(''))
  })

  it('have their syntax faults reported there too', () => {
    const broken = files()
    broken.set('pages/part-001.yaml', `${broken.get('pages/part-001.yaml')}  bad: [1\n`)
    const { problems } = loaded(folderWith(broken))
    expect(problems.length).toBeGreaterThan(0)
    for (const { file } of problems) expect(file).toMatch(/pages\/part-001\.yaml$/)
  })

  it('are named where their ending is in capitals, and would be left out', () => {
    const capitals = files()
    capitals.set('pages/more.YAML', capitals.get('pages/part-001.yaml') ?? '')
    const { problems } = loaded(folderWith(capitals))
    expect(problems).toMatchObject([{ code: 'include-unread', hint: 'Rename it to more.yaml.' }])
    expect(problems[0]?.message).toMatch(/pages\/more\.YAML differs from \*\.yaml in small and capital letters\.$/)
  })

  it('may not occur twice', () => {
    const twice = files()
    twice.set('pages/part-009.yaml', twice.get('pages/part-001.yaml') ?? '')
    const { problems } = loaded(folderWith(twice))
    expect(problems.map(({ code }) => code)).toContain('duplicate-key')
    const again = problems.find(({ code }) => code === 'duplicate-key')
    expect(again?.file).toMatch(/part-009\.yaml$/)
    expect(again?.message).toMatch(/the first is on line 1 of .*part-001\.yaml\.$/)
    expect(again?.related).toMatchObject([{ line: 1, file: expect.stringMatching(/part-001\.yaml$/) }])
  })

  it.each(['../other/*.yaml', '/etc/*.yaml', 'pages/../../x.yaml', 'pages\\*.yaml'])(
    'may not be read from %s',
    (pattern) => {
      const outside = files()
      outside.set('site.yaml', (outside.get('site.yaml') ?? '').replace('pages/*.yaml', JSON.stringify(pattern)))
      expect(loaded(folderWith(outside)).problems).toMatchObject([
        { code: 'include-outside', message: expect.stringContaining("below the manifest's folder") },
      ])
    },
  )

  it('may not be read through a symbolic link that leads outside', () => {
    const elsewhere = folderWith(new Map([['page.yaml', '/x: {}\n']]))
    const folder = folderWith(files())
    symlinkSync(join(elsewhere, 'page.yaml'), join(folder, 'pages', 'part-004.yaml'))
    expect(loaded(folder).problems).toMatchObject([
      { code: 'include-outside', message: expect.stringContaining("leads out of the manifest's folder") },
    ])
  })

  it('have to exist', () => {
    const none = files()
    none.set('site.yaml', (none.get('site.yaml') ?? '').replace('pages/*.yaml', 'nothing/*.yaml'))
    const text = none.get('site.yaml') ?? ''
    const line = text.split('\n').findIndex((one) => one.includes('include:')) + 1
    const missing = { code: 'include-nothing', line, message: expect.stringContaining('names no file') }
    expect(loaded(folderWith(none)).problems).toMatchObject([missing])
    // Other problems are reported along with it.
    none.set('site.yaml', text.replace('language:', 'langage:'))
    const codes = loaded(folderWith(none)).problems.map(({ code }) => code)
    expect(codes.sort()).toEqual(['include-nothing', 'unknown-key'])
  })
})

describe('--fix', () => {
  const quiet = async (folder: string) => {
    const silent = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true))
    try {
      return await validate([join(folder, 'site.yaml'), '--fix'], folder)
    } finally {
      for (const one of silent) one.mockRestore()
    }
  }
  const parts = ['pages/part-001.yaml', 'pages/part-002.yaml']

  it('--fix fixes included files in place and leaves every other byte alone', async () => {
    const sound = files()
    for (const part of parts) sound.set(part, (sound.get(part) ?? '').replaceAll('\n', '\r\n'))
    const broken = new Map(sound)
    broken.set('site.yaml', (sound.get('site.yaml') ?? '').replace('language:', 'langage:'))
    for (const part of parts)
      broken.set(part, (sound.get(part) ?? '').replace('title: Four steps', 'titel: Four steps'))
    const folder = folderWith(broken)
    expect(await quiet(folder)).toBe(0)
    for (const [name, text] of sound) expect(readFileSync(join(folder, name), 'utf8'), name).toBe(text)
  })

  it('--fix continues after an invalid line, in the same file and in earlier ones', () => {
    const broken = files()
    const lost = (text = '') => text.replace('description: Page', 'description: @Page')
    const misspelt = (text = '') => text.replace('title: Four steps', 'titel: Four steps')
    for (const part of parts) broken.set(part, misspelt(lost(files().get(part))))
    const { problems, source } = loaded(folderWith(broken))
    expect(problems.map(({ code }) => code)).toEqual(parts.flatMap(() => ['needs-quotes', 'unknown-key']))
    for (const [file, text] of source.texts) {
      const part = parts.find((one) => file.endsWith(one)) ?? ''
      const own = problems.filter((problem) => problem.file === file)
      for (const { line, column, code } of own)
        expect(text.split('\n')[line - 1]?.slice(column - 1)).toMatch(code === 'unknown-key' ? /^titel:/ : /^@Page/)
      const quoted = lost(files().get(part)).replace(/: (@Page.*)$/m, ': "$1"')
      expect(applyFixes(text, own).text).toBe(quoted)
    }
  })

  it('quotes a value in braces in its place', () => {
    const broken = files()
    broken.set(parts[1] ?? '', (files().get(parts[1] ?? '') ?? '').replace('title: Four steps', 'title: {site.name}'))
    const { problems, source } = loaded(folderWith(broken))
    expect(problems).toMatchObject([{ code: 'brace-starts-group', file: expect.stringContaining('part-002') }])
    const [file, text] = [...source.texts].find(([name]) => name.endsWith('part-002.yaml')) ?? ['', '']
    expect(applyFixes(text, problems).text).toBe(text.replace('{site.name}', '"{site.name}"'))
    expect(problems[0]?.file).toBe(file)
  })
})

it('locates a problem below a misspelt key, in a file of any size', () => {
  const wrong = (text: string) =>
    text.replace(/^( *)header:[^\n]*$/m, '$1heeder: { links: [{ label: Home, to: /nowhere }] }')
  for (const count of [2, 40]) {
    const text = wrong(benchManifest(benchmarkPages(count)))
    const { problems } = load(text, 'site.yaml')
    const lines = text.split('\n')
    expect(problems.map(({ code, line, column }) => [code, lines[line - 1]?.slice(column - 1, column + 2)])).toEqual([
      ['unknown-key', 'hee'],
      ['dead-link', '/no'],
    ])
  }
})
