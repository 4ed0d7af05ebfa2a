// Netlify: `_headers` and `_redirects`.
import { headersFile } from '../headers-file.ts'
import { type Host, type HostFiles, type HostPlan, type PlannedRedirect, redirectStatus, withSplat } from '../host.ts'
import { ownLines } from '../own-files.ts'

export default {
  title: 'Netlify',
  files: ['_headers', '_redirects'],
  filesFor,
  sendsCompressed: false,
  tidiesIndexFiles: true,
  addsSlash: true,
  program: ['npx', 'netlify-cli', 'deploy', '--prod', '--no-build', '--dir', '{folder}'],
} satisfies Host

/** Rules with "!" apply even when a file exists at the path. */
function filesFor(plan: HostPlan): HostFiles {
  const redirects = [
    ...plan.redirects.flatMap((one) => rulesOf(one, plan)),
    `/${plan.ledger} ${plan.unknownTo === undefined ? '/404.html 404!' : `${plan.unknownTo} 302!`}`,
    ...ownLines(plan.own?.get('_redirects')),
    // Rules without "!" apply only when no file exists. Two rules, since Netlify silently drops a rule from `/*` to `/`.
    ...plan.languages.map(({ at, unknownTo }) => `${at}/* ${unknownRule({ at, unknownTo })}`),
    ...(plan.unknownTo === undefined ? [] : [`/:any ${plan.unknownTo} 302`, `/:any/* ${plan.unknownTo} 302`]),
    '',
  ]
  return new Map([
    ['_headers', headersFile(plan, { detaches: false })],
    ['_redirects', redirects.join('\n')],
  ])
}

const unknownRule = ({ at, unknownTo }: { at: string; unknownTo?: string }) =>
  unknownTo === undefined ? `${at}/404.html 404` : `${unknownTo} 302`

function rulesOf(one: PlannedRedirect, { origin, pages, redirects, unknownTo, languages }: HostPlan): string[] {
  const rule = `${one.from} ${withSplat(one.to, origin)} ${redirectStatus(one)}`
  if (!one.expression) return [`${rule}!`]
  // Netlify matches `/old` with `/old/*`, too, which may be a page: patterns have no "!", and without a page `/old` gets its own rule.
  const above = one.from.endsWith('/*') ? one.from.slice(0, -2) : ''
  const isKnown = above === '' || pages.includes(above) || redirects.some(({ from }) => from === above)
  const folder = languages.find(({ at }) => above.startsWith(`${at}/`)) ?? { at: '', unknownTo }
  return [...(isKnown ? [] : [`${above} ${unknownRule(folder)}`]), rule]
}
