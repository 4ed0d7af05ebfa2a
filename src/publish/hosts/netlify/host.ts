import { headersFile } from '../headers-file.ts'
import { type Host, type HostFiles, type HostPlan, type PlannedRedirect, statusOf, withSplat } from '../host.ts'
import { ownLines } from '../own-files.ts'

const netlify: Host = {
  title: 'Netlify',
  files: ['_headers', '_redirects'],
  filesFor,
  sendsCompressed: false,
  tidiesIndexFiles: true,
  addsSlash: true,
  program: ['npx', 'netlify-cli', 'deploy', '--prod', '--no-build', '--dir', '{folder}'],
}

/** "!" answers even where a file of that name lies. */
function filesFor(plan: HostPlan): HostFiles {
  const redirects = [
    ...plan.redirects.flatMap((one) => rulesOf(one, plan)),
    `/${plan.ledger} ${plan.unknownTo === undefined ? '/404.html 404!' : `${plan.unknownTo} 302!`}`,
    ...ownLines(plan.own?.get('_redirects')),
    // Rules without "!" apply only where there is no file. Two of them: Netlify drops a rule for `/*` that leads to
    // the root, without a word.
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
  const rule = `${one.from} ${withSplat(one.to, origin)} ${statusOf(one)}`
  if (!one.expression) return [`${rule}!`]
  // Netlify takes `/old/*` for `/old` too, which may be a page: patterns are without "!", and where there is no page, a rule says so.
  const above = one.from.endsWith('/*') ? one.from.slice(0, -2) : ''
  const isKnown = above === '' || pages.includes(above) || redirects.some(({ from }) => from === above)
  const folder = languages.find(({ at }) => above.startsWith(`${at}/`)) ?? { at: '', unknownTo }
  return [...(isKnown ? [] : [`${above} ${unknownRule(folder)}`]), rule]
}

export default netlify
