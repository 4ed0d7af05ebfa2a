// A new site that begins as one of the sites under `examples/`: its texts are English, its pictures come along.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { asYaml } from './as-yaml.ts'
import { everySite, type NewSite, newSiteFiles, templatesIn, untranslated } from './new-site.ts'

/** The sites to begin with beside the templates, in alphabetical order; none in the package. `engine` is the engine's folder. */
export function examplesIn(engine: string): string[] {
  const folder = join(engine, 'examples')
  if (!existsSync(folder)) return []
  const templates = templatesIn(engine)
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'site.yaml')) && !templates.includes(name))
    .sort()
}

/** Whether a site in this language has the texts of the examples in it. */
export const isOfExamples = (language: string): boolean => /^en\b/i.test(language)

/** What each site has of its own, whatever it began with. */
const madeAnew = new Set(['README.md', 'package.json', '.gitignore'])

/** Path below the site's folder → the file. */
export function filesFromExample(engine: string, site: NewSite): Map<string, string | Uint8Array> {
  const folder = join(engine, 'examples', site.template)
  const files = new Map<string, string | Uint8Array>(newSiteFiles(engine, { ...site, template: everySite }))
  if (!isOfExamples(site.language)) files.set('README.md', `${files.get('README.md')}${untranslated(site)}`)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    // Those of a site in English.
    if (path.startsWith('texts/') && !isOfExamples(site.language)) continue
    if (!entry.isFile() || madeAnew.has(path) || /(?:^|\/)(?:node_modules|dist|\.lectern)\//.test(path)) continue
    files.delete(`${path.split('/')[0]}/.gitkeep`)
    const bytes = readFileSync(join(folder, path))
    files.set(path, path === 'site.yaml' ? renamed(bytes.toString('utf8'), site) : bytes)
  }
  return files
}

/** `languages:` of an example, with the name of the first. */
const languages = /^languages:\n {2}([\w-]+)(:.*\n(?: .*\n)+\n)/m

/** The manifest with the site's own name and language, as they stand below `site:`. It keeps other languages where its first is English. */
function renamed(manifest: string, { name, language }: NewSite): string {
  const put = (text: string, key: string, value: string) =>
    text.replace(new RegExp(`^( {2}${key}: ).*$`, 'm'), (_, start: string) => start + asYaml(value))
  const named = put(manifest, 'name', name)
  if (language === 'en') return named
  return put(named, 'language', language).replace(languages, (_, _tag, others: string) =>
    isOfExamples(language) ? `languages:\n  ${language}${others}` : '',
  )
}
