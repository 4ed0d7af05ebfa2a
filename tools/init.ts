import { spawnSync } from 'node:child_process'
import { basename, resolve } from 'node:path'
import { dayNow } from '../src/manifest/resolve/interpolate.ts'
import { examplesIn, filesFromExample, isOfExamples } from '../src/new-site/from-example.ts'
import { languagesIn, startingLanguage } from '../src/new-site/languages.ts'
import { newSiteFiles, templateNames } from '../src/new-site/new-site.ts'
import { expectEmpty, writeNewSite } from '../src/new-site/write-new-site.ts'
import { Fault } from '../src/problems/fault.ts'
import { displayName } from '../src/site/language-tag.ts'
import { type Answers, askOnTerminal } from './shared/ask-on-terminal.ts'
import { command, flagOption, optionText, say, textOption } from './shared/command.ts'
import { ownersCommands } from './shared/command-list.ts'
import type { CommandContext } from './shared/context.ts'
import { engineDependency } from './shared/engine-dependency.ts'
import { resolveArgument, shellPath } from './shared/paths.ts'
import { upgradeSite } from './shared/upgrade-site.ts'

export const usage = {
  line: 'npm run init -- FOLDER [--template NAME] [--name NAME] [--language TAG] [--news] [--upgrade] [--no-install]',
  about: `Makes a new site in a folder of its own: manifest, pictures, settings for editors, a check for each change. What is not
given is asked for on a terminal. The site depends on Lectern as a packed file in its own folder, vendor/lectern-….tgz.`,
  words: 1,
  options: {
    template: textOption(
      'NAME',
      `blank, consultancy or practice; in a clone also the example sites festival, research-group, restaurant and studio, whose
texts are English. Left out: blank.`,
    ),
    name: textOption('NAME', "The name of the business. Left out: the folder's."),
    language: textOption(
      'TAG',
      `The language of your texts. In en, de, es and fr the site begins with texts in it, in any other with English
ones. Left out: en.`,
    ),
    news: flagOption(`The site has news: a folder for them with a first entry, a page that lists them, a page for each, a feed. For blank,
consultancy and practice. Left out: it has none.`),
    upgrade: flagOption(
      'FOLDER holds a site: it gets this Lectern in place of its own, and nothing else of it is changed.',
    ),
    'no-install': flagOption('Leaves npm install to you.'),
  },
} as const

export default command(usage, async ({ values, words }, _root, context: CommandContext) => {
  const { engine } = context
  const doesInstall = values['no-install'] !== true
  if (values.upgrade === true) {
    expectNoOptionsOfNewSites(values)
    return upgraded(words[0], context, doesInstall)
  }
  const examples = examplesIn(engine)
  const given = {
    folder: words[0],
    template: optionText(values.template),
    name: optionText(values.name),
    language: optionText(values.language),
    news: values.news === true ? true : undefined,
  }
  check(given, engine)
  const { folder, news, ...site } = await completed(given, engine)
  const place = resolveArgument(folder)
  expectEmpty(place, shellPath(place))
  const lectern = engineDependency(context)
  const isExample = examples.includes(site.template)
  const started = {
    ...site,
    lectern: lectern.spec,
    commands: ownersCommands,
    ...(news && { news: dayNow() }),
    ...zoneOfMachine(),
  }
  const files = isExample ? filesFromExample(engine, started) : newSiteFiles(engine, started)
  writeNewSite(place, new Map<string, string | Uint8Array>([...files, ...lectern.files]))
  say(`\n  ${site.name}: ${files.size + lectern.files.size} files in ${shellPath(place)}`)
  const hasTexts = isExample ? isOfExamples(site.language) : startingLanguage(engine, site.language) !== undefined
  if (!hasTexts) say(`\n  ${noTextsIn(site.language)}`)
  const isInstalled = doesInstall && install(place)
  goOn(place, [...(isInstalled ? [] : ['npm install']), 'npm run dev'])
  return 0
})

function goOn(place: string, steps: readonly string[]): void {
  const way = shellPath(place)
  const lines = [...(way === '.' ? [] : [`cd ${way}`]), ...steps]
  say(`\n  Go on with:\n${lines.map((step) => `    ${step}`).join('\n')}\n`)
}

/** Throws a Fault for options of new sites, which --upgrade does not take. */
function expectNoOptionsOfNewSites(values: Readonly<Record<string, unknown>>): void {
  const given = ['template', 'name', 'language', 'news'].filter((name) => values[name] !== undefined)
  if (given.length === 0) return
  throw new Fault(
    'usage',
    `--upgrade changes the engine of a site and nothing else: it takes no --${given.join(', no --')}.`,
    'Leave that out; the texts, the language and the news of a site are changed in its manifest.',
  )
}

/** Replaces the engine of an existing site with this one. */
function upgraded(folder: string | undefined, context: CommandContext, doesInstall: boolean): number {
  const place = resolveArgument(folder ?? '.')
  const { from, to, spec } = upgradeSite(place, shellPath(place), context)
  say(`\n  ${shellPath(place)}: ${to} in place of ${from}`)
  const isInstalled = doesInstall && install(place, spec)
  goOn(place, [...(isInstalled ? [] : [`npm install ${spec}`]), 'npm run migrate', 'npm run validate'])
  return 0
}

/** The machine's time zone, unless it is UTC as on servers, which is no owner's zone. */
function zoneOfMachine(): { timeZone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone.includes('/') && !timeZone.startsWith('Etc/') ? { timeZone } : {}
}

/** Throws a usage Fault for values that a new site cannot have. */
function check({ template, language, name, news }: Partial<Answers>, engine: string): void {
  const templates = [...templateNames(engine), ...examplesIn(engine)]
  const wrong = (message: string, hint: string) => new Fault('usage', message, hint)
  if (template !== undefined && !templates.includes(template))
    throw wrong(`There is no template "${template}".`, `The templates are ${templates.join(', ')}.`)
  if (news === true && template !== undefined && !templateNames(engine).includes(template))
    throw wrong(
      `The example site ${template} has content of its own, and takes no news.`,
      `Leave --news out, or begin with one of ${templateNames(engine).join(', ')}.`,
    )
  if (language !== undefined && !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language))
    throw wrong(`"${language}" is not the tag of a language.`, 'Write it as en, de or pt-BR.')
  if (name !== undefined && (name.trim() === '' || name.length > 60 || /\p{Cc}/u.test(name)))
    throw wrong('The name has to have 1 to 60 characters on one line.', 'Give a shorter one; it can be changed later.')
  if (name !== undefined && /[{}]/.test(name))
    throw wrong('The name may hold no braces.', 'In a manifest braces stand for a fact: leave the braces out.')
}

const noTextsIn = (language: string) =>
  `There are no texts in ${displayName('language', language) ?? language} to begin with: the site's are English. Its README says which words to change.`

async function completed(given: Partial<Answers>, engine: string): Promise<Answers> {
  const nameOf = (folder: string) => {
    const words = basename(resolve(resolveArgument(folder)))
      .replace(/[-_]+/g, ' ')
      .trim()
    return words === '' ? 'My site' : (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 60)
  }
  const { news = false, ...others } = given
  if (process.stdin.isTTY && process.stdout.isTTY && Object.values(others).some((each) => each === undefined))
    return askOnTerminal(given, {
      templates: [...templateNames(engine), ...examplesIn(engine)],
      mayHaveNews: (template) => templateNames(engine).includes(template),
      languages: languagesIn(engine).map(({ tag }) => tag),
      nameOf,
      check: (answers) => check(answers, engine),
    })
  if (given.folder === undefined)
    throw new Fault('usage', 'Say which folder the site is to stand in.', `Usage: ${usage.line}`)
  const { folder, template = 'blank', language = 'en', name = nameOf(folder) } = given
  return { folder, template, language, name, news }
}

/** Runs npm install and returns whether it succeeded; npm's errors are shown. */
function install(folder: string, ...packages: string[]): boolean {
  say('\n  Installing Lectern (npm install) …')
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages]
  const { status } = spawnSync('npm', words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) say('  The packages could not be installed; see the lines above.')
  return status === 0
}
