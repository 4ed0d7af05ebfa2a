// What the docs refer to exists.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { blockSchemas } from '../../src/blocks/schemas.ts'
import { filesUnder } from '../../src/files-under.ts'
import { allSites, galleryFolder, gallerySites } from '../../tools/gallery.ts'
import { blockPicturePath, referencePages } from '../../tools/reference/pages.ts'
import { engineCommands, siteCommands } from '../../tools/shared/command-list.ts'
import { engineContext } from './engine-context.ts'

const { engine } = engineContext()
const read = (file: string) => readFileSync(join(engine, file), 'utf8')
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'create-lectern/README.md'],
  ...filesUnder(join(engine, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

it('The reference is up to date with schema and help texts', async () => {
  for (const [file, text] of await referencePages(engine))
    expect(existsSync(join(engine, file)) && read(file) === text, `${file}: run npm run reference`).toBe(true)
})

it('The reference has a picture of every block, and of no other', () => {
  const pictures = readdirSync(join(engine, dirname(blockPicturePath('x'))))
  expect(pictures.sort(), 'Run npm run block-pictures').toEqual(
    Object.keys(blockSchemas)
      .map((type) => `${type}.webp`)
      .sort(),
  )
})

it('The gallery shows every example and every reading, wide, on a phone and together', () => {
  const sites = gallerySites(engine).flatMap(({ name }) => [`${name}-phone.webp`, `${name}-wide.webp`])
  const names = [...sites, allSites.file]
  expect(readdirSync(join(engine, galleryFolder)).sort(), 'Run npm run gallery').toEqual(names.sort())
  const page = read('docs/gallery.md')
  expect(names.filter((name) => !page.includes(name))).toEqual([])
})

it('The pictures of the reference have at most 20 KB', () => {
  const folder = join(engine, dirname(blockPicturePath('x')))
  const heavy = readdirSync(folder).filter((name) => statSync(join(folder, name)).size > 20_000)
  expect(heavy, 'Run npm run block-pictures').toEqual([])
})

/** A page that a benchmark writes exists once it has run. */
const isMeasured = (target: string) =>
  /-benchmark\.md$/.test(target) &&
  filesUnder(join(engine, 'bench')).some(
    (file) => file.endsWith('.ts') && read(`bench/${file}`).includes(basename(target)),
  )

it('Every link of the docs leads to an existing file', () => {
  const lost = pages.flatMap((page) =>
    [
      ...read(page)
        .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
        .matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g),
    ]
      .map(([, target = '']) => target)
      .filter((target) => !target.startsWith('/') && !existsSync(join(engine, dirname(page), target)))
      .filter((target) => !isMeasured(target))
      .map((target) => `${page}: ${target}`),
  )
  expect(lost).toEqual([])
})

it('Each step of the roads through the code is declared in the file that it names', () => {
  const page = read('docs/roads.md')
  const steps = [...page.matchAll(/\[`(\w+)`\]\(\.\.\/([^)]+)\)/g)].map(([, name = '', file = '']) => ({ name, file }))
  const isDeclared = ({ name, file }: { name: string; file: string }) =>
    new RegExp(`(?:(?:function|class|const) (?:\\w+\\.)?|^  (?:async )?)${name}\\b`, 'm').test(read(file))
  expect(steps.filter((step) => !isDeclared(step))).toEqual([])
  expect(page.match(/^## .*(?:\n(?!## ).*)*/gm)?.map((road) => road.match(/^\d+\. /gm)?.length)).toEqual([16, 13, 10])
})

it('Every command that the guides name exists, and is a script of this repository', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const known = new Set([...Object.keys(siteCommands), ...Object.keys(engineCommands)])
  const wrong = pages
    .filter((page) => !page.startsWith('docs/decisions/') && page !== 'CHANGELOG.md')
    .flatMap((page) => {
      const text = read(page)
      const asked = [...text.matchAll(/npx lectern ([a-z][a-z-]+)/g)].map(([, name = '']) => name)
      const run = [...text.matchAll(/npm run ([a-z][a-z-]*(?::[a-z]+)?)/g)].map(([, name = '']) => name)
      return [
        ...asked.filter((name) => !known.has(name)).map((name) => `${page}: npx lectern ${name}`),
        ...run.filter((name) => !(name in scripts) && name !== 'package').map((name) => `${page}: npm run ${name}`),
      ]
    })
  expect(wrong).toEqual([])
})

it('no document runs a package that npm does not have', () => {
  const { private: isUnpublished } = JSON.parse(read('package.json')) as { private?: boolean }
  const documents = [
    ...pages,
    ...['templates', 'examples', 'editors'].flatMap((folder) =>
      filesUnder(join(engine, folder))
        .filter((name) => /\.(?:md|json|yml|cjs)$/.test(name) && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
        .map((name) => `${folder}/${name}`),
    ),
  ]
  const named = documents.flatMap((page) =>
    [
      ...read(page).matchAll(
        /npm create lectern|npx (?:create-)?lectern init|npm (?:i|install|exec)\b[^\n]*\blectern(?:@[\w.]+)?(?=[\s`'"]|$)/gm,
      ),
    ].map(([words]) => `${page}: ${words}`),
  )
  if (isUnpublished) expect(named).toEqual([])
  else expect(named.length).toBeGreaterThan(0)
})

it('Every decision states its status in its second line, and none of the first twenty has been replaced', () => {
  const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page))
  const heads = new Map(decisions.map((page) => [page, read(page).split('\n', 2).join('\n')]))
  const isWhole = /^# \d{3} .+\nDate: \d{4}-\d\d-\d\d · Status: (?:accepted|replaced by \[\d{3}\]\()/
  expect(decisions.filter((page) => !isWhole.test(heads.get(page) ?? ''))).toEqual([])
  const listed = [...read('docs/decisions/README.md').matchAll(/\((\d{3}-[\w-]+\.md)\)/g)].map(([, name]) => name)
  expect(listed.filter((name) => heads.get(`docs/decisions/${name}`)?.includes('Status: replaced'))).toEqual([])
})

it('Every decision has a number of its own, in its file name and its title', () => {
  const numbers = pages.flatMap((page) => /^docs\/decisions\/(\d{3})-/.exec(page)?.slice(1) ?? [])
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  const misnumbered = pages.flatMap((page) => {
    const number = /^docs\/decisions\/(\d{3})-/.exec(page)?.[1]
    return number && !read(page).startsWith(`# ${number} `) ? [page] : []
  })
  expect(misnumbered).toEqual([])
})

it('Every file that a decision names exists', () => {
  const lost = pages
    .filter((page) => page.startsWith('docs/decisions/') && !/Status: replaced by/.test(read(page)))
    .flatMap((page) =>
      [...read(page).matchAll(/`((?:src|tools|tests|bench|supabase|docs|templates|examples|editors)\/[\w./-]+)`/g)]
        .map(([, path = '']) => path.replace(/[./]+$/, ''))
        .filter((path) => !/\/(?:from-N|TAG)\./.test(path) && !existsSync(join(engine, path)))
        .map((path) => `${page}: ${path}`),
    )
  expect(lost).toEqual([])
})

it('Every document that the packed documents link to is packed', () => {
  const { files } = JSON.parse(read('package.json')) as { files: string[] }
  const isPacked = (path: string) =>
    files.some(
      (entry) =>
        path === entry ||
        path.startsWith(`${entry}/`) ||
        (entry.endsWith('/*.md') && dirname(path) === dirname(entry) && path.endsWith('.md')),
    )
  const packed = pages.filter(isPacked)
  expect(packed.length).toBeGreaterThan(15)
  const lost = packed.flatMap((page) =>
    [
      ...read(page)
        .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
        .matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)(?:#[^)]*)?\)/g),
    ]
      .map(([, target = '']) => join(dirname(page), target).replace(/\/$/, ''))
      .filter((path) => !isPacked(path) && !files.some((entry) => entry.startsWith(`${path}/`)))
      .map((path) => `${page}: ${path}`),
  )
  expect(lost).toEqual([])
})
