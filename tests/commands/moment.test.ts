// `--at`: each command builds, serves or checks the site as of that moment, and refuses an invalid moment.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { root } from '../pages/built-site.ts'
import { startCommand } from '../start-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

let folder: string
let manifest: string

beforeAll(() => {
  folder = temporaryFolder()
  cpSync(join(root, 'tests/fixtures/firm'), folder, { recursive: true })
  manifest = join(folder, 'site.yaml')
})

const before = '2026-12-20 07:59'
const after = '2026-12-20 08:00'
/** The page of an entry that is published between the two. */
const page = '/news/holidays'

function call(command: string, ...words: string[]) {
  const env = { INIT_CWD: folder, NO_COLOR: '1', CI: 'true' }
  const { child, output, ended } = startCommand([command, ...words], { env })
  const end = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { output, end, run: async () => ({ code: await ended, output: output() }) }
}

/** The arguments with which each command reads the manifest and leaves no files behind. */
const wordsOf: Record<string, () => string[]> = {
  build: () => ['--manifest', manifest, '--out', join(folder, 'out')],
  start: () => ['--manifest', manifest, '--port', '0', '--data', join(folder, 'data')],
  dev: () => ['--manifest', manifest, '--port', '0', '--data', join(folder, 'data')],
  edit: () => ['--manifest', manifest, '--port', '0', '--data', join(folder, 'data')],
  validate: () => [manifest],
}
const commands = Object.keys(wordsOf)

describe('--at', { timeout: 120_000 }, () => {
  it.each(isWhole ? commands : ['build', 'dev'])(
    '%s refuses a moment that is none, with exit code 2',
    async (command) => {
      const { code, output } = await call(command, ...(wordsOf[command]?.() ?? []), '--at', '2026-02-30').run()
      expect(output).toContain('--at takes a day, or a day and a time, and "2026-02-30" is neither.')
      expect(code).toBe(2)
    },
  )

  it.each(isWhole ? commands : ['validate'])(
    "%s refuses a moment that the site's clock skips, and offers the neighbours",
    async (command) => {
      const { code, output } = await call(command, ...(wordsOf[command]?.() ?? []), '--at', '2027-03-28 02:30').run()
      expect(output).toContain('The clock in Europe/Zurich skips 2027-03-28 02:30.')
      expect(output).toContain('Take "2027-03-28 01:30" or "2027-03-28 03:30".')
      expect(code).toBe(2)
    },
  )

  it('build writes the pages of the moment, and rebuilds the same folder for another moment', async () => {
    const out = join(folder, 'out')
    for (const at of [after, before]) {
      const { code } = await call('build', '--manifest', manifest, '--out', out, '--at', at).run()
      expect(code).toBe(0)
      expect(existsSync(join(out, page, 'index.html'))).toBe(at === after)
    }
  })

  slow.each(['start', 'dev', 'edit'])('%s answers with the pages of the moment', async (command) => {
    for (const at of [before, after]) {
      const { output, end } = call(command, ...(wordsOf[command]?.() ?? []), '--at', at)
      const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0]
      await expect.poll(address, { timeout: 60_000 }).toBeDefined()
      const { status } = await fetch(`${address()}${page}`, { headers: { accept: 'text/html' } })
      expect(status).toBe(at === after ? 200 : 404)
      // The next command needs its folder.
      await end()
    }
  })

  it('validate reports problems as of the moment: a link to a page that is not published yet', async () => {
    const linked = join(folder, 'linked.yaml')
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(linked, text.replace('to: /people', `to: ${page}`))
    expect((await call('validate', linked, '--at', after).run()).code).toBe(0)
    const { code, output } = await call('validate', linked, '--at', before).run()
    expect(output).toContain(page)
    expect(code).toBe(1)
  })
})
