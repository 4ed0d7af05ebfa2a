import { expect, it } from 'vitest'
import { bakery } from '../../../../tests/fixtures/bakery.ts'
import { load } from '../../load.ts'

const files = new Set(['/week.pdf', '/fonts/x.woff2', 'images/oven.jpg'])

const problemsOf = (text: string, publicFiles?: ReadonlySet<string>) =>
  load(text, 'bakery.yaml', { publicFiles }).problems
const linkingTo = (to: string) => bakery.replace(/to: \/[a-z-]+ }/, () => `to: ${to} }`)
const suggestedFor = (to: string) =>
  problemsOf(linkingTo(to), files).flatMap(({ code, suggestion }) => (code === 'dead-link' ? [suggestion] : []))

it('a link may lead to a file of the site', () => expect(suggestedFor('/week.pdf')).toEqual([]))
it('a link to a missing file is dead, and the likely file is suggested', () =>
  expect(suggestedFor('/weak.pdf')).toEqual(['/week.pdf']))
it('a link that names a file is not judged where the files are unknown', () =>
  expect(problemsOf(linkingTo('/weak.pdf'))).toEqual([]))

it.each([
  ['/100% rye.txt', '/100%25 rye.txt'],
  ['/100%.txt', '/100%25.txt'],
  ['/week#1.csv', '/week%231.csv'],
  ['/who?.pdf', '/who%3F.pdf'],
])('a link with the name of a file that is no address gets the address: %s', (name, address) => {
  const existing = new Set([name])
  const found = (to: string) =>
    problemsOf(linkingTo(JSON.stringify(to)), existing).filter(({ code }) => code === 'dead-link')
  expect(found(name).map(({ suggestion, fix }) => [suggestion, fix?.edits.map(({ text }) => text)])).toEqual([
    [address, [address]],
  ])
  expect(found(address)).toEqual([])
})

it.each([
  [
    'a text',
    /^( *)- type: stat-tiles$/m,
    '$1- type: prose\n$1  title: Dates\n$1  text: "See [the week]({facts.file})."\n$&',
  ],
  ['a link', /(?<=Order a loaf, to: )\/order/, '"{facts.file}"'],
])('a fact that names such a file is not overwritten where %s uses it', (_, from, to) => {
  const text = bakery.replace('facts:\n', 'facts:\n  file: "/week#1.csv"\n').replace(from, to)
  const found = problemsOf(text, new Set(['/week#1.csv'])).filter(({ code }) => code === 'dead-link')
  expect(found.map(({ suggestion, fix }) => [suggestion, fix])).toEqual([['/week%231.csv', undefined]])
})

it('a file whose name has a dollar sign keeps it in the address', () => {
  const [found] = problemsOf(linkingTo('"/$& 1%.txt"'), new Set(['/$& 1%.txt']))
  expect(found?.fix?.edits.map(({ text }) => text)).toEqual(['/$& 1%25.txt'])
})

it.each([
  ['link', (to: string) => bakery.replace('label: Order a loaf, to: /order', `label: Order a loaf, to: ${to}`)],
  ['redirect', (to: string) => bakery.replace('/loaves: /bread', `/loaves: ${to}`)],
])('a %s may lead to a heading of an article, and for a missing one the nearest is suggested', (_, leadingTo) => {
  const found = (to: string) =>
    problemsOf(
      leadingTo(to).replace(
        /^( *)- type: stat-tiles$/m,
        '$1- type: article\n$1  text: |\n$1    # How it keeps\n\n$1    In a cloth.\n$&',
      ),
    ).map(({ code, suggestion }) => `${code} ${suggestion}`)
  expect(found('"/#how-it-keeps"')).toEqual([])
  expect(found('"/#how-it-keps"')).toEqual(['dead-anchor how-it-keeps'])
})
