// `npm run schedule`: when a site changes by itself, and the timers that build it then.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { listening } from '../../src/backend/listening.ts'
import { mark } from '../../tools/schedule/timer-host.ts'
import { horizon, timersFor } from '../../tools/schedule/timers.ts'
import schedule from '../../tools/schedule.ts'
import { november } from '../content/firm.ts'
import { drawn } from '../how-much.ts'
import { root } from '../pages/built-site.ts'
import { printedBy } from '../printed-by.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const place = temporaryFolder()
const manifest = join(place, 'site.yaml')
const read = (name: string) => readFileSync(join(place, name), 'utf8')
const written = () => readFileSync(manifest, 'utf8')
const change = (from: string | RegExp, to: string) => writeFileSync(manifest, written().replace(from, to))

beforeEach(() => {
  rmSync(place, { recursive: true, force: true })
  cpSync(join(root, 'tests/fixtures/firm'), place, { recursive: true })
  vi.useFakeTimers({ toFake: ['Date'], now: november })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

async function run(...words: string[]) {
  const { code, out, errors } = await printedBy(() => schedule([...words, '--manifest', manifest], place))
  return { code, said: out, noted: errors }
}

describe('schedule', () => {
  it('npm run schedule prints when the output changes next in the site’s time zone, and which entry, block and pages change then', async () => {
    const { code, said } = await run()
    expect(code).toBe(0)
    expect(said).toContain('Next change: 2026-12-20 08:00 (Europe/Zurich)\n')
    expect(said).toMatch(/comes: the entry holidays of news, \S*content\/news\/\S*holidays\.md:5\n/)
    const line = written().slice(0, written().indexOf('type: banner')).split('\n').length
    expect(said).toMatch(new RegExp(`comes: the block "banner" on /, \\S*site\\.yaml:${line}\n`))
    expect(said).toMatch(/New: \/news\/holidays\n {2}Changed: \/, \/news,/)
    expect(said).toContain('After that: 2027-01-04 08:00\n')
  })

  it('npm run schedule names the other languages, whose pages change with those of the first', async () => {
    change('\nreadings:', '\nlanguages:\n  en: { name: English }\n  de: { name: Deutsch, at: /de }\nreadings:')
    expect((await run()).said).toMatch(/Changed: \/, \/news,.*\n {2}And the same pages in Deutsch\.\n/)
  })

  const withFair = (page: string, block: string) =>
    change(
      '      /people:',
      `      /fair:\n        { title: Fair, description: A fair., ${page}, blocks: [{ type: page-intro, title: Fair }, { type: page-intro, title: Now, ${block} }] }\n      /people:`,
    )

  it('npm run schedule includes a block that expires on a page that is not published yet', async () => {
    withFair('publish: 2026-12-01 08:00', 'until: 2026-12-05 08:00')
    const { said } = await run()
    expect(said).toContain('Next change: 2026-12-01 08:00')
    expect(said).toMatch(/comes: the page \/fair,.*\n {2}New: \/fair\n/)
    expect(said).toContain('After that: 2026-12-05 08:00, 2026-12-20 08:00')
  })

  it('npm run schedule omits what changes no page: a block that would appear on a page that has expired by then', async () => {
    withFair('until: 2026-12-01 08:00', 'publish: 2026-12-05 08:00')
    const { said } = await run()
    expect(said).toMatch(/goes: the page \/fair,.*\n {2}Gone: \/fair\n/)
    expect(said).not.toContain('2026-12-05')
  })

  it('npm run schedule lists the pages that show upcoming days, which are rebuilt every day', async () => {
    change(
      '          - { type: page-intro, title: News }',
      '          - { type: announcement, text: Closed on the first., until: 2026-12-01 }\n          - { type: page-intro, title: News }',
    )
    const { said } = await run()
    expect(said).toContain('Every day at 00:00 (Europe/Zurich), as they have days that pass:\n')
    expect(said).toMatch(/\n {2}\/news {2}announcement\n/)
  })

  it('npm run schedule prints that nothing is scheduled, and writes no timers', async () => {
    vi.setSystemTime(Date.parse('2030-01-01'))
    expect((await run()).said).toBe('Nothing comes or goes by itself: the output changes when you write something.\n')
    expect((await run('--host', 'github')).noted).toContain('there is nothing to time')
    expect(existsSync(join(place, '.github/workflows/scheduled-build.yml'))).toBe(false)
  })

  it('npm run schedule exits with 1 where the manifest has errors, and with 2 for a host without timers', async () => {
    await expect(run('--host', 'nginx')).rejects.toMatchObject({ code: 'usage', exit: 2 })
    change('type: banner', 'type: baner')
    await expect(run()).rejects.toMatchObject({ code: 'bad-manifest', exit: 1 })
  })
})

it('timers for cron are lines in UTC that build this manifest', async () => {
  const { said } = await run('--host', 'cron')
  const lines = said.trimEnd().split('\n')
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([
    'CRON_TZ=UTC',
    `0 7 20 12 * cd '${place}' && npm run --silent build -- '--manifest' '${manifest}'`,
    `0 7 4 1 * cd '${place}' && npm run --silent build -- '--manifest' '${manifest}'`,
  ])
  expect(said).toContain('Times are in UTC.')
})

it('timers for GitHub are a workflow at the root of the repository that starts a build at each moment', async () => {
  mkdirSync(join(place, '.git'))
  expect((await run('--host', 'github')).said).toMatch(/\.github\/workflows\/scheduled-build\.yml written\.\n$/)
  const text = read('.github/workflows/scheduled-build.yml')
  const workflow = parse(text)
  expect(workflow.on.schedule).toEqual([{ cron: '0 7 20 12 *' }, { cron: '0 7 4 1 *' }])
  expect(workflow.jobs.build.steps[0].run).toContain('"$BUILD_HOOK"')
  expect(text).toContain('# 2026-12-20 08:00 (Europe/Zurich)')
  expect((await run('--host', 'github')).said).toMatch(/is as it was\.\n$/)
})

it('timers for Netlify are functions that call the build hook at their moments', async () => {
  await run('--host', 'netlify')
  const folder = join(place, 'netlify/functions')
  expect(readdirSync(folder).sort()).toEqual(['scheduled-build-1.mjs', 'scheduled-build-2.mjs'])
  const one = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'scheduled-build-1.mjs')).href)
  expect(one.config).toEqual({ schedule: '0 7 20 12 *' })
  const asked: (string | undefined)[] = []
  const server = createServer((request, answer) => {
    asked.push(request.method)
    answer.writeHead(asked.length === 1 ? 200 : 404).end()
  })
  const { url, close } = await listening(server)
  await expect(one.default()).rejects.toThrow('BUILD_HOOK')
  vi.stubEnv('BUILD_HOOK', `${url}/hook`)
  await one.default()
  await expect(one.default()).rejects.toThrow('404')
  expect(asked).toEqual(['POST', 'POST'])
  await close()
})

it('timers that are no longer needed are removed by the next call, and files of the owner stay', async () => {
  await run('--host', 'netlify')
  const own = { 'scheduled-build-9.mjs': 'export default () => {}\n', 'contact.mjs': `// ${mark}\n` }
  for (const [name, text] of Object.entries(own)) writeFileSync(join(place, 'netlify/functions', name), text)
  vi.setSystemTime(Date.parse('2026-12-24'))
  const { said } = await run('--host', 'netlify')
  expect(said).toMatch(/scheduled-build-1\.mjs written\.\n.*scheduled-build-2\.mjs removed\.\n$/)
  expect(read('netlify/functions/scheduled-build-1.mjs')).toContain("'0 7 4 1 *'")
  for (const [name, text] of Object.entries(own)) expect(read(`netlify/functions/${name}`)).toBe(text)
})

it('timers do not overwrite a file of the owner with their name', async () => {
  mkdirSync(join(place, 'netlify/functions'), { recursive: true })
  writeFileSync(join(place, 'netlify/functions/scheduled-build-2.mjs'), 'mine\n')
  await expect(run('--host', 'netlify')).rejects.toMatchObject({ code: 'cannot-write' })
  expect(readdirSync(join(place, 'netlify/functions'))).toEqual(['scheduled-build-2.mjs'])
  expect(read('netlify/functions/scheduled-build-2.mjs')).toBe('mine\n')
})

describe('cron lines', () => {
  /** Whether a cron line fires at a point in time. */
  const means = (cron: string, at: number) => {
    const date = new Date(at)
    const now = [date.getUTCMinutes(), date.getUTCHours(), date.getUTCDate(), date.getUTCMonth() + 1]
    return cron
      .split(' ')
      .slice(0, 4)
      .every((field, index) => field === '*' || field.split(',').includes(String(now[index])))
  }

  it('cron lines fire at every moment once, and at no other minute of the years between', () => {
    const minute = fc.integer({ min: 0, max: horizon / 60_000 - 1 }).map((minutes) => november + minutes * 60_000)
    fc.assert(
      fc.property(fc.uniqueArray(minute, { maxLength: 12 }), minute, (moments, other) => {
        const timers = timersFor(moments, undefined)
        for (const at of moments) expect(timers.filter(({ cron }) => means(cron, at))).toHaveLength(1)
        const asOther = (at: number) =>
          new Date(at).toISOString().slice(5, 16) === new Date(other).toISOString().slice(5, 16)
        if (!moments.some(asOther)) expect(timers.some(({ cron }) => means(cron, other))).toBe(false)
      }),
      { numRuns: drawn(300) },
    )
  })

  it('cron lines fire at the start of each day in summer and winter time', () => {
    expect(
      timersFor([], { from: november, zone: 'Europe/Zurich' })
        .map(({ cron }) => cron)
        .sort(),
    ).toEqual(['0 22 * * *', '0 23 * * *'])
    expect(timersFor([], { from: november, zone: 'Asia/Kolkata' })).toEqual([{ cron: '30 18 * * *', moments: [] }])
  })
})
