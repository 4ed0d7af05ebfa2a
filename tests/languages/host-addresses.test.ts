// Values of `at` of a language: a folder, or a host that serves this language alone.
import { expect, it } from 'vitest'
import { bakeryInThree, loadInThree } from './bakery-in-three.ts'

const problemsOf = (german: string, arabic = '/ar') =>
  loadInThree(
    bakeryInThree(
      `languages:\n  en: { name: English }\n  de: { name: Deutsch, at: "${german}" }\n  ar: { name: العربية, at: "${arabic}" }`,
    ),
  )
    .problems.filter(({ code }) => code.startsWith('language-') || code === 'bad-value')
    .map(({ code, message }) => `${code}: ${message}`)

it('the address of a language may be a host, with or without a trailing slash', () => {
  expect(problemsOf('https://www.baeckerei.example')).toEqual([])
  expect(problemsOf('https://www.baeckerei.example/')).toEqual([])
})

it.each([
  ['http://www.baeckerei.example', 'is not encrypted on its way'],
  ['https://www.baeckerei.example/de', 'is a page or a folder of a host'],
  ['https://www.baeckerei.example?start', 'is a page or a folder of a host'],
  ['https://www.milllane.bakery', 'The site itself stands at'],
  ['https://WWW.milllane.bakery/', 'The site itself stands at'],
  ['https://:80', 'is not the address of a host'],
  ['https://user:word@www.baeckerei.example', 'is a page or a folder of a host'],
])('the address of a language may not be %s', (address, why) => {
  const found = problemsOf(address)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`language-host: `)
  expect(found[0]).toContain(why)
})

it('a host with an example domain is reported before the launch', () => {
  const text = bakeryInThree(
    `languages:\n  en: { name: English }\n  de: { name: Deutsch, at: "https://www.example.de" }`,
  )
  const reportedFor = (host: string) =>
    loadInThree(text.replace('https://www.example.de', host), {}, { launch: true })
      .problems.filter(({ code, path }) => code === 'example-address' && path.startsWith('/languages'))
      .map(({ message }) => message)
  expect(reportedFor('https://www.baeckerei.example')).toHaveLength(1)
  expect(reportedFor('https://www.baeckerei.de')).toEqual([])
})

it('two languages may not have the same host', () => {
  const found = problemsOf('https://www.baeckerei.example', 'https://www.baeckerei.example/')
  expect(found).toEqual(['language-host: The language "Deutsch" stands at "https://www.baeckerei.example/" as well.'])
})
