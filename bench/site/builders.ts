// The builders that are compared, each with the same pages in the form that it expects.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { astroBuild, eleventyBuild, linkBuilders, versions } from '../builder-packages.ts'
import { type BenchPage, benchFiles, benchManifest } from '../content.ts'
import { putFiles } from '../put-files.ts'
import { astroPage, eleventyPage, hugoPage, scriptByHand } from './markup.ts'

export interface Builder {
  name: string
  /** Whether the builder is measured with this number of pages; by default with any. */
  takes?(pages: number): boolean
  /** Writes the project with these pages into an empty folder. Throws when the builder is not available. */
  prepare(folder: string, pages: BenchPage[]): void
  /** The build command, run in that folder; writes the site to `out`. */
  command: string[]
  /** Files besides `out` that have to be removed before a clean build. */
  leaves?: string[]
  /** The file in which one word is changed, for builders whose rebuilds are measured. */
  changed?(pages: number): string
}

/** Larger sites are in included files, because one manifest may be 8 MB long at most. */
const maxPagesInOneFile = 3000

/** `copy` is the measured copy of the project; the cache of `root` has the other builders. */
export function builders(root: string, copy: string): Builder[] {
  const ours = [process.execPath, join(copy, 'tools/run.mjs'), 'build', '--manifest', 'site.yaml', '--out', 'out']
  return [
    {
      name: 'a script by hand',
      prepare: (folder, pages) => putFiles(folder, { 'pages.json': JSON.stringify(pages), 'build.mjs': scriptByHand }),
      command: [process.execPath, 'build.mjs'],
    },
    {
      name: 'Lectern',
      prepare: (folder, pages) =>
        putFiles(folder, pages.length > maxPagesInOneFile ? benchFiles(pages) : { 'site.yaml': benchManifest(pages) }),
      command: ours,
      changed: (pages) => (pages > maxPagesInOneFile ? 'pages/part-001.yaml' : 'site.yaml'),
    },
    {
      name: 'Lectern, included files',
      takes: (pages) => pages >= 1000 && pages <= maxPagesInOneFile,
      prepare: (folder, pages) => putFiles(folder, benchFiles(pages)),
      command: ours,
      changed: () => 'pages/part-001.yaml',
    },
    {
      // Cloudflare compresses by itself, so each page is one file, as for the other builders.
      name: 'Lectern, for Cloudflare',
      prepare: (folder, pages) =>
        putFiles(folder, pages.length > maxPagesInOneFile ? benchFiles(pages) : { 'site.yaml': benchManifest(pages) }),
      command: [...ours, '--host', 'cloudflare'],
    },
    hugo(),
    {
      name: `Eleventy ${versions['@11ty/eleventy']}`,
      prepare: (folder, pages) => {
        putFiles(folder, { '_includes/page.njk': eleventyPage, 'package.json': module })
        for (const { path, ...page } of pages)
          putFiles(folder, { [path === '/' ? 'index.md' : `${path}.md`]: fieldsOf({ layout: 'page.njk', ...page }) })
        linkBuilders(root, folder)
      },
      command: eleventyBuild,
    },
    {
      name: `Astro ${versions.astro}`,
      prepare: (folder, pages) => {
        putFiles(folder, {
          'src/pages.json': JSON.stringify(pages),
          'src/pages/[...path].astro': astroPage,
          'astro.config.mjs': "export default { outDir: 'out' }\n",
          'package.json': module,
        })
        linkBuilders(root, folder)
      },
      command: astroBuild,
      leaves: ['.astro'],
    },
  ]
}

const module = '{"type":"module"}'

/** Hugo, as installed on this machine. */
function hugo(): Builder {
  const version = /v(\d+\.\d+\.\d+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1]
  return {
    name: version === undefined ? 'Hugo' : `Hugo ${version}`,
    prepare(folder, pages) {
      if (version === undefined) throw new Error('no program "hugo" here (Debian: apt-get install hugo)')
      const config = { baseURL: 'https://bench.example', publishDir: 'out', disableKinds: ['taxonomy', 'term', 'RSS'] }
      const files: Record<string, string> = {
        'config.json': JSON.stringify(config),
        'layouts/index.html': hugoPage,
        'layouts/_default/single.html': hugoPage,
        'layouts/_default/list.html': hugoPage,
      }
      for (const { path, ...page } of pages)
        files[path === '/' ? 'content/_index.md' : `content${path}.md`] = fieldsOf(page)
      putFiles(folder, files)
    },
    command: ['hugo', '--quiet'],
    leaves: ['resources', '.hugo_build.lock'],
  }
}

/** A Markdown file with nothing but front matter. */
const fieldsOf = (page: object) => `---\n${stringify(page, { lineWidth: 0 })}---\n`
