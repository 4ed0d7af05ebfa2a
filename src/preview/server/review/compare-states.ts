// Compares the site with an earlier state: lines, changes in words, and pages.
import type { Earlier } from '../../../history/earlier.ts'
import type { SiteFiles } from '../../../history/site-files.ts'
import { shownPlacesOf } from '../../../manifest/inspect/whereabouts.ts'
import type { Loaded } from '../../../manifest/load.ts'
import { isGroup } from '../../../site/groups.ts'
import type { Block } from '../../../site/model.ts'
import { align, type Pair } from '../../review/align.ts'
import { pageName } from '../../review/change-names.ts'
import { changesOf, type ReadState } from '../../review/changes.ts'
import { hunksOf } from '../../review/hunks.ts'
import type { ChangedPage, Hunk, Review } from '../../review/review-messages.ts'

export function hunksSince(earlier: Earlier, texts: ReadonlyMap<string, string>, files: SiteFiles): Hunk[] {
  const paths = [...new Set([...earlier.texts.keys(), ...texts.keys()])]
  return paths.flatMap((path) => hunksOf(files.nameOf(path), earlier.texts.get(path) ?? '', texts.get(path) ?? ''))
}

/** Returns the part of a review that needs both states. */
export function comparison(
  earlier: Earlier,
  now: Loaded,
  files: SiteFiles,
): Pick<Review, 'base' | 'changes' | 'hunks' | 'pages'> {
  const hunks = hunksSince(earlier, files.textsOf(now.source.allTexts), files)
  const isRead = [earlier.loaded, now].every(({ source }) => typeof source.value === 'object')
  const changes = isRead ? changesOf(readState(earlier.loaded), readState(now), hunks) : undefined
  return { base: earlier.base, changes, hunks, pages: changedPages(earlier.loaded, now) }
}

const readState = (loaded: Loaded, { source } = loaded): ReadState => ({
  value: source.value,
  readingsOf: (path) => [
    ...new Set(
      shownPlacesOf(loaded)
        .of(path)
        ?.pages.map(({ reading }) => reading),
    ),
  ],
  stretchOf(path) {
    const { text, start, end } = source.place({ path, on: 'entry' })
    const range = source.written(path) ?? { start, end }
    const [from, to] = [Math.min(start, range.start), Math.max(end, range.end) - 1]
    return {
      file: text.file,
      from: text.readLines.pointAt(from).line,
      to: text.readLines.pointAt(Math.max(from, to)).line,
    }
  },
})

/** Returns the pages that look different in a reading. A change of layout or theme alone lists the first page. */
function changedPages(earlier: Loaded, now: Loaded): ChangedPage[] {
  if (!earlier.readings || !now.readings) return []
  const names = [...new Set([...earlier.readings.names, ...now.readings.names])]
  return names.flatMap((reading) => {
    const [one, other] = [earlier.readings?.site(reading), now.readings?.site(reading)]
    const paths = [...new Set([...(other?.routes ?? []), ...(one?.routes ?? [])].map(({ path }) => path))]
    const pages = paths.flatMap((path): ChangedPage[] => {
      const [was, is] = [one, other].map((site) => site?.routes.find((route) => route.path === path))
      if (shownOf(was) === shownOf(is)) return []
      const title = pageName(path, is?.title ?? was?.title, (other ?? one)?.header.links)
      const blocks = changedBlocks(was?.blocks ?? [], is?.blocks ?? [])
      return [{ reading, title, before: was && path, now: is && path, ...blocks }]
    })
    const first = other?.routes[0]
    const isAllOver = first && one && shownOf({ ...one, routes: [] }) !== shownOf({ ...other, routes: [] })
    if (pages.length > 0 || !isAllOver) return pages
    const { path } = first
    const title = pageName(path, first.title, other.header.links)
    return [{ reading, title, before: path, now: path, blocksBefore: [], blocksNow: [] }]
  })
}

function changedBlocks(before: readonly Block[], now: readonly Block[]) {
  const [one, other] = [before, now].map((blocks) => blocks.map(({ type, id, props }) => ({ type, id, props })))
  const pairs = align(one ?? [], other ?? [], (block) => (isGroup(block) ? String(block.type) : ''))
  const isChanged = ({ before: was, now: is, moved }: Pair) =>
    moved || was === undefined || is === undefined || JSON.stringify(one?.[was]) !== JSON.stringify(other?.[is])
  const changed = pairs.filter(isChanged)
  return {
    blocksBefore: changed.flatMap(({ before: at }) => at ?? []),
    blocksNow: changed.flatMap(({ now: at }) => at ?? []),
  }
}

/** Keys without effect on the look. `fileSizes` are only read of the current site, so they cannot be compared. */
const notCompared = new Set(['source', 'used', 'fileSizes'])
const shownOf = (value: unknown) =>
  JSON.stringify(value, (key, inner: unknown) => (notCompared.has(key) ? undefined : inner))
