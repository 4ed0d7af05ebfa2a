import { declaredCollections } from '../../../content/collection.ts'
import { addressIn, declaredLanguages } from '../../../languages/addresses.ts'
import { nearest } from '../../../problems/nearest.ts'
import { offer } from '../../../problems/offer.ts'
import { remembered } from '../../../remembered.ts'
import { addressOfFile, decodedAddress } from '../../../site/decoded-address.ts'
import { redirectAt } from '../../../site/redirects.ts'
import { draftPageAt } from '../../languages/draft-addresses.ts'
import { missingAnchor } from '../../sense/anchors.ts'
import type { CheckContext } from '../../sense/check.ts'
import type { DraftPage, DraftReading } from '../../sense/draft.ts'
import { fileAddresses, isNamedAsFile } from '../../sense/file-addresses.ts'
import { linksShownIn, openLinksIn } from '../../sense/link-uses.ts'
import { isOfList } from '../../sense/of-list.ts'
import { factsIn } from '../../sense/word-groups.ts'
import { LinkUse } from '../../sense/written-links.ts'
import { suggestible } from '../../shape/suggestible-names.ts'
import type problems from './problems.ts'

/** Reports links to pages and files that do not exist in the reading, and to ids that the target page does not have. */
export default function deadLinks(sense: CheckContext<typeof problems>): void {
  if (sense.uncertain) return
  const isFile = fileAddresses(sense)
  const documents = [...(sense.publicFiles ?? [])].filter((file) => file.startsWith('/') && isNamedAsFile(file))
  const languages = declaredLanguages(sense.draft.value).slice(1)
  /** Returns the only page that nothing leads to, which may have been called otherwise. */
  const unlinked = remembered((reading: DraftReading): string | undefined => {
    const { targets } = linksShownIn(reading, sense)
    const [only, ...others] = suggestible.paths(reading.pages.keys()).filter((route) => {
      const { unlisted, translates } = reading.pages.get(route)?.fields ?? {}
      return route !== '/' && !targets.has(route) && unlisted !== true && !translates
    })
    return others.length === 0 ? only : undefined
  })
  for (const reading of sense.draft.readings) {
    if (reading.pages.size === 0) continue
    const { groups, targets } = linksShownIn(reading, sense)
    const areThere = [...targets].every((path) => reading.pages.has(path))
    const uses = factsIn(groups, areThere ? 'anchored' : 'links')
    for (const use of [...uses, ...openLinksIn(groups, sense)]) {
      if (use.path[2] === 'redirects') continue
      const { target } = use
      if (target.kind === 'page') toPage(reading, use, target.path, target.anchor)
      else if (target.kind === 'anchor') toOwnPage(reading, use, target.anchor)
    }
  }

  const [first, ...others] = sense.draft.readings.filter(({ pages }) => pages.size > 0)
  for (const { name, feeds } of declaredCollections(sense.draft.value)) {
    // A feed has its page in one reading at least.
    if (!first || !feeds || others.some((reading) => draftPageAt(sense.draft, reading, feeds.at))) continue
    toPage(first, new LinkUse(feeds.at, feeds.at, ['collections', name, 'feeds', 'at'], false), feeds.at, undefined)
  }

  function toPage(reading: DraftReading, use: LinkUse, path: string, anchor: string | undefined) {
    const page = draftPageAt(sense.draft, reading, path)
    if (page) {
      if (anchor !== undefined && !sense.uncertain) anchorOn([page], path, use, anchor)
      return
    }
    if (redirectAt(reading.redirects, path) || (isFile(path) && isAddress(path))) return
    const known = suggestible.paths(reading.pages.keys())
    const ofReading = { reading: reading.name, known: known.filter((route) => !isOfList(reading, route)) }
    const why = sense.whyNoPage?.(reading.name, path)
    if (why !== undefined) {
      sense.report('dead-link', use.at, { to: path, ...ofReading, isFile: false, why })
      return
    }
    const address = addressOfFile(use.to)
    if (sense.publicFiles && address !== use.to && isFile(address)) {
      const facts = { to: use.to, ...ofReading, nearest: address, isFile: true, isNamed: true }
      const text = rewritten(use, use.to, address)
      sense.report('dead-link', use.at, facts, text ? offer(address, true, text) : { suggestion: address })
      return
    }
    const isFileLink = isNamedAsFile(path)
    const near =
      named(reading, path) ??
      nearest(decodedAddress(path), isFileLink ? [...known, ...documents] : known) ??
      (isFileLink ? undefined : unlinked(reading))
    const meant = near && `${near}${anchor === undefined ? '' : `#${anchor}`}`
    // Without the anchor: links to several places of a renamed page are one mistake.
    const to = use.to.replace(/(?<=.)#.*$/, '')
    const facts = { to, ...ofReading, nearest: near, isFile: isFileLink }
    const text = near && rewritten(use, path, near)
    const extras = text ? offer(meant, near.toLowerCase() === path.toLowerCase(), text) : { suggestion: meant }
    sense.report('dead-link', use.at, facts, extras)
  }

  /** Returns the page that has this address in another language: links name pages by their path in the first one. */
  function named({ pages }: DraftReading, path: string): string | undefined {
    const address = decodedAddress(path)
    const addressesOf = (page: string) =>
      languages.flatMap(({ at, paths }) => [addressIn({ at, paths }, page), addressIn({ at: '', paths }, page)])
    return [...pages.keys()].find((page) => addressesOf(page).includes(address))
  }

  /** Reports a link such as `#prices` without that id on its page; a link in a fragment or the layout needs the id on any page. */
  function toOwnPage(reading: DraftReading, use: LinkUse, anchor: string) {
    const [top, , part, route] = use.path
    const own = top === 'readings' && part === 'routes' ? reading.pages.get(String(route)) : undefined
    anchorOn(own ? [own] : [...reading.pages.values()], own ? own.route : 'any page', use, anchor)
  }

  function anchorOn(pages: Pick<DraftPage, 'blocks'>[], page: string, use: LinkUse, anchor: string) {
    const missing = missingAnchor(pages, anchor)
    if (!missing) return
    const near = missing.nearest
    const text = near === undefined ? undefined : rewritten(use, `#${anchor}`, `#${near}`)
    const fix = text ? { title: `Write "#${near}"`, text, safe: near === anchor.toLowerCase() } : undefined
    sense.report('dead-anchor', use.at, { anchor, page, ...missing }, { suggestion: near, fix })
  }
}

/** Returns the link as written with a part replaced; undefined where a name in braces provides that part. */
const rewritten = ({ written }: LinkUse, part: string, by: string): string | undefined =>
  written?.includes(part) ? written.replace(part, () => by) : undefined

/** Whether each percent sign begins an escape: several hosts answer others with 400. */
const isAddress = (path: string): boolean => !/%(?![0-9a-f]{2})/i.test(path)
