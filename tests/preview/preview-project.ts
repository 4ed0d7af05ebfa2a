// A separate project for each test file: a copy of the source and of a manifest, which a test may change.
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import type { Health } from '../../src/preview/messages.ts'
import { engineForms } from '../../src/preview/server/engine-form.ts'
import type { PreviewOptions } from '../../src/preview/server/preview-options.ts'
import { type Preview, startPreview } from '../../src/preview/server/start-preview.ts'
import { packedFolder } from '../../src/preview/server/vite-server.ts'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import { bundlePreview } from '../../tools/shared/bundle-preview.ts'
import { atEndOfFile } from '../at-end-of-file.ts'
import { newVisitor } from '../browser/browser.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'

/**
 * The same for each file that a worker runs, so that Vite finds the packages it prepared for the one before: what it keeps
 * holds for one place.
 */
const place = mkdtempSync(join(tmpdir(), 'lectern-preview-'))
process.once('exit', () => rmSync(place, { recursive: true, force: true }))
const [folder, cache] = [join(place, 'project'), join(place, 'cache')]

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Project {
  folder: string
  /** Text of the manifest as it was copied. */
  original: string
  preview: Preview
  /** Every list of problems printed in the terminal. */
  healthReports: Health[]
  save(text: string): void
  /** Saves the original with one change; throws when there is nothing to change. */
  change(from: string | RegExp, to: string): void
  write(path: string, text: string): void
  /** Opens a page of the preview and waits until it is drawn. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>
  closePages(): Promise<void>
  close(): Promise<void>
}

/**
 * The pages of the preview as the package has them, which open in a third of the time: nothing of the engine's source is
 * live then. Made once for each state of the source.
 */
async function compiledPages(): Promise<string> {
  const made = join(root, 'node_modules/.cache/lectern', `preview-${hashOfSource(root)}`)
  if (existsSync(made)) return made
  const making = `${made}.${process.pid}`
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await bundlePreview(root, making)
  process.env.NODE_ENV = NODE_ENV
  if (existsSync(made)) rmSync(making, { recursive: true })
  else renameSync(making, made)
  return made
}

interface ProjectOptions extends Partial<PreviewOptions> {
  /** Of the manifest. */
  text?: string
  /** Further files beside it: path → text. */
  files?: ReadonlyMap<string, string | Uint8Array>
  /** Called with the project's folder before Vite starts. */
  whileOpening?: (folder: string) => void
}

/**
 * Closed at the end of the test file. The engine has the form of the package, unless `form` is given: in the form of its source, that is
 * live.
 */
export async function previewProject({
  whileOpening,
  files = new Map(),
  ...options
}: ProjectOptions = {}): Promise<Project> {
  const { form = engineForms.package } = options
  mkdirSync(folder)
  const copied = ['supabase', 'images', 'templates/languages']
  if (form === engineForms.package) {
    cpSync(await compiledPages(), join(folder, packedFolder), { recursive: true })
    symlinkSync(join(root, 'src'), join(folder, 'src'), 'dir')
  } else copied.push('src', 'tools/vite', 'package.json', 'tsconfig.json', 'vite.config.ts')
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  cpSync(join(root, dirname(twoReadings), 'public'), join(folder, 'public'), { recursive: true })
  const manifest = join(folder, 'site.yaml')
  const original = options.text ?? twoReadingsText
  const write = (path: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of files) write(path, text)
  writeFileSync(manifest, original)
  const healthReports: Health[] = []
  const left: string[] = []
  const preview = await startPreview({
    root: folder,
    manifest,
    file: 'site.yaml',
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'data'),
    dataName: 'data',
    cache,
    onHealth: (health) => healthReports.push(health),
    ...options,
    onMessage(line) {
      if (line.endsWith('is left.')) left.push(line)
      options.onMessage?.(line)
    },
    form,
  })
  whileOpening?.(folder)
  if (form === engineForms.source) await firstPage(preview.url)
  const contexts: BrowserContext[] = []
  const save = (text: string) => writeFileSync(manifest, text)
  const close = async () => {
    await preview.close()
    // What is left would continue on the next project.
    if (left.length > 0) throw new Error(left.splice(0).join(' '))
    rmSync(folder, { recursive: true, force: true })
  }
  atEndOfFile(close)
  return {
    folder,
    original,
    preview,
    healthReports,
    save,
    change(from, to) {
      const changed = original.replace(from, to)
      if (changed === original) throw new Error(`${from} is not in the manifest.`)
      save(changed)
    },
    write,
    async open(path, visit = {}) {
      const context = await newVisitor({ bypassCSP: true, ...visit })
      contexts.push(context)
      const page = await context.newPage()
      await page.goto(preview.url + path)
      return page
    },
    async closePages() {
      for (const context of contexts.splice(0)) await context.close()
    },
    close,
  }
}

/** The first page makes the preview prepare its packages, which takes a while on a busy machine: no test waits for that. */
async function firstPage(url: string) {
  const context = await newVisitor({ bypassCSP: true })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('#root > *, lectern-preview').first().waitFor({ state: 'attached', timeout: 110_000 })
  await context.close()
}

/** Marks the window, so that a reload is noticed. */
export const markWindow = (page: Page) => page.evaluate(() => Object.assign(window, { sameWindow: true }))
export const isSameWindow = (page: Page) => page.evaluate(() => 'sameWindow' in window)
