// The languages that the templates are translated into: a file each below `templates/languages`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** The folder beside the templates that is none. */
export const languagesFolder = 'languages'

/** The language that the templates, and the engine's own words, are written in. */
const written = { tag: 'en', name: 'English' }

export interface Translation {
  /** The language's own name for itself. */
  name: string
  /** A text, an address or an id of the templates → what stands in its place. Texts of several lines are looked up by paragraph. */
  translations: Record<string, string>
}

const folderOf = (engine: string) => join(engine, 'templates', languagesFolder)

const translationOf = (engine: string, tag: string): Translation =>
  parse(readFileSync(join(folderOf(engine), `${tag}.yaml`), 'utf8')) as Translation

/** Tags with the languages' own names, English first. `engine` is the engine's folder. */
export function languagesIn(engine: string): { tag: string; name: string }[] {
  const tags = readdirSync(folderOf(engine)).flatMap((file) => /^([a-z-]+)\.yaml$/.exec(file)?.[1] ?? [])
  return [written, ...tags.sort().map((tag) => ({ tag, name: translationOf(engine, tag).name }))]
}

/** The language whose texts a site in `language` begins with: `de` for `de-AT`. Undefined where there are none. */
export const startingLanguage = (engine: string, language: string): string | undefined =>
  languagesIn(engine).find(({ tag }) => tag === language.split('-')[0]?.toLowerCase())?.tag

/** Undefined for English, and for a language without a translation: the texts stay as the templates have them. */
export function translationFor(engine: string, language: string): Translation | undefined {
  const tag = startingLanguage(engine, language)
  return tag === undefined || tag === written.tag ? undefined : translationOf(engine, tag)
}
