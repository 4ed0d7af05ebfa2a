// Resolves every reading of a manifest to a site, each once.
import type { Day } from '../../../supabase/functions/_shared/day.ts'
import type { KnownEntries } from '../../content/known-entries.ts'
import { rememberedByWord } from '../../remembered.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import type { Site } from '../../site/model.ts'
import { siteInLanguages, type TranslationsByTag } from '../languages/editions.ts'
import type { EntriesInLanguage } from '../languages/entries-in-language.ts'

export class Readings {
  readonly names: readonly string[]

  constructor(
    readonly manifest: Manifest,
    private readonly today?: Day,
    readonly translations: TranslationsByTag = new Map(),
    private readonly fileSizes?: Site['fileSizes'],
    readonly entriesIn: EntriesInLanguage = () => undefined,
    private readonly siteBefore: NonNullable<KnownEntries['siteBefore']> = () => undefined,
  ) {
    this.names = Object.keys(manifest.readings)
  }

  /** Undefined when the reading does not exist. `tag`: the only other language that is made, after a load of a few entries. */
  site(name: string, tag?: string): Site | undefined {
    return Object.hasOwn(this.manifest.readings, name) ? this.resolved(name)(tag ?? '') : undefined
  }

  private readonly resolved = rememberedByWord((name) =>
    rememberedByWord((tag): Site => {
      const { manifest, translations, today, fileSizes, entriesIn } = this
      const site = this.siteBefore(name)
      return {
        ...siteInLanguages(manifest, name, { translations, today, entriesIn, before: site && { site, tag } }),
        ...(fileSizes && { fileSizes }),
      }
    }),
  )

  /** By name, in order of the manifest. */
  all(): ReadonlyMap<string, Site> {
    return new Map(
      this.names.flatMap((name) => {
        const site = this.site(name)
        return site ? [[name, site]] : []
      }),
    )
  }
}
