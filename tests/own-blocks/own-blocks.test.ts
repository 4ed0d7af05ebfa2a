// A site's own blocks, from `blocks/` beside its manifest.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { putFiles } from '../../bench/put-files.ts'
import { cacheFolder } from '../../src/cache/cache.mjs'
import * as lectern from '../../src/public/index.ts'
import { reexport } from '../../src/public/shared-react.ts'
import { engineContext } from '../repository/engine-context.ts'
import { runCommand } from '../start-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

const { engine, sourceHash } = engineContext()
const site = temporaryFolder()
const manifest = join(site, 'site.yaml')
const page = join(site, 'pages/hours.yaml')
const hours = `    - type: opening-hours
      title: Our hours
      days:
        - { day: Monday, from: "08:30", to: "18:30" }
`

const run = (...words: string[]) => runCommand(words, { env: { NO_COLOR: '1', INIT_CWD: undefined } })

const validate = () => run('validate', manifest)

/** Runs `work` with these files below the site's folder, and removes them afterwards. */
async function withFiles<T>(files: Record<string, string>, work: () => Promise<T>): Promise<T> {
  putFiles(site, files)
  try {
    return await work()
  } finally {
    for (const path of Object.keys(files)) rmSync(dirname(join(site, path)), { recursive: true, force: true })
  }
}

const plain = (type: string, view: string) => ({
  [`blocks/${type}/schema.ts`]: `import { defineBlock, heading } from 'lectern'
export default defineBlock({ title: heading({ about: 'The title.' }) }, { about: 'A try.' })\n`,
  [`blocks/${type}/view.tsx`]: `import { Section, Title } from 'lectern'
export default ({ title }: { title: string }) => <Section><Title>{title}</Title>${view}</Section>\n`,
  [`blocks/${type}/examples.yaml`]: 'default:\n  title: A try\n',
})

beforeAll(() => {
  cpSync(join(engine, 'examples/practice'), site, { recursive: true })
  cpSync(join(engine, 'examples/own-blocks/blocks'), join(site, 'blocks'), { recursive: true })
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, text.replace('    - use: in-an-emergency\n', `${hours}    - use: in-an-emergency\n`))
})

describe("a block of a site's own", () => {
  slow('is checked like any other, with suggestions for misspelt keys', async () => {
    const first = await validate()
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('7 pages') })
    expect(first.output).toContain('opening-hours. They are programs, and run on this machine with your rights.')
    expect((await validate()).output).not.toContain('They are programs')
    const text = readFileSync(page, 'utf8')
    writeFileSync(
      page,
      text.replace('title: Our hours', 'titel: Our hours').replace('type: opening-hours', 'type: opening-hour'),
    )
    const unknown = await validate()
    writeFileSync(page, text.replace('title: Our hours', 'titel: Our hours'))
    const misspelt = await validate()
    writeFileSync(page, text)
    expect(unknown.output).toMatch(/unknown-block .*Did you mean "opening-hours"\?/)
    expect(misspelt.output).toMatch(/unknown-key .*the block "opening-hours"\. Did you mean "title"\?/)
  })

  slow('is compiled again where the same engine has moved to another path', async () => {
    const commands = join(cacheFolder(engine), `tools-${sourceHash}`)
    const before = mkdtempSync(join(dirname(commands), 'moved-'))
    cpSync(commands, before, { recursive: true })
    const places = JSON.stringify({ engine, site, commands: join(before, 'support') })
    const script = `require(${JSON.stringify(join(before, 'support/own-blocks.cjs'))}).default(${places}, ${JSON.stringify(sourceHash)})`
    const found = await withFiles(plain('moved', ''), async () => {
      await promisify(execFile)(process.execPath, ['-e', script], { cwd: engine })
      rmSync(before, { recursive: true })
      return validate()
    })
    expect(found).toMatchObject({ code: 0, output: expect.stringContaining('7 pages') })
  })

  it("is built with its style, and its island with the engine's React", async () => {
    const out = join(site, 'dist')
    const { code, output } = await run('build', '--manifest', manifest, '--out', out)
    expect(code, output).toBe(0)
    const html = readFileSync(join(out, 'hours/index.html'), 'utf8')
    expect(html).toContain('.opening-hours-now button')
    expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('.opening-hours-now')
    const [own = '', ...others] = /data-island="opening-hours" data-files="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
    expect(readFileSync(join(out, own), 'utf8').length).toBeLessThan(3000)
    const form = readFileSync(join(out, 'register/index.html'), 'utf8')
    const react = others.find((file) => file.includes('/react.'))
    expect(react && form.includes(react)).toBe(true)
  })

  slow("replaces an engine's block of the same name completely, and reports that once", async () => {
    const files = {
      ...plain('packages', '<p className="packages">Ours.</p>'),
      'blocks/packages/style.css': '.packages { outline: 3px dotted }',
      'blocks/packages/json-ld.ts':
        "export default ({ title }: { title: string }) => [{ '@type': 'Service', name: title }]\n",
    }
    const text = readFileSync(page, 'utf8')
    const out = join(site, 'replaced')
    await withFiles(files, async () => {
      writeFileSync(page, `${text.trimEnd()}\n    - { type: packages, title: A title of ours }\n`)
      const { code, output } = await run('build', '--manifest', manifest, '--out', out)
      writeFileSync(page, text)
      expect(code, output).toBe(0)
      expect(output).toContain('Lectern has a block "packages" of its own. This site\'s is used, from blocks/packages')
      expect((await validate()).output).not.toContain('packages')
    })
    const html = readFileSync(join(out, 'hours/index.html'), 'utf8')
    expect(html).toContain('<p class="packages">Ours.</p>')
    expect(html).toContain('.packages{outline:3px dotted}')
    expect(html).not.toContain('counter-reset')
    expect(html).toContain('"@type":"Service","name":"A title of ours"')
  })

  slow('is refused with a sentence where it is no block', async () => {
    const cases: [Record<string, string>, string][] = [
      [{ 'blocks/Opening/schema.ts': '' }, 'blocks/Opening cannot be the name of a block. Use small letters'],
      [{ 'blocks/half/schema.ts': '' }, 'blocks/half has no view.tsx and no examples.yaml.'],
      [
        { ...plain('empty', ''), 'blocks/empty/schema.ts': 'export default 1' },
        'blocks/empty/schema.ts:1:1 does not export a block.',
      ],
    ]
    for (const [files, sentence] of cases) {
      const { code, output } = await withFiles(files, validate)
      expect([code, output.replace(/\s+/g, ' ')]).toEqual([2, expect.stringContaining(sentence)])
    }
  })

  slow('is refused with file, line and what to do, and no stack, where it cannot be loaded', async () => {
    const typo = plain('typo', '<b />')
    const view = 'blocks/typo/view.tsx'
    const schema = 'blocks/typo/schema.ts'
    const style = 'blocks/typo/style.css'
    const with_ = (file: string, change: (text: string) => string) => ({ ...typo, [file]: change(typo[file] ?? '') })
    const cases: [Record<string, string>, string][] = [
      [plain('typo', '<b>'), `${view}:2:`],
      [
        with_(view, (text) => text.replace('Section,', 'Section, Sectoin,').replace('<b />', '<Sectoin />')),
        `${view}:1:19 "Sectoin" is not exported by "lectern". docs/block-author.md`,
      ],
      [
        with_(view, (text) => `import { a } from './there.ts'\n${text.replace('<b />', '{a}')}`),
        `${view}:1:19 Could not resolve './there.ts'`,
      ],
      [
        with_(view, (text) => `import a from 'not-installed-here'\n${text.replace('<b />', '{a}')}`),
        `${view}:1:16 There is no package "not-installed-here" here. npm install`,
      ],
      [
        with_(schema, (text) => text.replace("'A try.'", 'aTry')),
        `${schema}:2:82 "aTry" is neither declared nor imported here.`,
      ],
      [
        with_(schema, (text) => text.replace(/heading\(.*?\}\)/, "'text'")),
        `${schema}:2:16 cannot be loaded: "title" is no field`,
      ],
      [
        with_(schema, (text) => text.replace("title.' }", "title.', max: -7 }")),
        `${schema}:2:16 cannot be loaded: "title" has a "max" that is no number`,
      ],
      [
        with_(schema, (text) => text.replace("title.' }", "title.', maximum: 7 }")),
        `${schema}:2:37 cannot be loaded: A field has no option "maximum". The options are about,`,
      ],
      [{ ...typo, [style]: '.typo {\n  color: red;\n' }, `${style}:1:1 Unclosed block.`],
      [{ ...typo, [style]: '.typo { color: red; } gap: 0; }\n' }, `${style}:1:31 Unexpected }.`],
      [
        { ...typo, [style]: '\n@import url("https://fonts.example/a.css");' },
        `${style}:2:14 A style imports files of this site only: "https://fonts.example/a.css".`,
      ],
      [{ ...typo, [style]: '.typo { background: url(./own.svg) }' }, `${style}:1:25 There is no such file: "./own.`],
      [
        with_(view, (text) => text.replace('<b />', '<b>{titel}</b>')),
        `${view}:2:85 "titel" is neither declared nor imported here. Did you mean "Title"?`,
      ],
      [{ ...typo, [style]: '.a { color: var(--accnt) }' }, `${style}:1:17 There is no custom property "--accnt".`],
      [{ ...typo, [style]: '.a { b: URL(//c.example/a.png) }' }, `${style}:1:13 The site's security policy refuses`],
      [{ ...typo, [style]: 'a { src: url(data:font/woff2,A) }' }, `${style}:1:14 The site's security policy refuses`],
    ]
    for (const [files, sentence] of cases) {
      const { code, output } = await withFiles(files, validate)
      expect([code, output.replace(/\s+/g, ' ')]).toEqual([2, expect.stringContaining(sentence)])
      expect(output).not.toMatch(/\n\s+at |node:internal|\\0/)
    }
    const examples = { ...typo, 'blocks/typo/examples.yaml': 'default:\n  titel: A try\n' }
    expect((await withFiles(examples, validate)).output).toMatch(/examples\.yaml:2:3 .* The example "default" does not/)
    const json = await withFiles(cases[0]?.[0] ?? {}, () => run('validate', manifest, '--format', 'json'))
    const { ok, problems } = JSON.parse(json.stdout)
    expect({ ok, problems }).toMatchObject({ ok: false, problems: [{ code: 'bad-block', file: view, line: 2 }] })
  })

  slow('is refused with its line where the build cannot render it', async () => {
    const [days] = [hours.split('\n')[2]]
    const own = join(site, 'blocks/opening-hours/view.tsx')
    const text = readFileSync(own, 'utf8')
    const drawn = async (view: string) => {
      writeFileSync(own, view)
      const { code, output } = await run('build', '--manifest', manifest, '--out', join(site, 'refused'))
      expect(code).toBe(2)
      expect(output).not.toMatch(/\n\s+at /)
      return output.replace(/\s+/g, ' ')
    }
    try {
      const thrown = text.replace('days.map(', 'days.nothing.map(')
      const line = thrown.split('\n').findIndex((one) => one.includes('days.nothing')) + 1
      expect(days).toContain('days')
      expect(await drawn(thrown)).toContain(`The page /hours cannot be drawn. blocks/opening-hours/view.tsx:${line}:`)
      expect(await drawn(text.replace('<SectionHead', '{window.innerWidth}<SectionHead'))).toContain(
        'where there is no browser',
      )
      expect(await drawn(text.replace('text={note} />', 'text={note} />{{}}'))).toContain(
        'blocks/opening-hours/view.tsx',
      )
    } finally {
      writeFileSync(own, text)
    }
  })

  slow('is compiled anew after a change of any of its parts, and earlier states are good again', async () => {
    const view = `import csv from '../../data/courses.csv?raw'
import { Section, Title } from 'lectern'
const notes = import.meta.glob('../../notes/*.md', { query: '?raw', import: 'default', eager: true })
export default ({ title }: { title: string }) => <Section><Title>{title}</Title><p>{csv}{Object.values(notes).join()}</p></Section>\n`
    const files = {
      ...plain('courses', ''),
      'blocks/courses/view.tsx': view,
      'blocks/courses/style.css': '@import "../../styles/shared.css";',
      'data/courses.csv': 'Monday 18:00',
      'styles/shared.css': '.shared { margin: 1px }',
      'notes/first.md': 'First note.',
    }
    const text = readFileSync(page, 'utf8')
    const out = join(site, 'courses')
    const built = async (change: Record<string, string>) => {
      for (const [path, content] of Object.entries(change)) writeFileSync(join(site, path), content)
      const { code, output } = await run('build', '--manifest', manifest, '--out', out)
      expect(code, output).toBe(0)
      return readFileSync(join(out, 'hours/index.html'), 'utf8')
    }
    await withFiles(files, async () => {
      writeFileSync(page, `${text.trimEnd()}\n    - { type: courses, title: Our courses }\n`)
      const first = await built({})
      for (const one of ['Monday 18:00', 'margin:1px', 'First note.']) expect(first).toContain(one)
      expect(await built({ 'data/courses.csv': 'Monday 19:30' })).toContain('Monday 19:30')
      expect(await built({ 'styles/shared.css': '.shared { margin: 2px }' })).toContain('margin:2px')
      expect(await built({ 'notes/second.md': 'Second note.' })).toContain('Second note.')
      for (const at of [1, 2, 3, 4, 5, 1]) {
        writeFileSync(join(site, 'blocks/courses/view.tsx'), view.replace('{csv}', `state ${at}`))
        expect(await validate()).toMatchObject({ code: 0 })
      }
      const schema = readFileSync(join(site, 'blocks/courses/schema.ts'), 'utf8')
      const narrower = schema.replace('{ title:', "{ level: heading({ about: 'How hard.' }), title:")
      writeFileSync(join(site, 'blocks/courses/schema.ts'), narrower)
      expect(await validate()).toMatchObject({ code: 1, output: expect.stringContaining('"level" is missing') })
      writeFileSync(join(site, 'blocks/courses/schema.ts'), schema)
      expect(await built({})).toContain('state 1')
      writeFileSync(page, text)
    })
  })

  slow('is tested by its examples: HTML, accessibility, four widths, both colour schemes', async () => {
    const good = await run('test-blocks', '--manifest', manifest)
    expect(good.output).toMatch(/✓ opening-hours, default\n✓ opening-hours, one day\n\n2 passed, 0 failed/)
    expect(good.code).toBe(0)
    const view = '<p><div style={{ width: 700, color: "#999999" }}>Pale and wide.</div></p>'
    const bad = await withFiles(
      {
        ...plain('flawed', view),
        'blocks/flawed/examples.yaml': 'default:\n  title: A try\nuntitled:\n  text: None\n',
      },
      () => run('test-blocks', 'flawed', '--manifest', manifest),
    )
    expect(bad.code).toBe(1)
    expect(bad.output).toMatch(/✗ flawed, default\n {4}html: /)
    expect(bad.output).toMatch(/width: \d+ px reach beyond a window of 320 px/)
    expect(bad.output).toMatch(/accessibility: .*color-contrast\) \(light\)/)
    expect(bad.output).toMatch(/✗ flawed, untitled\n {4}schema: "title" is missing/)
    expect(bad.output).toContain('0 passed, 2 failed')
  })
})

it('React and what "lectern" exports share no name: the preview has both in one module', () => {
  const ofReact = /^export \{ (.*) \}/.exec(reexport('react', '/kit.js') ?? '')?.[1]?.split(', ') ?? []
  expect(ofReact).toEqual(expect.arrayContaining(['Children', 'Suspense', 'useState']))
  expect(ofReact.filter((name) => Object.hasOwn(lectern, name))).toEqual([])
})
