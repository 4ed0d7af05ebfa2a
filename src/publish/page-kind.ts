// Styles, scripts and islands that a page needs, as the ledger stores them. Pages with the same needs share one object.
import type { PageNeeds } from '../ui/page-needs.ts'

/** Names as in PageNeeds, sorted. */
export interface PageKind {
  styles: readonly string[]
  scripts: readonly string[]
  islands: readonly string[]
}

/** Returns the same object for the same needs. */
export class PageKinds {
  private readonly known = new Map<string, PageKind>()
  private readonly all = new Set<PageKind>()

  of({ styles, scripts, islands }: PageNeeds): PageKind {
    return this.shared({ styles: [...styles].sort(), scripts: [...scripts].sort(), islands: [...islands].sort() })
  }

  shared(kind: PageKind): PageKind {
    if (this.all.has(kind)) return kind
    const key = JSON.stringify(kind)
    const known = this.known.get(key) ?? kind
    this.known.set(key, known)
    this.all.add(known)
    return known
  }
}
