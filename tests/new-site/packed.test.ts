// A site of a second owner, from the packed file and an empty folder alone.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesUnder } from '../../src/files-under.ts'
import { siteCommands } from '../../tools/shared/command-list.ts'
import { newVisitor } from '../browser/browser.ts'
import { isWhole } from '../how-much.ts'
import { LspClient } from '../language-server/lsp-client.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { slow } from '../whole-suite.ts'
import { firstLinesOfReadme } from './first-lines.ts'
import { npmWith } from './local-registry.ts'
import { type PackedEngine, packedEngine, root, type Served } from './packed-engine.ts'

let packed: PackedEngine
let site: string

beforeAll(async () => {
  packed = packedEngine()
  const { code, output } = await packed.run([
    'init',
    'site',
    '--template',
    'practice',
    '--name',
    'Oak Vets',
    '--no-install',
  ])
  expect(code, output).toBe(0)
  // Node finds packages in any folder above, so the place of `node_modules` makes no difference.
  site = join(packed.folder, 'site')
})
afterAll(() => packed?.remove())

const cache = 'node_modules/.cache/lectern'
const isClusterOrFolder = (path: string) => /\/lectern$|\/empty-cluster-[^/]*$/.test(path)

const withoutComments = (file: string) =>
  readFileSync(join(packed.engine, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

firstLinesOfReadme(() => packed)

it('the package holds no tests, benchmarks or files of the consultancy, and no source that has to be compiled', () => {
  const files = filesUnder(packed.engine).filter((file) => !file.startsWith('examples/own-blocks/'))
  const strange = files.filter(
    (file) =>
      /^(?:tests|bench|docs\/decisions|site\.yaml|public)\b|\.test\.|\.tsx$/.test(file) ||
      (file.endsWith('.ts') && !/^supabase\/functions\//.test(file) && !file.endsWith('.d.ts')),
  )
  expect(strange).toEqual([])
  const texts = files.filter((file) => !file.startsWith('lib/preview') && /\.(?:ya?ml|md|sql|toml)$/.test(file))
  const named = texts.filter((file) => readFileSync(join(packed.engine, file), 'utf8').includes('Stakeholder'))
  expect(named).toEqual([])
})

it('the package depends on all packages that its files import', () => {
  const { dependencies } = JSON.parse(readFileSync(join(packed.engine, 'package.json'), 'utf8'))
  const scripts = filesUnder(packed.engine).filter((file) => /\.[cm]js$/.test(file))
  const asks =
    /^(?:import\b|(?:import|export|\})[^'"\n]*\bfrom\b|(?:(?:let|const|var)\b[^'"\n]*)?\brequire\()\s*["']([^.'"\n$]+)["']|\bimport\(["']([^.'"\n$]+)["']\)/gm
  const imported = scripts.flatMap((file) =>
    [...withoutComments(file).matchAll(asks)].map(([, name, later]) => name ?? later ?? ''),
  )
  const packages = new Set(imported.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))
  const unasked = [...packages].filter(
    (name) => !name.startsWith('node:') && !builtinModules.includes(name) && !(name in dependencies),
  )
  expect(unasked).toEqual([])
})

it('the package depends on no package that none of its files names', () => {
  const { dependencies } = JSON.parse(readFileSync(join(packed.engine, 'package.json'), 'utf8'))
  const texts = filesUnder(packed.engine)
    .filter((file) => /\.(?:[cm]js|d\.ts)$/.test(file))
    .map(withoutComments)
  const idle = Object.keys(dependencies).filter(
    (name) =>
      !texts.some((text) => ["'", '"', '`'].some((quote) => new RegExp(`${quote}${name}[/${quote}]`).test(text))),
  )
  expect(idle).toEqual([])
})

slow('the package creates a site by `npm create lectern`, from a registry that holds it', async () => {
  const folder = join(packed.folder, 'created')
  mkdirSync(folder)
  const words = ['create', 'lectern', 'bakery', '--', '--language', 'de', '--name', 'Mühle', '--no-install']
  const { code, output, asked } = await npmWith(packed.tarballs, folder, words)
  expect(code, output).toBe(0)
  expect(output).toContain('npm run dev')
  expect(asked).toEqual(expect.arrayContaining(['/create-lectern', '/lectern']))
  const { version } = JSON.parse(readFileSync(join(packed.engine, 'package.json'), 'utf8'))
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'bakery/package.json'), 'utf8'))
  expect(dependencies).toEqual({ lectern: version })
  expect(await packed.run(['validate'], join(folder, 'bakery'))).toMatchObject({ code: 0 })
  expect(readFileSync(join(folder, 'bakery/site.yaml'), 'utf8')).toContain('Vielen Dank')
})

it('the package lists its commands with a line each, and prints its version', async () => {
  const { version } = JSON.parse(readFileSync(join(packed.engine, 'package.json'), 'utf8'))
  const [list, asked, printedVersion] = await Promise.all([
    packed.run([]),
    packed.run(['--help']),
    packed.run(['--version']),
  ])
  for (const [name, about] of Object.entries(siteCommands))
    expect(list.output.split('\n').map((line) => line.trim().replace(/ {2,}/, ': '))).toContain(`${name}: ${about}`)
  expect(list.output).toContain('npx lectern COMMAND')
  expect(asked).toEqual(list)
  expect(printedVersion).toMatchObject({ code: 0, output: `${version}\n` })
  expect(await packed.run(['bench'])).toMatchObject({
    code: 2,
    output: expect.stringContaining('There is no command "bench"'),
  })
})

it('the package serves editors: lectern lsp returns its capabilities, and reports a problem with its place and its page', async () => {
  const editor = new LspClient(packed.engine)
  try {
    await editor.start()
    expect(editor.can).toMatchObject({ hoverProvider: true, renameProvider: {}, completionProvider: {} })
    const text = bakeryWith('blocks', '- type: page-intro\n  titel: Bread')
    await editor.open('site.yaml', text)
    const line = text.split('\n').findIndex((one) => one.includes('titel'))
    const [problem, ...others] = await editor.diagnostics('site.yaml', (found) => found.length > 0)
    expect(problem).toMatchObject({ code: 'unknown-key', range: { start: { line } } })
    expect(others).toEqual([])
    const page = new URL(problem?.codeDescription?.href ?? '')
    expect(readFileSync(page, 'utf8')).toContain(`## ${page.hash.slice(1)}\n`)
  } finally {
    expect(await editor.stop()).toBe(0)
  }
})

describe('a site of its own', () => {
  it('a site on the packed engine is validated, and a mistake is reported with its place', async () => {
    expect(await packed.run(['validate'], site)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Fine. site.yaml: 7 pages'),
    })
    const manifest = join(site, 'site.yaml')
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(manifest, text.replace('type: hero', 'type: heroo'))
    const { code, output } = await packed.run(['validate'], join(site, 'pages'))
    writeFileSync(manifest, text)
    expect(code).toBe(1)
    expect(output).toMatch(/site\.yaml:\d+:\d+ {2}error {2}unknown-block .*Did you mean "hero"\?/)
  })

  it('a site on the packed engine is built for a host, with all files in its folder and none in the engine’s', async () => {
    const before = filesUnder(packed.engine)
    const { code, output } = await packed.run(['build', '--host', 'netlify'], site)
    expect(code, output).toBe(0)
    const files = filesUnder(join(site, 'dist'))
    expect(files).toEqual(
      expect.arrayContaining(['index.html', 'register/index.html', '_redirects', '_headers', '404.html']),
    )
    expect(files.filter((file) => file.endsWith('.gitkeep'))).toEqual([])
    expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('Oak Vets')
    expect(filesUnder(packed.engine)).toEqual(before)
  })

  describe('served with its backend', () => {
    let served: Served
    beforeAll(async () => {
      // Creating an empty database takes a quarter of this file's time, and is the same in the repository.
      if (!isWhole) cpSync(join(root, cache), join(site, cache), { recursive: true, filter: isClusterOrFolder })
      served = await packed.serve(site, 'start')
    })
    afterAll(() => served?.end())

    it('a site served with its backend stores a request sent from its page and lists it for its owner', async () => {
      const context = await newVisitor()
      const page: Page = await context.newPage()
      await page.goto(`${served.url}/register`)
      await page.getByLabel('Your name').fill('Ada Miller')
      await page.getByLabel('E-mail').fill('ada@example.org')
      await page.getByLabel("Your pet's name").fill('Rex')
      await page.getByLabel('Dog').check()
      await page.getByLabel('You may keep these details').check()
      await page.getByRole('button', { name: 'Register' }).click()
      await page.getByText('Your pet is registered').first().waitFor()
      await context.close()
      const { stdout } = await packed.run(['requests', '--format', 'json'], site)
      expect(JSON.parse(stdout)).toMatchObject([{ name: 'Ada Miller', pet: 'Rex', species: 'dog' }])
      expect(existsSync(join(site, '.lectern/data'))).toBe(true)
    })

    slow('a site served with its backend fits every width', async () => {
      const context = await newVisitor()
      const page = await context.newPage()
      for (const path of ['/', '/services', '/team', '/hours', '/find-us', '/register', '/privacy']) {
        await page.goto(served.url + path)
        for (const width of [320, 375, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0)
        }
      }
      await context.close()
    })
  })

  describe('with a block of its own', () => {
    let own: string
    beforeAll(() => {
      own = join(packed.folder, 'own')
      cpSync(site, own, { recursive: true, filter: (path) => !/\/(?:dist|\.lectern)$/.test(path) })
      cpSync(join(root, 'examples/own-blocks/blocks'), join(own, 'blocks'), { recursive: true })
      const page = join(own, 'pages/hours.yaml')
      const block =
        '    - { type: opening-hours, title: Our hours, days: [{ day: Monday, from: "08:30", to: "18:30" }] }\n'
      writeFileSync(page, `${readFileSync(page, 'utf8').trimEnd()}\n${block}`)
    })

    /** Visits its page and hydrates the island. */
    async function answeredBy(page: Page, url: string) {
      await page.goto(`${url}/hours`)
      await page.getByRole('button', { name: 'When is there most time?' }).click()
      await page.getByText('On Monday.').waitFor()
      const cell = page.locator('.opening-hours th')
      expect(await cell.evaluate((it) => getComputedStyle(it).textAlign)).toBe('start')
    }

    it('a site with a block of its own is valid, and editors know the block', async () => {
      expect(await packed.run(['validate'], own)).toMatchObject({ code: 0 })
      expect(await packed.run(['schema'], own)).toMatchObject({ code: 0 })
      expect(readFileSync(join(own, 'schema/site.schema.json'), 'utf8')).toContain('"opening-hours"')
      expect(readFileSync(join(own, 'site.yaml'), 'utf8')).toContain('$schema=./schema/site.schema.json')
    })

    slow('a site with a block of its own has types for it', () => {
      const types = spawnSync(
        process.execPath,
        [
          join(root, 'node_modules/typescript/bin/tsc'),
          ...'--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --target es2022'.split(' '),
          ...'--allowImportingTsExtensions --types node --typeRoots'.split(' '),
          join(root, 'node_modules/@types'),
          ...['schema.ts', 'view.tsx', 'island.tsx'].map((file) => join(own, 'blocks/opening-hours', file)),
        ],
        { cwd: own, encoding: 'utf8' },
      )
      expect(types.stdout).toBe('')
      expect(types.status).toBe(0)
    })

    slow('a site with a block of its own is served with the island of the block', async () => {
      const { url, end } = await packed.serve(own, 'start')
      const context = await newVisitor()
      try {
        await answeredBy(await context.newPage(), url)
      } finally {
        await context.close()
        await end()
      }
    })

    describe('in the preview, which the package contains compiled', () => {
      let preview: Served
      let page: Page
      beforeAll(async () => {
        preview = await packed.serve(own, 'dev')
        page = await (await newVisitor({ bypassCSP: true })).newPage()
      })
      afterAll(async () => {
        await page?.context().close()
        await preview?.end()
      })

      slow('the packed preview shows the block, and reports that a change of its schema needs a restart', async () => {
        await answeredBy(page, preview.url)
        const schema = join(own, 'blocks/opening-hours/schema.ts')
        writeFileSync(schema, `${readFileSync(schema, 'utf8')}\n// Looked at.\n`)
        const message =
          'blocks/opening-hours/schema.ts has changed, and is read when the preview starts: end it with Ctrl+C'
        await page.getByRole('alert').getByText(message).waitFor()
      })

      slow('the packed preview updates while the block is written', async () => {
        await page.goto(preview.url)
        await page.getByRole('heading', { name: 'A vet who knows your animal' }).waitFor()
        const manifest = join(own, 'site.yaml')
        const text = readFileSync(manifest, 'utf8')
        writeFileSync(manifest, text.replace('A vet who knows your animal', 'Vets on the hill'))
        await page.getByRole('heading', { name: 'Vets on the hill' }).waitFor()
        await page.goto(`${preview.url}/__lectern/blocks`)
        await page.getByRole('heading', { name: 'price-list' }).first().waitFor()
      })
    })
  })
})
