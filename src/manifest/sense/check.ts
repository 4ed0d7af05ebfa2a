// What a check of sense is: a folder of checks/.
//   check.ts      judges the site: a function of the draft and of the facts, that reports and throws nothing
//   collect.ts    where something follows from one page alone: the facts of that page, which are kept with it
//   problems.ts   the kinds of problem that it alone reports, by their codes
import type { GeneralKinds } from '../../problems/catalogue.ts'
import type { FindingExtras, Spot } from '../../problems/finding.ts'
import type { FactsOf } from '../../problems/kind.ts'
import type { Draft } from './draft.ts'

export interface PictureSize {
  bytes: number
  /** In pixels, of a PNG. */
  width?: number
  height?: number
}

export interface Surroundings {
  /** Files under `public/`, from a slash on, and those under `images/`; left out, files are not checked. */
  publicFiles?: ReadonlySet<string>
  /** Bytes of each document under `public/`, by its path from a slash on; left out, no page says how large one is. */
  fileSizes?: Readonly<Record<string, number>>
  /** The text of a file under `public/`, by its path below it; left out, none is read. */
  publicText?: (file: string) => string | undefined
  /** False where `public/` belongs to a project whose other sites may use what this one does not; left out, true. */
  isPublicOwn?: boolean
  /** What keeps a file from being shown as a picture; left out, nothing does. */
  pictureFault?: (file: string) => 'elsewhere' | 'format' | 'size' | 'program' | undefined
  /** How big a picture is; left out, none is too big. */
  pictureSize?: (file: string) => PictureSize | undefined
  /** Every path that was ever released, by reading; left out, none is required. */
  released?: ReadonlyMap<string, readonly string[]>
  /** Also asks whether the site is ready for the public. */
  launch?: boolean
  /** Entries that say they are placeholders, for that. */
  placeholders?: readonly { what: string; at: Spot }[]
}

/** Reports a problem of a general kind or of the check's own. */
export type Report<Own = unknown> = <Code extends keyof (GeneralKinds & Own) & string>(
  code: Code,
  at: Spot,
  facts: FactsOf<GeneralKinds & Own, Code>,
  extras?: FindingExtras,
) => void

export interface Sense<Own = unknown, Fact = unknown> extends Surroundings {
  draft: Draft
  /** What its `collect.ts` has found, in every part of the manifest. */
  facts: readonly Fact[]
  /** Every name that may stand in braces, with its value. */
  names: ReadonlyMap<string, string>
  /** True when parts of the file could not be read: then nothing follows from a name that is not there. */
  uncertain: boolean
  /** False when something could not be read or understood, so that what seems unused may be used there. */
  complete: boolean
  report: Report<Own>
}

/** `Own`: the type of its `problems.ts`; `Fact`: what its `collect.ts` finds. */
export type Check<Own = unknown, Fact = unknown> = (sense: Sense<Own, Fact>) => void
