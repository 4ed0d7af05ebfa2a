import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { loadFile } from '../../src/manifest/load-file.ts'
import { benchFiles, benchManifest, benchPages } from '../../tools/bench/content.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function folderWith(files: Map<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-include-'))
  folders.push(folder)
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const pages = benchPages(7)
const files = () => benchFiles(pages, 3)
const loaded = (folder: string) => loadFile(join(folder, 'site.yaml'), { root: folder })

describe('pages in files of their own', () => {
  it('are the same site as in one file', () => {
    const whole = load(benchManifest(pages), 'site.yaml')
    const parts = loaded(folderWith(files()))
    expect(parts.problems).toEqual(whole.problems)
    expect(parts.site).toEqual(whole.site)
  })

  it('have their mistakes told in the file, and at the line, where they are', () => {
    const broken = files()
    const part = broken.get('pages/part-002.yaml') ?? ''
    broken.set('pages/part-002.yaml', part.replace('title: Four steps', 'titel: Four steps'))
    const line = part.split('\n').findIndex((one) => one.includes('title: Four steps')) + 1
    const { problems } = loaded(folderWith(broken))
    expect(problems).toMatchObject([
      { code: 'unknown-key', line, file: expect.stringMatching(/pages\/part-002\.yaml$/) },
    ])
  })

  it('have faults of their writing told there too', () => {
    const broken = files()
    broken.set('pages/part-001.yaml', `${broken.get('pages/part-001.yaml')}  bad: [1\n`)
    const { problems } = loaded(folderWith(broken))
    expect(problems.length).toBeGreaterThan(0)
    for (const { file } of problems) expect(file).toMatch(/pages\/part-001\.yaml$/)
  })

  it('may not come twice', () => {
    const twice = files()
    twice.set('pages/part-009.yaml', twice.get('pages/part-001.yaml') ?? '')
    const { problems } = loaded(folderWith(twice))
    expect(problems.map(({ code }) => code)).toContain('duplicate-key')
    expect(problems.find(({ code }) => code === 'duplicate-key')?.file).toMatch(/part-009\.yaml$/)
  })

  it.each(['../other/*.yaml', '/etc/*.yaml', 'pages/../../x.yaml', 'pages\\*.yaml'])(
    'may not be fetched from %s',
    (pattern) => {
      const outside = files()
      outside.set('site.yaml', (outside.get('site.yaml') ?? '').replace('pages/*.yaml', JSON.stringify(pattern)))
      expect(() => loaded(folderWith(outside))).toThrow(/below the manifest's folder/)
    },
  )

  it('may not be fetched from outside through a symbolic link', () => {
    const elsewhere = folderWith(new Map([['page.yaml', '/x: {}\n']]))
    const folder = folderWith(files())
    symlinkSync(join(elsewhere, 'page.yaml'), join(folder, 'pages', 'part-004.yaml'))
    expect(() => loaded(folder)).toThrow(/leads out of the manifest's folder/)
  })

  it('have to be there', () => {
    const none = files()
    none.set('site.yaml', (none.get('site.yaml') ?? '').replace('pages/*.yaml', 'nothing/*.yaml'))
    expect(() => loaded(folderWith(none))).toThrow(/names no file/)
  })
})
