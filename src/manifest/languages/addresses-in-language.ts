// Where pages, redirects and feeds of the first language are in another.
import { addressIn, type DeclaredLanguage, linkIn } from '../../languages/addresses.ts'
import { remembered } from '../../remembered.ts'
import { feedAt, feedPaths } from '../../site/feed-files.ts'
import type { Route, Site } from '../../site/model.ts'
import { isPattern, overPages, type Redirect } from '../../site/redirects.ts'

const ownPaths = remembered<readonly Route[], ReadonlySet<string>>(
  (routes) => new Set(routes.flatMap(({ path, language }) => (language === undefined ? path : []))),
)

/** `anew`: pages written separately for the language. `lacking`: pages that are not translated enough. */
export class AddressesIn {
  /** Pages of the first language. */
  readonly own: ReadonlySet<string>
  private readonly redirected: ReadonlySet<string>

  constructor(
    private readonly first: Site,
    private readonly language: DeclaredLanguage,
    private readonly anew: ReadonlyMap<string, string>,
    private readonly lacking: ReadonlySet<string>,
  ) {
    this.own = ownPaths(first.routes)
    this.redirected = new Set(first.redirects.map(({ from }) => from))
  }

  hasPage(path: string): boolean {
    return this.anew.has(path) || (this.own.has(path) && (path === '/' || !this.lacking.has(path)))
  }

  /** A feed exists in every language, even where its page does not. */
  readonly addressOf = (path: string): string | undefined => {
    const page = this.pageAddress(path)
    const feed = page === undefined ? feedAt(this.first.feeds ?? [], path) : undefined
    return feed ? (this.pageAddress(feed.at) ?? addressIn(this.language, feed.at)).replace(/\/$/, '') + feed.file : page
  }

  /** What `addressOf` depends on besides the language. */
  dependencies(): unknown[] {
    const feeds = (this.first.feeds ?? []).flatMap(({ at, formats }) => [at, ...formats])
    return [...this.own, ...this.redirected, ...feeds, ...this.anew, ...this.lacking]
  }

  private pageAddress(path: string): string | undefined {
    if (this.hasPage(path)) return this.anew.get(path) ?? addressIn(this.language, path)
    return this.redirected.has(path) ? addressIn(this.language, path) : undefined
  }
}

export const redirectsIn = (
  { redirects, feeds = [] }: Site,
  language: DeclaredLanguage,
  { addressOf, own }: AddressesIn,
): Site['redirects'] => {
  const targets = [...own, ...feeds.filter(({ at }) => own.has(at)).flatMap(feedPaths)]
  return redirects.flatMap((redirect): Redirect[] => {
    const inLanguage = (one: Redirect): Redirect => ({
      ...one,
      from: addressIn(language, one.from),
      to: linkIn(one.to, addressOf),
    })
    // A pattern is replaced by its pages and their feeds, because each may have an address of its own in the language.
    return isPattern(redirect.to) ? overPages(redirect, targets).map(inLanguage) : [inLanguage(redirect)]
  })
}
