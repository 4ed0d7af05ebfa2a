import { dirname } from 'node:path'
import { ownBlocks } from '../src/blocks/own-blocks.ts'
import { cacheFolder } from '../src/cache/cache.mjs'
import { judgeExample, ownExamples } from './own-blocks/examples.ts'
import { serveExamples } from './own-blocks/examples-site.ts'
import { htmlRules, lookAtExample, widths } from './own-blocks/look-at-example.ts'
import { browserPath, testPackages } from './own-blocks/test-packages.ts'
import { command, manifestOption, optionText, say } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { openSiteOfCommand } from './shared/open-site.ts'
import { manifestPath } from './shared/paths.ts'

export const usage = {
  line: 'npm run test-blocks -- [TYPE …] [--manifest FILE]',
  about: `Tests the blocks of the site's own, in the folder blocks: every example is what an author may write, is valid HTML, passes
the accessibility check, and fits windows of ${widths.join(', ')} px, by day and by night. Exit code 1 when something is wrong.`,
  words: 100,
  options: {
    ...manifestOption,
  },
} as const

export default command(usage, async (options, root, { engine, sourceHash }: CommandContext) => {
  const manifest = optionText(options.values.manifest)
  if (!ownBlocks()) {
    say('This site has no blocks of its own: there is no folder blocks beside its manifest.')
    return 0
  }
  const home = dirname(manifestPath(root, manifest))
  const examples = ownExamples(options.words)
  const { chromium, HtmlValidate, axe } = await testPackages(home, engine)
  const { site, folders } = openSiteOfCommand(root, manifest, undefined)
  const cache = cacheFolder(root)
  const judged = examples.map((example) => ({ example, wrong: judgeExample(example).map(({ says }) => says) }))
  const right = judged.filter(({ wrong }) => wrong.length === 0).map(({ example }) => example)
  const served = await serveExamples(site, right, { engine, sourceHash, folders, cache })
  const browser = await chromium.launch({ executablePath: browserPath(chromium), args: ['--no-sandbox'] })
  let failed = 0
  try {
    const tools = { browser, html: new HtmlValidate(htmlRules), axe }
    for (const { example, wrong } of judged) {
      const { type, name, path } = example
      const found = wrong.length > 0 ? wrong : await lookAtExample(served.url + path, tools)
      say(`${found.length > 0 ? '✗' : '✓'} ${type}, ${name}`)
      for (const line of found) say(`    ${line}`)
      if (found.length > 0) failed++
    }
  } finally {
    await browser.close()
    await served.close()
  }
  say(`\n${examples.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
