// What names in a manifest's texts say, and how often they are used. Worked out once for a manifest.

import { type ShownPage, type ShownPlaces, shownPlacesOf } from '../../manifest/inspect/whereabouts.ts'
import type { Loaded } from '../../manifest/load.ts'
import { buildYear, dayNow, namedValues } from '../../manifest/resolve/interpolate.ts'
import type { Path } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import type { ShownWhere, UsedFact } from '../edit-messages.ts'
import { schemaAt } from './schema-at.ts'

/** Texts by the schema that no sentence says. */
const notSaid: ReadonlySet<string> = new Set(['site.language', 'site.logo.alt'])

/** Of what was loaded without errors. */
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
      uses: placesOn(this.shown.pagesSaying(name)),
    }
    this.factsByName.set(name, known)
    return known
  }

  /** What a text may say by name: the facts, then what is told of the site, without addresses of files and codes, then the year. */
  facts(): UsedFact[] {
    const names = [...this.values.keys()]
    const ofSite = names.filter((name) => {
      const isText = schemaAt(this.manifest, name.split('.'))?.['x-kind'] === 'text'
      return name.startsWith('site.') && isText && !notSaid.has(name)
    })
    return [...names.filter((name) => name.startsWith('facts.')), ...ofSite, buildYear].map((name) => this.fact(name))
  }

  /** `here`: the page that it is asked about. */
  shows(at: Path, here: { reading: string; path: string }): ShownWhere {
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
