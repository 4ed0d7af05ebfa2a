import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { putFiles } from '../../bench/put-files.ts'
import { type LoadOptions, load } from '../../src/manifest/load.ts'
import { Memo } from '../../src/manifest/read/memo.ts'
import { Fault, isFault } from '../../src/problems/fault.ts'
import build from '../../tools/build.ts'
import { builtFiles } from '../built-files.ts'
import { isWhole, seed } from '../how-much.ts'
import { root } from '../pages/built-site.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type Files, RandomEdits } from './random-edits.ts'

function loaded(files: Files, options: LoadOptions) {
  const readIncluded = (pattern: string) => {
    const wanted = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    const found = [...files].flatMap(([file, text]) => (wanted.test(file) ? [{ file, text }] : []))
    if (found.length === 0) throw new Fault('include-nothing', 'No file.', 'Put some there.')
    return found.sort((a, b) => (a.file < b.file ? -1 : 1))
  }
  const readTexts = (file: string) => (files.has(file) ? { file, text: files.get(file) ?? '' } : undefined)
  const { problems, site, source } = load(files.get('site.yaml') ?? '', 'site.yaml', {
    readIncluded,
    readTexts,
    ...options,
  })
  const { held, changes } = source.expansion ?? {}
  return { problems, held, changes, site: site && JSON.stringify({ ...site, routes: site.routes }) }
}

/** Number of edits: many in a whole run, few otherwise. A build takes twenty times as long as a load. */
const loads = isWhole ? 1000 : 8
const builds = isWhole ? 100 : 2

const sites = [
  ['in one language', false],
  ['in three languages', true],
] as const

it.each(sites)('a load with a memo equals a first load after each random edit of a site %s', (_, many) => {
  const memo = new Memo()
  const writer = new RandomEdits(seed(11), 16, many)
  let valid = 0
  const edits = many ? loads / 4 : loads
  for (let at = 0; at < edits; at++) {
    const edit = writer.next()
    const options = { at: writer.now }
    const now = loaded(writer.files, { ...options, memo })
    expect({ edit, ...now }).toEqual({ edit, ...loaded(writer.files, options) })
    if (now.site !== undefined) valid++
  }
  expect(valid).toBeGreaterThan(edits / 4)
})

// A build takes seconds, so the site in three languages is built in whole runs only.
it.each(isWhole ? sites : sites.slice(0, 1))(
  'an incremental build equals a clean build byte for byte after each random edit of a site %s',
  async (_, many) => {
    const folder = temporaryFolder()
    const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    try {
      const writer = new RandomEdits(seed(12), 16, many)
      let built = 0
      const edits = many ? builds / 4 : builds
      for (let at = 0; at < edits; at++) {
        const edit = writer.next()
        rmSync(join(folder, 'site'), { recursive: true, force: true })
        putFiles(join(folder, 'site'), writer.files)
        const outs = ['out', `clean-${at}`].map((name) => join(folder, name))
        const filesOf: (ReadonlyMap<string, string> | undefined)[] = []
        for (const out of outs) filesOf.push(await builtIn(join(folder, 'site', 'site.yaml'), out, writer.now))
        const [after, clean] = filesOf
        expect(after && [...after.keys()], edit).toEqual(clean && [...clean.keys()])
        for (const [name, text] of clean ?? []) expect(after?.get(name) === text, `${edit}: ${name}`).toBe(true)
        if (clean) built++
        rmSync(outs[1] ?? '', { recursive: true, force: true })
      }
      expect(built).toBeGreaterThan(edits / 4)
    } finally {
      output.mockRestore()
    }
  },
)

/** File below the folder → its content; undefined for a site with an error. */
async function builtIn(manifest: string, out: string, now: number): Promise<Map<string, string> | undefined> {
  const at = new Date(now).toISOString().slice(0, 16).replace('T', ' ')
  try {
    await build(['--manifest', manifest, '--out', out, '--host', 'nginx', '--at', at], root, engineContext())
  } catch (error) {
    if (!isFault(error)) throw error
    return undefined
  }
  return builtFiles(out)
}
