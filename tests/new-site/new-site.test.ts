// What `lectern init` creates in an empty folder.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { filesUnder } from '../../src/files-under.ts'
import { examplesIn } from '../../src/new-site/from-example.ts'
import { newSiteFiles, templateNames } from '../../src/new-site/new-site.ts'
import { Fault } from '../../src/problems/fault.ts'
import { loadFile } from '../../src/project/load-file.ts'
import init from '../../tools/init.ts'
import { askOnTerminal } from '../../tools/shared/ask-on-terminal.ts'
import { engineCommands, ownersCommands, siteCommands } from '../../tools/shared/command-list.ts'
import { vendoredEngine } from '../../tools/shared/engine-dependency.ts'
import validate from '../../tools/validate.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const { engine } = engineContext()
const place = temporaryFolder()
let count = 0

const filesBelow = (folder: string) => filesUnder(folder).sort()

async function createSite(...words: string[]): Promise<{ folder: string; said: string }> {
  const folder = join(place, `site-${count++}`)
  const call = () => init([folder, '--no-install', ...words], engine, { ...engineContext(), form: 'package' })
  return { folder, said: (await printedBy(call)).out }
}

const problemsOf = (folder: string, launch = false) =>
  loadFile(join(folder, 'site.yaml'), { root: folder, launch }).problems

describe('a new site', () => {
  it.each(templateNames(engine))(
    'a new site from the template %s has no problem, and says what its owner has to supply',
    async (template) => {
      const { folder } = await createSite('--template', template)
      expect(problemsOf(folder)).toEqual([])
      const left = problemsOf(folder, true).map(({ code }) => code)
      expect(left).toContain('still-placeholder')
    },
  )

  it.each(examplesIn(engine))(
    'a new site may begin as the example %s, with its pictures and a name of its own',
    async (example) => {
      const { folder } = await createSite('--template', example, '--name', 'Night: school')
      expect(problemsOf(folder)).toEqual([])
      const { site } = loadFile(join(folder, 'site.yaml'), { root: folder })
      expect(site?.name).toBe('Night: school')
      const pictures = filesBelow(folder).filter((file) => file.endsWith('.webp'))
      expect(pictures.length).toBeGreaterThan(0)
      for (const file of pictures)
        expect(
          readFileSync(join(folder, file)).equals(readFileSync(join(engine, 'examples', example, file))),
          file,
        ).toBe(true)
    },
  )

  it('a new site in German made from an example is reported to have English texts', async () => {
    const { folder, said } = await createSite('--template', 'festival', '--language', 'de')
    expect(said).toContain('There are no texts in German')
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('Texts in German')
    const { site, problems } = loadFile(join(folder, 'site.yaml'), { root: folder })
    expect([site?.language, site?.languages, problems]).toEqual(['de', undefined, []])
  })

  it('a new site in the English of another country keeps the languages of its example', async () => {
    const { folder } = await createSite('--template', 'festival', '--language', 'en-AU')
    const { site, problems } = loadFile(join(folder, 'site.yaml'), { root: folder })
    expect([site?.languages?.map(({ tag }) => tag), problems]).toEqual([['en-AU', 'de', 'ar'], []])
  })

  it.each(templateNames(engine))(
    'a new site from the template %s may have news: a page that lists them, linked in the header, and a page for each',
    async (template) => {
      const { folder } = await createSite('--template', template, '--news')
      expect(problemsOf(folder)).toEqual([])
      const { site } = loadFile(join(folder, 'site.yaml'), { root: folder })
      expect(site?.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/news', '/news/welcome']))
      const link = expect.objectContaining({ label: 'News', to: '/news' })
      expect(site?.header.links).toContainEqual(link)
      expect(site?.footer.navigation.links).toContainEqual(link)
    },
  )

  it('the first news entry is a placeholder until its owner removes the mark', async () => {
    const { folder } = await createSite('--news')
    const entry = 'content/news/welcome.md'
    const ofEntry = () => problemsOf(folder, true).filter(({ file }) => file?.endsWith(entry))
    const text = readFileSync(join(folder, entry), 'utf8')
    expect(ofEntry().map(({ code, line }) => [code, text.split('\n')[line - 1]])).toEqual([
      ['still-placeholder', 'placeholder: true'],
    ])
    writeFileSync(join(folder, entry), text.replace(/\n```block\n[^`]*```\n/, ''))
    expect(ofEntry()).toEqual([])
  })

  it.each([
    ['Europe/Madrid', 'Europe/Madrid'],
    ['UTC', 'Europe/London'],
  ])('a new site made on a machine in time zone %s has its hours in %s', async (machine, zone) => {
    vi.stubEnv('TZ', machine)
    const { folder } = await createSite('--template', 'practice').finally(() => vi.unstubAllEnvs())
    expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toContain(`  timeZone: ${zone} #`)
  })

  it('a new site has no news unless they are asked for', async () => {
    const { folder } = await createSite()
    expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).not.toMatch(/news/i)
  })

  it('a new site lists what is left to do before launch, by line, and by file outside the manifest', async () => {
    const { folder } = await createSite('--template', 'practice')
    const { out } = await printedBy(() => validate([join(folder, 'site.yaml'), '--launch', '--no-color'], folder))
    const [, places = ''] = /Placeholders to replace: lines (.*)/.exec(out) ?? []
    const lineOf = (file: string, line: string) =>
      readFileSync(join(folder, file), 'utf8').split('\n')[Number(line) - 1] ?? ''
    expect(places).toContain('pages/team.yaml:')
    for (const place of places.split(', ')) {
      const [file, line] = place.includes(':') ? place.split(/:(?=\d+$)/) : ['site.yaml', place]
      expect(lineOf(file?.replace(/^.*\/(?=(?:content|pages)\/)/, '') ?? '', line ?? ''), place).toContain(
        'placeholder: true',
      )
    }
  })

  it('a new site has all files its folder needs, and a script for every command', async () => {
    const { folder } = await createSite()
    expect(filesBelow(folder)).toEqual([
      '.github/workflows/check.yml',
      '.gitignore',
      '.vscode/extensions.json',
      '.vscode/settings.json',
      '.vscode/tasks.json',
      'README.md',
      'images/.gitkeep',
      'package.json',
      'public/.gitkeep',
      'site.yaml',
    ])
    const { scripts, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const { version } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
    expect(dependencies).toEqual({ lectern: version })
    for (const command of ownersCommands) expect(scripts[command]).toBe(`lectern ${command}`)
  })

  it.each(['O\'Neil & "Sons"', 'Café: Nord #1', '- dash', 'yes', '日本の店', '*star', '1984', '$& $1'])(
    'a new site is called %j wherever its name stands',
    async (name) => {
      const { folder } = await createSite(`--name=${name}`)
      expect(problemsOf(folder)).toEqual([])
      const { site } = loadFile(join(folder, 'site.yaml'), { root: folder })
      expect(site?.name).toBe(name)
      expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(`# ${name}\n`)
      expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name).toMatch(/^[a-z0-9-]+$/)
    },
  )

  it('a new site takes its name from its folder, and prints the next steps', async () => {
    const { folder, said } = await createSite('--language', 'de-AT')
    const { site } = loadFile(join(folder, 'site.yaml'), { root: folder })
    expect([site?.name, site?.language]).toEqual([`Site ${count - 1}`, 'de-AT'])
    expect(said).toMatch(/npm install\n\s+npm run dev/)
  })

  it('a new site is not created in a folder with files, and the error lists them', async () => {
    const folder = join(place, `site-${count}`)
    mkdirSync(folder)
    writeFileSync(join(folder, 'novel.txt'), 'Call me')
    await expect(createSite()).rejects.toThrow(/holds novel\.txt\. Nothing was written/)
    expect(readdirSync(folder)).toEqual(['novel.txt'])
    const { folder: second } = await createSite()
    const before = readFileSync(join(second, 'site.yaml'), 'utf8')
    count--
    await expect(createSite('--name', 'Other')).rejects.toThrow(/There is a site in it already|Nothing was written/)
    expect(readFileSync(join(second, 'site.yaml'), 'utf8')).toBe(before)
  })

  it('a new site may be created in a fresh repository', async () => {
    mkdirSync(join(place, `site-${count}`, '.git'), { recursive: true })
    const { folder } = await createSite()
    expect(existsSync(join(folder, 'site.yaml'))).toBe(true)
  })

  it.each([
    [['--template', 'bakery'], 'The templates are blank, consultancy, practice, festival,'],
    [['--language', 'English'], 'Write it as en, de or pt-BR.'],
    [['--name', 'x'.repeat(61)], 'it can be changed later'],
    [['--name', 'a {fact}'], 'braces'],
    [['--template', 'festival', '--news'], 'Leave --news out, or begin with one of blank, consultancy, practice.'],
  ])('a new site is refused with the arguments %j', async (words, hint) => {
    const refused = await createSite(...words).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Fault)
    expect((refused as Fault).hint).toContain(hint)
    expect(existsSync(join(place, `site-${count - 1}`))).toBe(false)
  })
})

describe('the questions of a new site', () => {
  const asked = (typed: string, given = {}) => {
    const input = new PassThrough()
    const printed: string[] = []
    const output = new PassThrough()
    output.on('data', (piece) => printed.push(String(piece)))
    const templates = templateNames(engine)
    const check = ({ template }: { template?: string }) => {
      if (template !== undefined && !templates.includes(template)) throw new Fault('usage', 'No such template.', '')
    }
    const languages = ['en', 'de']
    const answers = askOnTerminal(
      given,
      {
        templates,
        languages,
        mayHaveNews: (template) => template !== 'consultancy',
        nameOf: (folder) => `The ${folder}`,
        check,
      },
      { input, output },
    )
    input.end(typed)
    return answers.then((found) => ({ found, printed: printed.join('') }))
  }

  it('the questions of a new site are asked one by one, with defaults for Enter, and again after an invalid answer', async () => {
    const { found, printed } = await asked('bakery\nloaf\npractice\n\nde\nperhaps\nYes\n')
    expect(found).toEqual({ folder: 'bakery', template: 'practice', name: 'The bakery', language: 'de', news: true })
    expect(printed).toContain('No such template.')
    expect(printed).toContain('Answer yes or no.')
    expect(printed).toContain('What is the business called? (The bakery)')
  })

  it('the questions of a new site omit what the options answer', async () => {
    const { found, printed } = await asked('\n', { folder: 'x', template: 'blank', language: 'en', news: true })
    expect(found).toEqual({ folder: 'x', template: 'blank', name: 'The x', language: 'en', news: true })
    expect(printed).not.toMatch(/Which|news/)
  })

  it('the questions of a new site offer news where the template supports them, and Enter means no', async () => {
    const { found, printed } = await asked('\n\n\n\n\n')
    expect([found.news, printed]).toEqual([false, expect.stringContaining('Is the site to have news, yes or no? (no)')])
    const other = await asked('\nconsultancy\n\n\n')
    expect([other.found.news, other.printed]).toEqual([false, expect.not.stringContaining('news')])
  })

  it('the questions of a new site write nothing when the input ends early', async () => {
    await expect(asked('bakery\n')).rejects.toThrow('Nothing was written.')
  })
})

it('the practice example is what its template creates today, with a second language', () => {
  const name = 'Fernhill Veterinary Practice'
  const lectern = vendoredEngine(engine)
  const files = newSiteFiles(engine, { template: 'practice', name, language: 'en', lectern, commands: ownersCommands })
  const example = join(engine, 'examples/practice')
  const languages = /^languages:\n(?: .*\n)+\n/m
  for (const [file, text] of files)
    expect(readFileSync(join(example, file), 'utf8').replace(languages, ''), file).toBe(text)
})

it('the list of commands and the command files match', () => {
  const tools = readdirSync(join(engine, 'tools')).flatMap((name) => /^([a-z-]+)\.ts$/.exec(name)?.[1] ?? [])
  expect(tools.sort()).toEqual([...Object.keys(siteCommands), ...Object.keys(engineCommands)].sort())
})

it('`npm create lectern` installs the version of this engine', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(engine, file), 'utf8'))
  const { version } = read('package.json')
  expect(read('create-lectern/package.json')).toMatchObject({ version, dependencies: { lectern: version } })
})
