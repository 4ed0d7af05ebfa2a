// The style sheets of a small project with two blocks, one of them with an island.
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { putFiles } from '../../bench/put-files.ts'
import { makeStyles, type StyleParts } from '../../src/publish/styles/make-styles.ts'
import { root } from '../pages/built-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const folder = temporaryFolder()

const write = (path: string, text: string) => putFiles(folder, { [path]: text })

/** Writes a view with one element of these classes, which imports the named modules. */
const view = (path: string, classes: string, imported: string[] = []) =>
  write(
    path,
    `${imported.map((from, at) => `import { x as x${at} } from '${from}'\n`).join('')}` +
      `export default () => <p className="${classes}" title={String([${imported.map((_, at) => `x${at}`)}])} />\n` +
      'export const x = 1\n',
  )

let parts: StyleParts
let shared: Readonly<Record<string, readonly string[]>>
const part = (name: string) => parts[name] ?? ''

/** The cascade layers, lowest first. */
const layers = () => [
  ...new Set([...part('page').matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) => names.split(','))),
]
const isAbove = (one: string, other: string) => layers().indexOf(one) > layers().indexOf(other)
/** The layer in which a part has a rule. */
const layerOf = (css: string, rule: string) =>
  /@layer (\w+)\{(?!.*@layer)/s.exec(css.slice(0, css.indexOf(rule)))?.[1] ?? ''

beforeAll(async () => {
  const copied = ['src/ui/base', 'src/cache', 'src/files-under.ts', 'tools/vite', 'vite.config.ts', 'package.json']
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const name of ['client', 'forms', 'sign-in']) mkdirSync(join(folder, 'src', name), { recursive: true })
  write('src/blocks/views.ts', "export const x = import.meta.glob('./*/view.tsx', { eager: true })\n")
  view('src/render/page.tsx', 'mt-3', ['../blocks/views.ts'])
  view('src/render/error-screen.tsx', 'mt-3 mt-4')
  view('src/render/not-found.tsx', 'mt-3')
  write('src/render/header-row/bar-48.css', '.bar-48 { color: teal }')
  view('src/ui/piece.tsx', 'mt-7 piece')
  write('src/ui/piece.css', '.piece { color: red }')
  view('src/ui/mixed.tsx', 'mixed')
  write(
    'src/ui/mixed.css',
    '.mixed { background: color-mix(in srgb, var(--ink) 7%, var(--ground)); background-size: 2rem; text-decoration-color: var(--line) }',
  )
  view('src/ui/both.tsx', 'both')
  write('src/ui/both.css', '.both { color: red }')
  write('src/ui/unused.css', '.unused { color: red }')
  write('src/ui/elements/hr.css', 'hr { color: inherit }')
  view('src/blocks/one/view.tsx', 'mt-5 md:mt-9 p-4 px-6 border', [
    '../../ui/piece.tsx',
    '../../ui/mixed.tsx',
    '../../ui/both.tsx',
    './made.tsx',
  ])
  write('src/blocks/one/made.tsx', 'export const x = (look: string) => <p className={`inset-4 made-$' + '{look}`} />\n')
  write('src/blocks/one/made.css', '.made-tall { color: red }')
  write('src/blocks/one/any-name.css', '.mt-5 { color: blue }')
  view('src/blocks/two/view.tsx', 'mt-9 deep', ['./form.tsx', './beside.tsx', '../../ui/both.tsx'])
  write('src/blocks/two/beside.tsx', 'export const x = <hr />\nexport const words = ["mt-10"]\n// mt-14\n')
  view('src/blocks/two/form.tsx', 'mt-9 mt-11', ['./deep.tsx'])
  view('src/blocks/two/deep.tsx', 'mt-12 shadow-lg')
  write('src/blocks/two/deep.css', '.mt-12 { color: green }')
  write('src/blocks/two/island.tsx', "import { x } from './form.tsx'\nexport default x\n")
  ;({ sheets: parts, shared } = await makeStyles(folder, ['one', 'two']))
})

describe('the styles of a block', () => {
  it('contain the classes of the block and of its imports, and none of the page', () => {
    expect(part('block one')).toContain('.mt-5{margin-top:1.25rem}')
    expect(part('block one')).toContain('.mt-7{')
    expect(part('block one')).not.toContain('.mt-3{')
    expect(part('page')).toContain('.mt-3{')
    expect(part('page')).not.toContain('.mt-5{')
  })

  it('contain class names from any string of the source, and none from comments', () => {
    expect(part('block two')).toContain('.mt-10{')
    expect(Object.values(parts).join('')).not.toContain('.mt-14')
  })

  it('contain the sheets whose class a template makes from a beginning and a value', () => {
    expect(part('block one')).toContain('.made-tall')
    expect(part('block two')).not.toContain('.made-tall')
  })

  it('contain the sheets whose class or element it uses, in a layer below the own sheet of the block', () => {
    expect(part('block one')).toContain('.piece{color:red}')
    expect(part('block two')).not.toContain('.piece')
    expect(part('block two')).toContain('hr{color:inherit}')
    expect(part('block one')).not.toContain('hr{')
    expect(layerOf(part('block one'), '.piece{')).toBe('components')
    expect(layerOf(part('block one'), '.mt-5{color')).toBe('blocks')
    expect(isAbove('blocks', 'components')).toBe(true)
    expect(Object.values(parts).join('')).not.toContain('unused')
  })

  it('refer to the sheet of a shared component, which is a part by itself', () => {
    expect(part('component src/ui/both.css')).toBe('@layer components{.both{color:red}}')
    expect(part('block one') + part('block two')).not.toContain('.both{')
    expect(shared).toEqual({
      'block one': ['component src/ui/both.css'],
      'block two': ['component src/ui/both.css'],
    })
  })

  it('leave the classes of the island to a part of its own, without those the block has already', () => {
    expect(part('block two')).not.toMatch(/\.mt-11|\.mt-12/)
    expect(part('island two')).toMatch(/\.mt-11.*\.mt-12/)
    expect(part('island two')).toContain('.mt-12{color:green}')
    expect(part('island two')).not.toContain('.mt-9{')
    expect(parts).not.toHaveProperty('island one')
  })

  it('let a rule for wide screens override the rule of another block for all screens, in any order', () => {
    expect(isAbove(layerOf(part('block one'), '.md\\:mt-9'), layerOf(part('block two'), '.mt-9{'))).toBe(true)
  })

  it('let a rule for one axis override a rule for all sides', () => {
    expect(isAbove(layerOf(part('block one'), '.px-6{'), layerOf(part('block one'), '.p-4{'))).toBe(true)
  })

  it('contain color-mix() as written, without fallbacks for old browsers', () => {
    expect(part('block one')).toMatch(
      /\.mixed\{background:color-mix\(in srgb, ?var\(--ink\) 7%, ?var\(--ground\)\);text-decoration-color:var\(--line\);background-size:2rem\}/,
    )
    expect(Object.values(parts).join('')).not.toMatch(/color-mix\(in lab|-webkit-text-decoration-|@layer properties/)
  })

  it('read no unset custom property of Tailwind, and register those they read', () => {
    expect(part('block one')).toContain('.border{border-style:solid;border-width:1px}')
    const read = new Set(Object.values(parts).flatMap((css) => css.match(/(?<=var\()--tw-[\w-]+/g) ?? []))
    expect([...read]).toEqual(['--tw-shadow'])
    expect(part('island two')).toContain('@property --tw-shadow')
    expect(part('block one')).not.toContain('--tw-')
  })
})

it('the styles of the error screen and of a header contain only rules that the page lacks', () => {
  expect(part('error')).toContain('.mt-4{')
  expect(part('error')).not.toContain('.mt-3{')
  expect(part('header bar-48')).toBe('@layer components{.bar-48{color:teal}}')
  expect(part('page')).not.toContain('bar-48')
})
