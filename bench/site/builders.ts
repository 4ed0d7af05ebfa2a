// The builders that are measured side by side, each given the same pages in the form it asks for.
import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { builderPackages, versions } from '../builder-packages.ts'
import { type BenchPage, benchFiles, benchManifest } from '../content.ts'
import { putFiles } from '../put-files.ts'
import { astroPage, eleventyPage, hugoPage, scriptByHand } from './markup.ts'

export interface Builder {
  name: string
  /** Which of these numbers of pages it can be given; left out, any. */
  takes?(pages: number): boolean
  /** Puts the project for these pages into an empty folder. Throws when the builder cannot be had. */
  prepare(folder: string, pages: BenchPage[]): void
  /** The command that builds it, run in that folder; the site goes to `out`. */
  command: string[]
  /** What a clean build has to find gone, besides `out`. */
  leaves?: string[]
  /** Takes away what it has left elsewhere. */
  /** The text file one word is changed in, where rebuilding is measured as well. */
  changed?(pages: number): string
}

/** From here on the pages stand in files of their own, since one manifest may be 8 MB long. */
const mostInOne = 3000

/** `copy` is the project that is measured, `root` the one whose cache holds the others. */
export function builders(root: string, copy: string): Builder[] {
  const ours = [process.execPath, join(copy, 'tools/run.mjs'), 'build', '--manifest', 'site.yaml', '--out', 'out']
  const packages = (folder: string) =>
    symlinkSync(join(builderPackages(root), 'node_modules'), join(folder, 'node_modules'), 'junction')
  return [
    {
      name: 'a script by hand',
      prepare: (folder, pages) => putFiles(folder, { 'pages.json': JSON.stringify(pages), 'build.mjs': scriptByHand }),
      command: [process.execPath, 'build.mjs'],
    },
    {
      name: 'Lectern',
      prepare: (folder, pages) =>
        putFiles(folder, pages.length > mostInOne ? benchFiles(pages) : { 'site.yaml': benchManifest(pages) }),
      command: ours,
      changed: (pages) => (pages > mostInOne ? 'pages/part-001.yaml' : 'site.yaml'),
    },
    {
      name: 'Lectern, included files',
      takes: (pages) => pages >= 1000 && pages <= mostInOne,
      prepare: (folder, pages) => putFiles(folder, benchFiles(pages)),
      command: ours,
      changed: () => 'pages/part-001.yaml',
    },
    {
      // Such a host compresses by itself, so that each page is one file, as it is for the other builders.
      name: 'Lectern, for Netlify',
      prepare: (folder, pages) =>
        putFiles(folder, pages.length > mostInOne ? benchFiles(pages) : { 'site.yaml': benchManifest(pages) }),
      command: [...ours, '--host', 'netlify'],
    },
    hugo(),
    {
      name: `Eleventy ${versions['@11ty/eleventy']}`,
      prepare: (folder, pages) => {
        putFiles(folder, { '_includes/page.njk': eleventyPage, 'package.json': module })
        for (const { path, ...page } of pages)
          putFiles(folder, { [path === '/' ? 'index.md' : `${path}.md`]: fieldsOf({ layout: 'page.njk', ...page }) })
        packages(folder)
      },
      command: [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet', '--output=out'],
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
        packages(folder)
      },
      command: [process.execPath, 'node_modules/astro/astro.js', 'build', '--silent'],
      leaves: ['.astro'],
    },
  ]
}

const module = '{"type":"module"}'

/** A program of its own, measured where it is installed. */
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

/** A Markdown file that is all front matter. */
const fieldsOf = (page: object) => `---\n${stringify(page, { lineWidth: 0 })}---\n`
