// Composes the files of a new site from a template and from the files that every site has, with its name and language.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { filesUnder } from '../files-under.ts'
import { knownLanguage } from '../languages/engine-words.ts'
import { displayName } from '../site/language-tag.ts'
import { slugged } from '../site/slug.ts'
import { languagesFolder, startingLanguage, type TemplateTranslation, translationFor } from './languages.ts'
import { translatedEntry, translatedTemplate } from './translate.ts'
import { newsCollection, newsFolder, siteWithNews } from './with-news.ts'

export interface NewSite {
  /** A folder of `templates/`. */
  template: string
  /** The name of the business. */
  name: string
  /** BCP 47 tag of the texts. */
  language: string
  /** The npm dependency: a version of Lectern, or its address. */
  lectern: string
  /** Commands that get an npm script. */
  commands: readonly string[]
  /** Date of the first news entry, as 2026-12-03. Undefined for a site without news. */
  news?: string
  /** Time zone of opening hours and dates, as Europe/Madrid. Defaults to the zone of the template's town. */
  timeZone?: string
}

/** The folder below `templates/` with the files of every site. */
export const everySite = 'every-site'

/** Names of the templates, in alphabetical order. `engine` is the engine's folder. */
export const templateNames = (engine: string): string[] =>
  readdirSync(join(engine, 'templates'))
    .filter((name) => ![everySite, languagesFolder, newsFolder].includes(name))
    .sort()

/** Returns the texts of the files by their path below the site's folder. */
export function newSiteFiles(engine: string, site: NewSite): Map<string, string> {
  const files = new Map([everySite, site.template].flatMap((name) => [...textsBelow(join(engine, 'templates', name))]))
  if (site.news !== undefined) addNews(files, engine)
  const translation = translationFor(engine, site.language)
  const filled = [...files].flatMap(([path, text]): [string, string][] => {
    // A folder with other files needs no placeholder.
    const isNeedless = path.endsWith('/.gitkeep') && [...files.keys()].some((other) => besides(other, path))
    if (isNeedless) return []
    const own = filledIn(text, path, site)
    const to = path === 'gitignore' ? '.gitignore' : path
    return [translation ? inLanguage(to, own, translation) : [to, own]]
  })
  const readme = filled.map(([path, text]): [string, string] => [
    path,
    path === 'README.md' && startingLanguage(engine, site.language) === undefined ? text + untranslated(site) : text,
  ])
  return new Map([...readme, ['package.json', packageFile(site)]])
}

function addNews(files: Map<string, string>, engine: string): void {
  const { [newsCollection]: collection = '', ...news } = Object.fromEntries(
    textsBelow(join(engine, 'templates', newsFolder)),
  )
  files.set('site.yaml', siteWithNews(files.get('site.yaml') ?? '', collection))
  for (const [path, text] of Object.entries(news)) files.set(path, text)
}

/** Translates a file of the template. An entry's file name is its slug, so that is translated too. */
function inLanguage(path: string, text: string, translation: TemplateTranslation): [path: string, text: string] {
  if (path.endsWith('.yaml')) return [path, translatedTemplate(text, translation)]
  if (!path.startsWith('content/')) return [path, text]
  const named = path.replace(/[^/]+(?=\.md$)/, (slug) => translation.translations[slug] ?? slug)
  return [named, translatedEntry(text, translation)]
}

/** Paragraph for the README of a site whose texts are in English because there is no translation. */
export const untranslated = ({ language }: NewSite) => `
## Texts in ${displayName('language', language) ?? language}

Lectern has no texts in ${displayName('language', language) ?? language} to begin with: those of the template are English. Pages say \`lang="${language}"\` all the same. Write the
texts in your language. ${ofEngine(language)}
`

const ofEngine = (language: string) =>
  knownLanguage(language) === undefined
    ? `What the software says by itself is English, too: write its words under \`texts:\` at the top of \`site.yaml\` and under
\`messages:\` of each form; an editor completes both.`
    : `What the software says by itself, such as in forms and in the search, is in your language already.`

/** How the owner updates the engine, depending on where this one came from. */
const newer = (lectern: string): string =>
  lectern.startsWith('file:')
    ? `Lectern is in this folder, packed: \`${lectern.slice('file:'.length)}\`, which belongs into version control with the rest. A clone of a newer
Lectern puts itself there in its place, and you bring the manifest to its format:

\`\`\`sh
npm run init -- --upgrade PATH    # in the clone; PATH is that of this folder
npm run migrate                   # here
\`\`\`
`
    : '`npm install --save-exact lectern@latest && npm run migrate`.'

/** Encodes a text as a YAML value. */
export const asYaml = (value: string): string => stringify(value, { lineWidth: 0 }).trim()

function filledIn(
  text: string,
  path: string,
  { name, language, lectern, news = '', timeZone = 'Europe/London' }: NewSite,
): string {
  const put = path.endsWith('.yaml') ? asYaml : (value: string) => value
  return text
    .replaceAll('{{name}}', () => put(name))
    .replaceAll('{{language}}', () => put(language))
    .replaceAll('{{newer}}', () => newer(lectern))
    .replaceAll('{{today}}', () => news)
    .replaceAll('{{timeZone}}', () => timeZone)
}

const besides = (other: string, keepFile: string) =>
  other !== keepFile && other.startsWith(keepFile.slice(0, -'.gitkeep'.length))

const textsBelow = (folder: string): Map<string, string> =>
  new Map(
    filesUnder(folder)
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )

function packageFile({ name, lectern, commands }: NewSite): string {
  const scripts = Object.fromEntries(commands.map((command) => [command, `lectern ${command}`]))
  const file = { name: packageName(name), private: true, type: 'module', scripts, dependencies: { lectern } }
  return `${JSON.stringify(file, undefined, 2)}\n`
}

/** A valid npm package name: small letters, digits and hyphens. */
const packageName = (name: string): string => slugged(name) || 'site'
