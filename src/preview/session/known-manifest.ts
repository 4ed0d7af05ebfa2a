// Returns the values of names in a manifest's texts, and how often pages show them. Cached for each loaded manifest.
import { type ShownPage, type ShownPlaces, shownPlacesOf } from '../../manifest/inspect/whereabouts.ts'
import type { Loaded } from '../../manifest/load.ts'
import { buildYear, dayNow, namedValues } from '../../manifest/resolve/interpolate.ts'
import type { Path } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import type { PageOfReading, ShownWhere, UsedFact } from '../edit-messages.ts'
import { schemaAt } from './schema-at.ts'

/** Paths that are texts by their schema but make no sense in a sentence. */
const notInSentences: ReadonlySet<string> = new Set(['site.language', 'site.logo.alt'])

/** Returns the cached names of a manifest without errors. */
export const namesOfManifest = remembered((loaded: Loaded & { manifest: Manifest }) => new ManifestNames(loaded))

export class ManifestNames {
  readonly manifest: Manifest
  readonly source: Loaded['source']
  readonly values: ReadonlyMap<string, string>
  readonly shown: ShownPlaces
  private readonly factsByName = new Map<string, UsedFact>()

  constructor(loaded: Loaded & { manifest: Manifest }) {
    this.manifest = loaded.manifest
    this.source = loaded.source
    this.values = namedValues(this.manifest, dayNow())
    this.shown = shownPlacesOf(loaded)
  }

  fact(name: string): UsedFact {
    const known = this.factsByName.get(name) ?? {
      name,
      at: name === buildYear ? [] : name.split('.'),
      value: this.values.get(name) ?? `{${name}}`,
      uses: placesOn(this.shown.pagesNaming(name)),
    }
    this.factsByName.set(name, known)
    return known
  }

  /** Returns every name that a text may use: facts, then texts of `site` except files and codes, then the build year. */
  facts(): UsedFact[] {
    const names = [...this.values.keys()]
    const ofSite = names.filter((name) => {
      const isText = schemaAt(this.manifest, name.split('.'))?.['x-kind'] === 'text'
      return name.startsWith('site.') && isText && !notInSentences.has(name)
    })
    return [...names.filter((name) => name.startsWith('facts.')), ...ofSite, buildYear].map((name) => this.fact(name))
  }

  /** Returns where visitors see the value at a path. `here`: the page that `others` leaves out. */
  shows(at: Path, here: PageOfReading): ShownWhere {
    const pages = this.shown.of(at)?.pages ?? []
    return {
      places: placesOn(pages),
      pages: pages.length,
      readings: [...new Set(pages.map(({ reading }) => reading))],
      others: pages
        .filter(({ reading, path }) => reading !== here.reading || path !== here.path)
        .slice(0, 3)
        .map(({ reading, path }) => ({ reading, path })),
    }
  }
}

const placesOn = (pages: readonly ShownPage[]): number => pages.reduce((sum, { times }) => sum + times, 0)
