import { Fault } from '../src/problems/fault.ts'
import { findBrowser, howToGetABrowser } from '../tests/browser/find-browser.ts'
import { hostServers } from '../tests/hosts/host-servers.ts'
import { command, flagOption, type ParsedOptions } from './shared/command.ts'
import { fetchPostgres } from './shared/fetch-postgres.ts'
import { findPostgres } from './shared/find-postgres.ts'
import { installBrowser } from './shared/install-browser.ts'
import { installWithApt } from './shared/install-with-apt.ts'
import { runVitest } from './shared/run-vitest.ts'

/** Test files that import this module, directly or not, have further tests with --whole. */
const howMuch = 'tests/how-much.ts'

/** Returns 0 when every test passed. Prints a last line `N passed, N failed`. */
export default command(
  {
    line: 'npm test [-- [--whole | --left-out] FILTER …]',
    about: `Installs what is missing, then runs the tests: units, database, function, browser. A FILTER runs the test files whose path
contains it.`,
    options: {
      whole: flagOption(
        'Also all random cases and the slow tests that seldom fail, such as Lighthouse and VS Code itself.',
      ),
      'left-out': flagOption('Only the files that --whole adds to: after `npm test`, that is the rest.'),
    },
    words: Number.POSITIVE_INFINITY,
  },
  test,
)

async function test({ values, words }: ParsedOptions, root: string): Promise<number> {
  // On Debian, root gets system packages; other users get downloads that need no administrator.
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
  const isLeftOut = values['left-out'] === true
  if (isLeftOut || values.whole) process.env.LECTERN_WHOLE_SUITE = '1'
  return runVitest(root, isLeftOut ? ['related', howMuch, '--run', ...words] : ['run', ...words])
}
