import { headersFile } from '../headers-file.ts'
import type { Host, HostFiles, HostPlan } from '../host.ts'
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

/** 302 everywhere: the next reading may have a page there. "!" answers even where a file of that name lies. */
function filesFor(plan: HostPlan): HostFiles {
  const redirects = [
    ...plan.redirects.map(({ from, to }) => `${from} ${to} 302!`),
    `/${plan.ledger} ${plan.unknownTo === undefined ? '/404.html 404!' : `${plan.unknownTo} 302!`}`,
    ...ownLines(plan.own?.get('_redirects')),
    // Rules without "!" apply only where there is no file. Two of them: Netlify drops a rule for `/*` that leads to
    // the root, without a word.
    ...(plan.unknownTo === undefined ? [] : [`/:any ${plan.unknownTo} 302`, `/:any/* ${plan.unknownTo} 302`]),
    '',
  ]
  return new Map([
    ['_headers', headersFile(plan, { detaches: false })],
    ['_redirects', redirects.join('\n')],
  ])
}

export default netlify
