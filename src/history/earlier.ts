// Loads an earlier state of the site from a commit or copy.
import { basename, dirname } from 'node:path/posix'
import type { Loaded, load } from '../manifest/load.ts'
import type { ReviewBase } from './history-messages.ts'
import type { SiteFiles } from './site-files.ts'
import type { Store } from './store.ts'

export interface Earlier {
  base: ReviewBase
  /** Texts by paths relative to the manifest's folder. */
  texts: ReadonlyMap<string, string>
  loaded: Loaded
}

/** Returns undefined where the state has no manifest. `at`: the moment at which it is shown; left out, now. Missing pictures are no problem here. */
export async function earlier(
  base: ReviewBase,
  { paths, read }: Store,
  files: SiteFiles,
  engine: { load: typeof load },
  at?: string,
): Promise<Earlier | undefined> {
  const text = (await read([files.manifestName])).get(files.manifestName)
  if (text === undefined) return undefined
  const patterns = new Set<string>()
  const first = engine.load(text, files.file, {
    at,
    readIncluded(pattern) {
      patterns.add(pattern)
      return []
    },
    readTexts(file) {
      patterns.add(file)
      return undefined
    },
  })
  if (patterns.size === 0) return { base, texts: new Map([[files.manifestName, text]]), loaded: first }
  const all = await paths()
  const wanted = new Map([...patterns].map((pattern) => [pattern, all.filter((path) => matches(pattern, path)).sort()]))
  const included = await read([...new Set([...wanted.values()].flat())])
  const loaded = engine.load(text, files.file, {
    at,
    readIncluded: (pattern) =>
      (wanted.get(pattern) ?? []).map((path) => ({ file: files.nameOf(path), text: included.get(path) ?? '' })),
    readTexts: (file) => {
      const [path] = wanted.get(file) ?? []
      return path === undefined ? undefined : { file: files.nameOf(path), text: included.get(path) ?? '' }
    },
  })
  return { base, texts: new Map([[files.manifestName, text], ...included]), loaded }
}

function matches(pattern: string, path: string): boolean {
  if (dirname(pattern) !== dirname(path)) return false
  const name = basename(pattern).replace(/[.+]/g, '\\$&').replace(/\*/g, '[^/]*')
  return new RegExp(`^${name}$`).test(basename(path))
}
