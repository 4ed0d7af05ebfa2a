import { offer } from '../../../problems/offer.ts'
import type { CheckContext } from '../../sense/check.ts'
import { openLinksIn } from '../../sense/link-uses.ts'
import type { LinkUse } from '../../sense/written-links.ts'
import { isOwnAddress } from './collect.ts'
import type problems from './problems.ts'

const local = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/i

/** Reports links that can run code, and links that lead elsewhere than they seem to. */
export default function linkSafety({ draft, names, facts, report }: CheckContext<typeof problems, LinkUse>): void {
  for (const use of [...facts, ...openLinksIn(draft.groups, { draft, names })]) {
    const { target, to } = use
    if (target.kind === 'dangerous') report('dangerous-link', use.at, { to, scheme: target.scheme })
    else if (target.kind === 'bad') bad(use, target)
    else if (target.kind === 'page' && isOwnAddress(use)) report('bad-link', use.at, { to, why: 'address' })
  }

  function bad(use: LinkUse, target: { why: 'empty' | 'relative' | 'insecure' | 'host' | 'address'; meant?: string }) {
    const { to, written, at } = use
    const isHost =
      target.why === 'relative' && isOwnAddress(use) && /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/]|$)/u.test(to)
    const { why, meant } = isHost
      ? { why: 'scheme' as const, meant: `https://${to}` }
      : { why: target.why, meant: (target.why === 'relative' && pageOfFile(use)) || target.meant }
    // During development the backend may run on the author's machine.
    if (why === 'insecure' && at.path[0] === 'backend' && local.test(to)) return
    report('bad-link', at, { to, why, meant }, written === to ? offer(meant, false) : { suggestion: meant })
  }

  /** Returns the page that is made from a file of Markdown: editors of notes link to the file beside. */
  function pageOfFile({ to }: LinkUse): string | undefined {
    const [, name, anchor = ''] = /([^/\\]+)\.md(#.*)?$/i.exec(to) ?? []
    const page =
      name && draft.readings.flatMap(({ pages }) => [...pages.keys()]).find((one) => one.endsWith(`/${name}`))
    return page && `${page}${anchor}`
  }
}
