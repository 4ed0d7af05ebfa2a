import { Fault } from '../src/problems/fault.ts'
import { loadFile } from '../src/project/load-file.ts'
import { command, manifestOption, optionText, textOption } from './shared/command.ts'
import { explainedPlace } from './shared/explained-place.ts'
import { manifestName } from './shared/paths.ts'
import { soundSite } from './shared/sound-site.ts'

export const usage = {
  line: 'npm run explain -- [PAGE] PLACE [--reading NAME] [--manifest FILE]',
  about: `Says what stands in a place of the finished site, and every line of the manifest that made it so.

  npm run explain -- /services tiers.0.price --reading A
  npm run explain -- / hero.title
  npm run explain -- footer.copyright
  npm run explain -- /services            a page, or a redirect
  npm run explain -- facts.reply          a fact or a fragment, and where it is used
  npm run explain -- unknown-key          a code of npm run validate

A block goes by its id, its type or blocks.N; a number right after a block means an item of its only list.`,
  words: 9,
  options: {
    reading: textOption('NAME', 'The reading; left out, the one that is switched on.'),
    ...manifestOption,
  },
} as const

export default command(usage, async ({ values, words }, root) => {
  if (words.length === 0) throw new Fault('usage', 'Name a place to explain.', `Usage: ${usage.line}`)
  const file = manifestName(root, optionText(values.manifest))
  const reading = optionText(values.reading)
  process.stdout.write(explainedPlace(words, () => soundSite(loadFile(file, { root, reading }), file, reading)))
  return 0
})
