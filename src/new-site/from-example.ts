// Creates a new site from one of the sites under `examples/`, with its English texts and its pictures.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../files-under.ts'
import { asYaml, everySite, type NewSite, newSiteFiles, templateNames, untranslated } from './new-site.ts'

/** Names of the examples, in alphabetical order; empty in the published package. `engine` is the engine's folder. */
export function examplesIn(engine: string): string[] {
  const folder = join(engine, 'examples')
  if (!existsSync(folder)) return []
  const templates = templateNames(engine)
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'site.yaml')) && !templates.includes(name))
    .sort()
}

/** Whether a site in this language can use the examples' texts. */
export const isOfExamples = (language: string): boolean => /^en\b/i.test(language)

/** Files that every site gets for itself, whatever it is created from. */
const ownFiles = new Set(['README.md', 'package.json', '.gitignore'])

/** Returns the files by their path below the site's folder. */
export function filesFromExample(engine: string, site: NewSite): Map<string, string | Uint8Array> {
  const folder = join(engine, 'examples', site.template)
  const files = new Map<string, string | Uint8Array>(newSiteFiles(engine, { ...site, template: everySite }))
  if (!isOfExamples(site.language)) files.set('README.md', `${files.get('README.md')}${untranslated(site)}`)
  for (const path of filesUnder(folder)) {
    // Texts of an example are in English.
    if (path.startsWith('texts/') && !isOfExamples(site.language)) continue
    if (ownFiles.has(path) || /(?:^|\/)(?:node_modules|dist|\.lectern)\//.test(path)) continue
    files.delete(`${path.split('/')[0]}/.gitkeep`)
    const bytes = readFileSync(join(folder, path))
    files.set(path, path === 'site.yaml' ? renamed(bytes.toString('utf8'), site) : bytes)
  }
  return files
}

/** Matches `languages:` of an example: its first language, and the rest. */
const languages = /^languages:\n {2}([\w-]+)(:.*\n(?: .*\n)+\n)/m

/** Replaces name and language below `site:`. Drops an example's other languages where the site's first language is not English. */
function renamed(manifest: string, { name, language }: NewSite): string {
  const put = (text: string, key: string, value: string) =>
    text.replace(new RegExp(`^( {2}${key}: ).*$`, 'm'), (_, start: string) => start + asYaml(value))
  const named = put(manifest, 'name', name)
  if (language === 'en') return named
  return put(named, 'language', language).replace(languages, (_, _tag, others: string) =>
    isOfExamples(language) ? `languages:\n  ${language}${others}` : '',
  )
}
