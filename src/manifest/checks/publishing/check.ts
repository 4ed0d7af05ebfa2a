import { onKey, onValue } from '../../../problems/finding.ts'
import { offer } from '../../../problems/offer.ts'
import { hosts } from '../../../publish/hosts/hosts.ts'
import { groupAt } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import { linkTarget } from '../../sense/links.ts'
import type problems from './problems.ts'

/** Reports an address that the site cannot have, and settings that the chosen way of publishing needs and that are missing. */
export default function publishing({ draft, report }: CheckContext<typeof problems>): void {
  const url = groupAt(draft.value, ['site'])?.url
  if (typeof url === 'string' && linkTarget(url).kind === 'outside') {
    const { origin, href } = new URL(url)
    if (href !== `${origin}/`)
      report('site-below-path', onValue(['site', 'url']), { url, origin }, offer(origin, false))
  }
  const publish = groupAt(draft.value, ['publish'])
  if (!publish) return
  const { to, path, run, host } = publish
  const isHost = typeof host === 'string' && Object.hasOwn(hosts, host)
  const program = isHost ? hosts[host]?.program : undefined
  if (typeof host === 'string' && !isHost)
    report('unknown-host', onValue(['publish', 'host']), { host, hosts: Object.keys(hosts) })
  if (to === 'folder' && path === undefined)
    report('incomplete-publish', onKey('publish'), { to, key: 'path', example: '/srv/site' })
  if (to === 'command' && run === undefined && !program)
    report('incomplete-publish', onKey('publish'), {
      to,
      key: 'run',
      example: '[rsync, -a, --delete, "{folder}/", "me@server:/srv/site/"]',
    })
  if (to === 'command' && Array.isArray(run) && !run.some((word) => String(word).includes('{folder}')))
    report('publish-without-folder', onKey('publish', 'run'), {})
}
