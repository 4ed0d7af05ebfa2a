// Source paths of redirects: each works in validation, build and response, or validation refuses it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicFolderOf } from '../../src/files/site-folders.ts'
import { filesUnder } from '../../src/files-under.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { hostFiles } from '../../src/publish/host-plan.ts'
import { hosts, isOfHost } from '../../src/publish/hosts/hosts.ts'
import { isOfBuild } from '../../src/site/addresses.ts'
import { root } from './built-site.ts'
import {
  builtPractice,
  faults,
  lineOf,
  manifestOf,
  practiceWith,
  problemsOf,
  type Served,
  servedPractice,
} from './practice-site.ts'

const first = '      /index.html: /\n'
const instead = (lines: string): [string, string] => [first, lines.replace(/^/gm, '      ').concat('\n')]

describe('an address that works', () => {
  let folder: string
  let out: string
  let served: Served
  beforeAll(async () => {
    folder = practiceWith(instead('/index.html: /\n/old: /services\n/old/index.html: /services\n/404: /'))
    expect(problemsOf(folder)).toEqual([])
    out = await builtPractice(folder)
    served = await servedPractice(folder, out)
  })
  afterAll(async () => {
    await served.close()
  })

  it.each([
    ['/index.html', '/'],
    ['/services/index.html', '/services'],
    ['/staff/index.html', '/services'],
    ['/old', '/services'],
    ['/old/index.html', '/services'],
    ['/team.html', '/'],
    ['/prices.php', '/services'],
    ['/About', '/'],
    ['/404', '/'],
    ['/.well-known/change-password', '/'],
  ])('%s leads to %s', async (from, to) => {
    expect(await served.get(from)).toMatchObject({ status: 302, location: to })
  })

  it('a redirect source does not overwrite the page it leads to', async () => {
    for (const [path, title] of [
      ['/', 'For every animal on the lane'],
      ['/services', 'Services and prices'],
    ] as const)
      expect(await served.get(path)).toMatchObject({ status: 200, body: expect.stringContaining(title) })
  })

  it.each([
    ['index.html', 'For every animal on the lane'],
    ['services/index.html', 'Services and prices'],
  ])('a redirect source is the page itself, %s, on a host that knows no redirects', (file, title) => {
    expect(readFileSync(join(out, file), 'utf8')).toContain(title)
  })

  it('a redirect source without a page becomes a redirect page on hosts without redirects', () => {
    for (const file of ['staff/index.html', 'old/index.html', 'team.html/index.html', 'About/index.html'])
      expect(readFileSync(join(out, file), 'utf8')).toContain('http-equiv="refresh"')
  })

  it.each(Object.entries(hosts))('a redirect source is written for %s once, and never as a loop', (_, host) => {
    const { site } = loadFile(manifestOf(folder), { root })
    if (!site) throw new Error('There is no site.')
    const text = [...hostFiles(host, site, { styleHashes: [] }).values()].join('\n')
    expect(/(?:^|")\/index\\*\.html/m.test(text)).toBe(!host.tidiesIndexFiles)
    expect(text).toMatch(/(?:^|")\/staff\/index\\*\.html/m)
  })
})

describe('an address that is refused, with its reason', () => {
  it.each([
    ['/404.html', 'build'],
    ['/robots.txt', 'build'],
    ['/sitemap.xml', 'build'],
    ['/favicon.svg', 'build'],
    ['/Robots.txt', 'build'],
    ['/assets/loader.js', 'build'],
    ['/assets/img/cat.jpg', 'build'],
    ...Object.values(hosts).flatMap(({ files }) =>
      files.slice(0, 1).map((file): [string, string] => [`/${file}`, 'build']),
    ),
    ['/.lectern-files.json', 'build'],
    ['/robots.txt/old', 'build'],
    ['/functions/v1/submit', 'backend'],
    ['/auth/v1', 'backend'],
  ])('%s', (from, by) => {
    const [problem, ...others] = problemsOf(practiceWith(instead(`${from}: /`)))
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'path-taken', path: expect.stringContaining('/redirects/') })
    expect(`site.yaml:${problem?.line}`).toBe(lineOf('/index.html: /'))
    expect(problem?.message).toContain(by)
  })

  it.each([
    ['/index.html', '/services', '/'],
    ['/services/index.html', '/', '/services'],
    ['/index.html/more', '/', '/'],
    ['/services/index.html.br', '/', '/services'],
  ])('%s, where it would lead to %s from the file of %s', (from, to, page) => {
    const [problem, ...others] = problemsOf(
      practiceWith(['      /services/index.html: /services\n', ''], instead(`${from}: ${to}`)),
    )
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'path-taken', message: expect.stringContaining(`page "${page}"`) })
  })

  it('two redirects that would be one file', () => {
    expect(faults(instead('/old: /\n/old/index.html: /services'))).toHaveLength(1)
    expect(faults(instead('/old: /services\n/old/index.html: /services'))).toEqual([])
  })

  it.each([
    ['the file itself', 'logo.png', '/logo.png'],
    ['a page put there by hand', 'team/index.html', '/team'],
    ['a file where a folder would be needed', 'shop', '/shop/old'],
    ['a folder where a file would be needed', 'old/index.html/x.txt', '/old'],
  ])('a refused redirect source below "public": %s', (_, file, from) => {
    const folder = practiceWith(instead(`${from}: /`))
    mkdirSync(dirname(join(folder, 'public', file)), { recursive: true })
    writeFileSync(join(folder, 'public', file), 'x')
    const [problem, ...others] = problemsOf(folder)
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'path-taken', message: expect.stringContaining('"public"') })
  })

  it('a page whose file another one needs', () => {
    expect(faults(['/news/lambing:\n', '/news/index.html:\n'], ['to: /news/lambing', 'to: /news/index.html'])).toEqual([
      `${lineOf('/news/lambing:', 'pages/news.yaml')} path-taken`,
    ])
  })

  it.each(['/..', '/../../outside', '/services/../x', '/.', '/a/./b'])('a page or redirect at %s', (from) => {
    expect(faults(instead(`${from}: /`)).map((one) => one.split(' ')[1])).toEqual(['bad-name'])
    const page = faults(['/news/lambing:\n', `${from}:\n`], ['to: /news/lambing', 'to: /news'])
    expect(page.map((one) => one.split(' ')[1])).toContain('bad-name')
  })
})

it('every file the build writes is known to the check', async () => {
  const folder = practiceWith()
  for (const host of Object.keys(hosts)) {
    const out = await builtPractice(folder, '--host', host)
    const { site } = loadFile(manifestOf(folder), { root })
    const own = new Set(site?.routes.map(({ path }) => (path === '/' ? '' : `${path.slice(1)}/`)))
    const written = filesUnder(out)
    const isPublic = (file: string) => existsSync(join(publicFolderOf(manifestOf(folder), root), file))
    const isPage = (file: string) => /index\.html(\.br|\.gz)?$/.test(file) || own.has(file.replace(/\.html$/, '/'))
    const others = written.filter((file) => !isPage(file) && !isPublic(file.replace(/\.(br|gz)$/, '')))
    expect(others.length).toBeGreaterThan(5)
    expect(
      others.map((file) => file.replace(/\.(br|gz)$/, '')).filter((file) => !isOfBuild(file) && !isOfHost(file)),
    ).toEqual([])
  }
})
