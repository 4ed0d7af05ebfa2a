import { Fault } from '../src/problems/fault.ts'
import { type EngineName, engineNames } from '../tests/browsers/engines/engine.ts'
import { findEngine, howToInstall } from '../tests/browsers/engines/find-engines.ts'
import { command, flagOption, oneOf, say } from './shared/command.ts'
import { installWithApt } from './shared/install-with-apt.ts'
import { runVitest } from './shared/run-vitest.ts'

const usage = {
  line: 'npm run test:browsers -- [ENGINE …] [--quick]',
  about: `Walks through the finished site, as npm start serves it, in Chromium, Firefox and WebKit: the form, a double click, a
press while the page hydrates, no script, signing in, the menu, badges, every page and block at every width, styles, the console;
then edits on the page of the preview and in its panel; an owner's everyday edits by mouse, keyboard and touch.

  ENGINE   chromium, firefox or webkit. Left out: all of them.

An engine that is missing is installed on Debian as root; anywhere else this says how to get it.`,
  words: engineNames.length,
  options: { quick: flagOption('walks through reading B alone, in half the time') },
} as const

/** Returns 0 when every journey passed in every installed engine and 1 when one failed; throws a Fault (exit 2) without an engine. */
export default command(usage, async (options, root) => {
  const wanted =
    options.words.length > 0 ? options.words.map((word) => oneOf(engineNames, 'engine', word)) : engineNames
  const found = wanted.filter((name) => {
    if (!findEngine[name]()) installWithApt('--no-install-recommends', ...howToInstall[name].packages)
    const engine = findEngine[name]()
    say(engine ? `${name}: ${engine.from}` : `${name}: not found. ${howToGet(name)}`)
    return engine !== undefined
  })
  if (found.length === 0) throw new Fault('no-browser', 'The journeys need a browser.', 'Install one of them.')
  // Shows each journey as it ends: those of an engine are one file of several minutes.
  const config = ['run', '--config', 'tests/browsers/vitest.config.ts', '--reporter=verbose']
  const journeys = options.values.quick ? 'quick' : 'all'
  const env = { NODE_ENV: 'test', LECTERN_ENGINES: found.join(','), LECTERN_JOURNEYS: journeys }
  return runVitest(root, config, { ...process.env, ...env })
})

function howToGet(name: EngineName): string {
  const { packages, playwright } = howToInstall[name]
  return `Install it: \`${playwright}\`, or on Debian \`apt-get install ${packages.join(' ')}\`.`
}
