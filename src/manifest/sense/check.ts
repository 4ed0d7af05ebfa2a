// Types of a sense check, which is a folder of checks/: `check.ts` judges the site and reports problems; `collect.ts`, where there is one, returns
// facts of a single page, which are cached with the page; `problems.ts` declares the kinds of problem the check reports, `translations.ts` their
// words in other languages.
import type { Path, Reporter, Spot } from '../../problems/finding.ts'
import type { Draft } from './draft.ts'

export interface PictureSize {
  bytes: number
  /** Pixels; of PNG files only. */
  width?: number
  height?: number
}

export interface Surroundings {
  /** Files under `public/` (`/a.pdf`) and under `images/`; without them, file references are not checked. */
  publicFiles?: ReadonlySet<string>
  /** Bytes of each document under `public/`, by its path with leading slash; without them, pages show no sizes. */
  fileSizes?: Readonly<Record<string, number>>
  /** Returns the text of a file by its path below `public/`; without it, none is read. */
  publicText?: (file: string) => string | undefined
  /** False where other sites share `public/` and may use what this one does not; defaults to true. */
  isPublicOwn?: boolean
  /** Returns what keeps a file from being shown as a picture; without it, pictures are not checked. */
  pictureFault?: (file: string) => 'elsewhere' | 'format' | 'size' | 'program' | undefined
  /** Returns the size of a picture; without it, sizes are not checked. */
  pictureSize?: (file: string) => PictureSize | undefined
  /** Every path that was ever released, by reading; without them, none is required. */
  released?: ReadonlyMap<string, readonly string[]>
  /** Also checks whether the site is ready for the public. */
  launch?: boolean
  /** Entries marked as placeholders, for `launch`. */
  placeholders?: readonly { what: string; at: Spot }[]
  /** Returns the paths of pages that a reading makes one of for each entry, such as `/news/{entry}`. */
  templatesIn?: (reading: string) => readonly string[]
  /** Returns why a page of an entry is not shown now, `is a draft`; undefined for any other path. */
  whyNoPage?: (reading: string, path: string) => string | undefined
  /** Whether the page at a path was taken away by its own `until`. */
  hasEnded?: (reading: string, path: string) => boolean
  /** Returns every path whose value is written by the same characters, such as those of an alias or a merge. */
  pathsOfSame?: (path: Path) => readonly Path[]
}

export interface CheckContext<Own = unknown, Fact = unknown> extends Surroundings {
  draft: Draft
  /** Facts that the check's `collect.ts` returned, of all parts of the manifest. */
  facts: readonly Fact[]
  /** Every name that may stand in braces, with its value. */
  names: ReadonlyMap<string, string>
  /** True when parts of the file could not be read, so that a missing name proves nothing. */
  uncertain: boolean
  /** False when something could not be read or understood, so that something unused may be used there. */
  complete: boolean
  report: Reporter<Own>
}

/** `Own`: the type of the check's `problems.ts`; `Fact`: what its `collect.ts` returns. */
export type Check<Own = unknown, Fact = unknown> = (sense: CheckContext<Own, Fact>) => void
