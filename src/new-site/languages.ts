// Reads the translations of the templates: one file a language, in `templates/languages`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A folder beside the templates that is none itself. */
export const languagesFolder = 'languages'

/** The language of the templates and of the engine's own words. */
const original = { tag: 'en', name: 'English' }

export interface TemplateTranslation {
  /** The language's own name for itself. */
  name: string
  /** A text, address or id of the templates → its translation. Texts of several lines are looked up by paragraph. */
  translations: Record<string, string>
}

const folderOf = (engine: string) => join(engine, 'templates', languagesFolder)

const translationOf = (engine: string, tag: string): TemplateTranslation =>
  parse(readFileSync(join(folderOf(engine), `${tag}.yaml`), 'utf8')) as TemplateTranslation

/** Returns tags with the languages' own names, English first. `engine` is the engine's folder. */
export function languagesIn(engine: string): { tag: string; name: string }[] {
  const tags = readdirSync(folderOf(engine)).flatMap((file) => /^([a-z-]+)\.yaml$/.exec(file)?.[1] ?? [])
  return [original, ...tags.sort().map((tag) => ({ tag, name: translationOf(engine, tag).name }))]
}

/** Returns the tag of the translation for a language, `de` for `de-AT`; undefined when there is none. */
export const startingLanguage = (engine: string, language: string): string | undefined =>
  languagesIn(engine).find(({ tag }) => tag === language.split('-')[0]?.toLowerCase())?.tag

/** Undefined for English and for languages without a translation: the templates' texts stay in English then. */
export function translationFor(engine: string, language: string): TemplateTranslation | undefined {
  const tag = startingLanguage(engine, language)
  return tag === undefined || tag === original.tag ? undefined : translationOf(engine, tag)
}
