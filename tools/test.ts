import { Fault } from '../src/problems/fault.ts'
import { findBrowser, howToGetABrowser } from '../tests/browser/find-browser.ts'
import { hostServers } from '../tests/hosts/host-servers.ts'
import { fetchPostgres } from './shared/fetch-postgres.ts'
import { findPostgres } from './shared/find-postgres.ts'
import { installBrowser } from './shared/install-browser.ts'
import { installWithApt } from './shared/install-with-apt.ts'
import { runVitest } from './shared/run-vitest.ts'

const help = `Usage: npm test [-- [--whole | --left-out] FILTER …]

Installs what is missing, then runs the tests: units, database, function, browser. A FILTER runs the test files whose path
contains it. --whole also runs all random cases and the slow tests that seldom fail: corner cases of the editor, Lighthouse,
VS Code itself. --left-out runs only the files that --whole adds to: after \`npm test\`, that is the rest.
`

/** Test files that import this module, directly or not, have further tests with --whole. */
const howMuch = 'tests/how-much.ts'

/** Returns 0 when every test passed. Prints a last line `N passed, N failed`. */
export default async function main(argv: string[], root: string): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(help)
    return 0
  }
  // On Debian, root gets system packages; everybody else gets downloads that need no administrator.
  if (!findPostgres() && !installWithApt('postgresql-15')) {
    const programs = fetchPostgres(root)
    if (programs) process.env.LECTERN_POSTGRES = programs
  }
  // A browser chosen by the environment is kept. Otherwise the headless shell is preferred, which takes half the time.
  const isChosen = Boolean(process.env.LECTERN_BROWSER ?? process.env.CHROME_PATH)
  if (!isChosen && !/headless[-_]shell/.test(findBrowser() ?? '')) installWithApt('chromium-headless-shell')
  if (!findBrowser() && !installWithApt('chromium')) installBrowser(root)
  for (const { program } of Object.values(hostServers)) if (program && !program.find()) installWithApt(program.debian)
  if (!findBrowser()) throw new Fault('no-browser', 'The tests need a browser.', howToGetABrowser)
  const isLeftOut = argv.includes('--left-out')
  if (isLeftOut || argv.includes('--whole')) process.env.LECTERN_WHOLE_SUITE = '1'
  const filters = argv.filter((word) => word !== '--whole' && word !== '--left-out')
  return runVitest(root, isLeftOut ? ['related', howMuch, '--run', ...filters] : ['run', ...filters])
}
