import { onKey } from '../../../problems/finding.ts'
import { isOfHost } from '../../../publish/hosts/hosts.ts'
import { isOfBackend, isOfBuild, isOwnIndexFile, pageFile, redirectFileOf } from '../../../site/addresses.ts'
import { isPattern } from '../../../site/redirects.ts'
import type { CheckContext } from '../../sense/check.ts'
import type { DraftReading } from '../../sense/draft.ts'
import type problems from './problems.ts'

type Owner = { by: 'build' | 'backend' | 'public' } | { by: 'page' | 'redirect'; path: string; to?: string }

/** Reports pages and redirects whose file cannot be written or served because another file has the path. */
export default function occupiedPaths({ draft, publicFiles, report }: CheckContext<typeof problems>): void {
  for (const reading of draft.readings) {
    const owners = new Owners(publicFiles)
    for (const path of reading.pages.keys()) owners.add(pageFile(path), { by: 'page', path })
    for (const { route, path } of reading.pages.values()) {
      const file = pageFile(route)
      const same = owners.at(file)
      const owner = (same?.by === 'public' ? same : owners.above(file, route)) ?? owners.below(file)
      // Of two colliding pages, only the one with the longer path is reported.
      if (owner?.by !== 'page' || owner.path.length < route.length) reportTaken(route, owner, path)
    }
    redirectsOf(reading, owners)
  }

  function redirectsOf({ pages, redirects }: DraftReading, owners: Owners) {
    for (const { from, to, path } of redirects) {
      // The redirect-targets check reports redirects that a page hides.
      if (pages.has(from) || isPattern(from) || isOwnIndexFile({ from, to })) continue
      const file = redirectFileOf(from)
      const owner = owners.at(file) ?? owners.above(file, from) ?? owners.below(file)
      if (owner?.by === 'redirect' && owner.to === to) continue
      reportTaken(from, owner, path)
      if (!owner) owners.add(file, { by: 'redirect', path: from, to })
    }
  }

  function reportTaken(path: string, owner: Owner | undefined, at: readonly (string | number)[]) {
    if (!owner) return
    const page = 'path' in owner ? owner.path : undefined
    report('path-taken', onKey(...at), { path, by: owner.by, page })
  }
}

class Owners {
  private readonly files = new Map<string, Owner>()
  /** Every folder that a file needs. */
  private readonly folders = new Map<string, Owner>()

  constructor(publicFiles: ReadonlySet<string> = new Set()) {
    for (const file of publicFiles) if (file.startsWith('/')) this.add(file.slice(1), { by: 'public' })
  }

  add(file: string, owner: Owner) {
    if (!this.files.has(file)) this.files.set(file, owner)
    for (const folder of foldersOf(file)) if (!this.folders.has(folder)) this.folders.set(folder, owner)
  }

  /** Returns the owner of exactly this file. */
  at(file: string): Owner | undefined {
    return this.files.get(file)
  }

  /** Returns the owner of a file that stands where this file needs a folder, or of the address itself. */
  above(file: string, path: string): Owner | undefined {
    if (isOfBackend(path)) return { by: 'backend' }
    for (const folder of [...foldersOf(file), file]) {
      // Text files are also published as `.br` and `.gz`.
      const plain = folder.replace(/\.(?:br|gz)$/, '')
      if (isOfBuild(plain) || isOfHost(plain)) return { by: 'build' }
      const owner = folder === file ? undefined : (this.files.get(folder) ?? this.files.get(plain))
      if (owner) return owner
    }
    return undefined
  }

  /** Returns the owner of a file that needs a folder at this path. */
  below(file: string): Owner | undefined {
    return this.folders.get(file)
  }
}

/** `a/b/index.html` needs `a` and `a/b`. */
function foldersOf(file: string): string[] {
  const found: string[] = []
  for (let at = file.indexOf('/'); at >= 0; at = file.indexOf('/', at + 1)) found.push(file.slice(0, at))
  return found
}
