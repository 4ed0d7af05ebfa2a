// What a language of a site lacks, and the changes that add the missing texts.
import { existsSync } from 'node:fs'
import { changedTextsFile } from '../../src/edit/write-texts.ts'
import { createFile, replaceFile } from '../../src/files/replace-file.ts'
import type { DeclaredLanguage } from '../../src/languages/addresses.ts'
import { fold } from '../../src/languages/units.ts'
import { languageStatus } from '../../src/manifest/languages/check-translations.ts'
import { entriesIn } from '../../src/manifest/languages/entries-in-language.ts'
import { translationsIn } from '../../src/manifest/languages/read-translations.ts'
import type { SourceUnit } from '../../src/manifest/languages/status.ts'
import { isNeededIn } from '../../src/manifest/languages/translated-words.ts'
import type { Source } from '../../src/manifest/read/source.ts'
import { Readings } from '../../src/manifest/resolve/readings.ts'
import { draft } from '../../src/manifest/sense/draft.ts'
import { quoted } from '../../src/problems/kind.ts'
import type { Problem } from '../../src/problems/problem.ts'
import type { Manifest } from '../../src/schema/manifest/manifest.ts'
import { byFile, createEntryFiles, fillEntryFiles, isOfMarkdown } from './entry-files.ts'
import type { XliffText } from './xliff.ts'

export const statusIn = (source: Source, tag: string) =>
  languageStatus(
    new Readings(source.value as Manifest, undefined, translationsIn(source), undefined, entriesIn(source)),
    draft(source.value),
    source,
    tag,
  )

export const put = (path: string, text: string) => (existsSync(path) ? replaceFile : createFile)(path, text)

/** Each method returns lines for the terminal; `fill` and `begin` write files. */
export class LanguageWork {
  readonly status
  private readonly missing
  private readonly own
  /** Texts that have changed since → their old translation. */
  private readonly changed

  /** `path`: the file of the language's translations. */
  constructor(
    private readonly source: Source,
    private readonly language: DeclaredLanguage,
    private readonly path: string,
  ) {
    const { tag } = language
    this.status = statusIn(source, tag)
    this.missing = byFile(this.status.missing, tag)
    this.own = translationsIn(source).get(tag)
    this.changed = new Map(this.status.left.flatMap((one) => (one.now ? [[one.now, one] as const] : [])))
  }

  /** Lists what the language lacks. `problems` are those of the site. */
  lines(problems: readonly Problem[]): string[] {
    const { name } = this.language
    const { missing, left, all } = this.status
    const { entries, others } = this.missing
    const begun = entries.flatMap(({ units: [unit, ...more], beside }) =>
      unit
        ? [`${this.placeOf(unit)}  ${quoted(unit.text)}${more.length > 0 ? `, ${more.length} more` : ''}: ${beside}`]
        : [],
    )
    const changed = [...this.changed].map(
      ([now, { text }]) => `${this.placeOf(now)}  ${quoted(now.text)}, before ${quoted(text)}`,
    )
    const outdated = problems.flatMap(({ code, file, line, message }) =>
      code === 'outdated-entry' && message.includes(name) ? [`${file}:${line}  ${message}`] : [],
    )
    const untranslated = others.filter((one) => !this.changed.has(one))
    const sections: Readonly<Record<string, readonly string[]>> = {
      'Without a translation:': untranslated.map((one) => `${this.placeOf(one)}  ${quoted(one.text)}`),
      'Entries without a translation, or with a part of one:': begun,
      'Changed since:': [...changed, ...outdated],
      'No longer there:': left.flatMap(({ text, now }) => (now ? [] : [quoted(text)])),
    }
    return [
      `${name}: ${all - missing.length} of ${all} texts are translated.`,
      ...Object.entries(sections).flatMap(([title, lines]) =>
        lines.length > 0 ? [`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`] : [],
      ),
    ]
  }

  /** Writes translations, by their texts, into the file of the language, and those of entries beside them. */
  fill(read: ReadonlyMap<string, string>): string[] {
    const { units } = this.status
    const texts = [...read].filter(([text]) => !isOfMarkdown(units.get(fold(text))))
    const ofEntries = [...read].filter(([text]) => isOfMarkdown(units.get(fold(text))))
    const known = new Map([...(this.own?.texts.keys() ?? [])].map((text) => [fold(text), text]))
    const replaced = new Map(
      texts.flatMap(([text, words]) => {
        const key = known.get(fold(text))
        return key !== undefined && this.own?.texts.get(key) !== words ? [[key, words] as const] : []
      }),
    )
    const added = texts.flatMap(([text, translation]) =>
      !known.has(fold(text)) && units.has(fold(text)) ? [{ text, translation }] : [],
    )
    this.write({ translations: replaced, added })
    const translations = new Map(ofEntries.map(([text, words]) => [fold(text), words]))
    const { filled, kept } = fillEntryFiles(this.missing.entries, translations)
    return [
      `\n${this.language.file}: ${added.length} added, ${replaced.size} changed.`,
      ...filled.map((one) => `${one}: written.`),
      ...kept.map((one) => `${one}: stays as it is, since it has words of its own.`),
    ]
  }

  /** Adds the missing texts without a translation. */
  begin(): string[] {
    const begun = [...(this.own?.texts ?? [])].filter(([, translation]) => translation.trim() === '')
    const empty = new Set(begun.map(([text]) => fold(text)))
    const added = this.missing.others.flatMap((one) => {
      const before = this.changed.get(one)
      return empty.has(fold(one.text)) ? [] : [{ text: one.text, translation: '', ...(before && { before }) }]
    })
    this.write({ added, removed: [...this.changed.values()].map(({ text }) => text) })
    const files = createEntryFiles(this.missing.entries)
    return [`\n${this.language.file}: ${added.length} added.`, ...files.map((beside) => `${beside}: begun.`)]
  }

  /** Returns every text that needs a translation, with the one that it has. */
  forTranslators(): XliffText[] {
    return [...this.status.units.values()].flatMap((unit) =>
      isNeededIn(this.language.tag, unit.need) && !unit.ofEntry?.isTranslatedTo(this.language.tag)
        ? [{ text: unit.text, translation: this.own?.of(unit.text) ?? '', note: this.placeOf(unit) }]
        : [],
    )
  }

  private write(changes: Parameters<typeof changedTextsFile>[2]): void {
    const given = this.source.translations.find((one) => one.tag === this.language.tag)?.parsed
    const file = given && {
      text: given.text,
      extent: (spot: { path: SourceUnit['path']; on: 'key' | 'value' }) => given.places.extent(spot),
    }
    put(this.path, changedTextsFile(file, this.language.name, changes))
  }

  private placeOf({ path }: Pick<SourceUnit, 'path'>): string {
    const { text, start } = this.source.place({ path, on: 'value' })
    return `${text.file}:${text.lines.pointAt(start).line}`
  }
}
