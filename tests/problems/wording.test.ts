// The words of problems: short and plain in English, and complete in the editor's other languages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '../../src/files-under.ts'
import { load } from '../../src/manifest/load.ts'
import { leftovers } from '../../src/manifest/sense/markdown-slips.ts'
import { jobs } from '../../src/manifest/shape/instead-of-blocks.ts'
import { needs } from '../../src/manifest/shape/needs-without-key.ts'
import { problemCodes, problemKind } from '../../src/problems/catalogue.ts'
import { type Problem, problemFacts } from '../../src/problems/problem.ts'
import { grammar } from '../../src/problems/words/grammar.ts'
import { inEachLanguage } from '../../src/problems/words/in-language.ts'
import { translatedLanguages } from '../../src/problems/words/translation.ts'
import { mistakes } from '../manifest/mistakes.ts'
import { bakeryWith, loadInputs } from '../manifest/small-bakery.ts'
import { root } from '../pages/built-site.ts'

const ofExamples = problemCodes.flatMap((code) => {
  const { text, options } = loadInputs(problemKind(code).example, 'bad')
  return load(text, 'bakery.yaml', options).problems
})
const all: Problem[] = [...ofExamples, ...mistakes.flatMap(({ text }) => load(text, 'bakery.yaml').problems)]
const said = all.map((problem) => ({ problem, words: inEachLanguage(problem) }))

/** Without what is quoted from the file, or for it, and without paths. */
const unquoted = (text: string) => text.replace(/"[^"]*"|`[^`]*`|\S*\/\S*/g, '')

/** Words of English that German, French and Spanish do not have, and that name no field. */
const english =
  /\b(the|this|that|these|is|are|has|have|and|of|it|its|write|add|put|take|make|which|stands|belongs|needs|there|nothing|again)\b/i

/** Quoted words and numbers: what a message is about. Samples of Markdown are in the language's own words. */
const factsIn = (text: string) => new Set(text.match(/"(?![\s~*[-])[^"]*(?<!\s)"|\d+(?:[.:-]\d+)*/g))

/** A problem of the code, worded from its facts. */
const wordedProblem = (code: string, facts: object) => {
  const { message, hint } = problemKind(code)
  return inEachLanguage({ code, message: message(facts), hint: hint(facts), [problemFacts]: facts })
}

const jargon =
  /\b(schema|oneOf|anyOf|allOf|instance|must match|additional propert|JSON pointer|regex|pattern|enum|boolean|string|integer|array|object|null|undefined|NaN|token|scalar|node|mapping|sequence|parse)\b/i

const sentences = (text: string) =>
  text
    .replace(/"[^"]*"/g, '')
    .split(/[.?!](?:\s|$)/)
    .filter((one) => one.trim()).length

describe('in English', () => {
  it('every message of a problem has at most 200 characters and one sentence', () => {
    for (const { message, code } of all) {
      expect(message.length, message).toBeLessThanOrEqual(200)
      expect(sentences(message), `${code}: ${message}`).toBe(1)
      expect(message, code).toMatch(/[.…]$/)
    }
  })

  it('every message of a problem avoids jargon of schemas and parsers', () => {
    for (const { message, hint } of all) expect(`${message} ${hint}`.replace(/"[^"]*"/g, '')).not.toMatch(jargon)
  })

  it('every problem has a hint of at most two sentences that says what to do', () => {
    for (const { hint, code } of all) {
      expect(hint.trim(), code).not.toBe('')
      expect(sentences(hint), `${code}: ${hint}`).toBeLessThanOrEqual(2)
    }
  })

  it('every code of a problem is a slug with a title and a paragraph', () => {
    for (const code of problemCodes) {
      const { title, about } = problemKind(code)
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(title, code).not.toMatch(/\.$/)
      expect(about, code).toMatch(/\.$/)
    }
  })
})

describe.each(translatedLanguages)('in %s', (language) => {
  it('no English remains in a problem', () => {
    const left = said.flatMap(({ problem, words }) => {
      const { message, hint, fix = '' } = words[language]
      const text = `${message} ${hint} ${fix}`
      return english.test(unquoted(text)) ? [`${problem.code}: ${text}`] : []
    })
    expect([...new Set(left)]).toEqual([])
  })

  it('a problem names what it names in English', () => {
    const left = said.flatMap(({ problem, words }) => {
      const { message, hint } = words[language]
      const lost = [...factsIn(`${problem.message} ${problem.hint}`)].filter(
        (fact) => !`${message} ${hint}`.includes(fact),
      )
      return lost.length > 0 ? [`${problem.code}: ${lost.join(' ')} / ${message} ${hint}`] : []
    })
    expect([...new Set(left)]).toEqual([])
  })

  it('the title of a fix is no English', () => {
    const left = said.flatMap(({ problem: { fix }, words }) =>
      fix && words[language].fix === fix.title ? [fix.title] : [],
    )
    expect([...new Set(left)]).toEqual([])
  })

  it('a link to a missing file says where the file belongs', () =>
    expect(
      wordedProblem('dead-link', { to: '/menu.pdf#2', reading: 'A', known: ['/'], isFile: true })[language].hint,
    ).toContain('public/menu.pdf'))

  it('a missing key is explained by the first sentence of its description and by what belongs below it', () => {
    const [problem] = load(bakeryWith('blocks', '- { type: chart, title: Loaves }'), 'bakery.yaml').problems
    expect(problem?.hint).toContain('"rows:" (the figures)')
    const meaning = { de: 'Die Zahlen', fr: 'Les chiffres', es: 'Las cifras' }[language]
    const entry = { de: 'mit einem Eintrag', fr: 'avec un élément', es: 'con un elemento' }[language]
    expect(problem && inEachLanguage(problem)[language].hint).toContain(`"rows:" (${meaning}) ${entry}`)
  })

  it('a key that entries do not have says where to declare it, and a misspelt one does not', () => {
    const facts = { key: 'photographer', holder: 'the entry', known: ['title', 'date'] }
    expect(wordedProblem('unknown-key', facts)[language].hint).toContain('"fields:"')
    expect(wordedProblem('unknown-key', { ...facts, nearest: 'title' })[language].hint).not.toContain('"fields:"')
  })

  it('beside the nearest name, no other is listed where there are too many to read', () => {
    const known = Array.from({ length: 121 }, (_, at) => `/page-${at}`)
    const { hint } = wordedProblem('dead-link', { to: '/pag', reading: 'A', nearest: '/page-0', known })[language]
    expect(hint).toContain('"/page-0"')
    expect(hint).not.toContain('/page-1')
  })

  it('a list without words says so', () =>
    expect(wordedProblem('unknown-name', { name: 'facts.year', known: [] })[language].hint).toMatch(/: \p{L}+\.$/u))
})

describe('words that problems carry', () => {
  const folders = ['src/manifest', 'src/content', 'src/forms/field-types', 'src/problems']
  const files = folders.flatMap((folder) =>
    filesUnder(join(root, folder))
      .filter(
        (file) => file.endsWith('.ts') && !/test|inspect|problems\.ts|translations|catalogue|words|printers/.test(file),
      )
      .map((file) => join(root, folder, file)),
  )
  const literal =
    /\b(?:rule|what|instead|title|detail|noun|how|message|feature|holder|wanted|found)(?::| =) (?:[\w.]+ \? )?('(?:[^'\\\n]|\\.)*'|`(?:[^`\\$\n]|\\.|\$\{[\w.+ ]*\})*`)/g
  const written = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(literal)].map(([, text = '']) =>
      text.slice(1, -1).replace(/\$\{[^}]*\}/g, '7'),
    ),
  )
  it.each(translatedLanguages)('the words that problems carry are translated into %s', (language) => {
    const all = [
      ...written,
      ...leftovers.flatMap(([, ...said]) => said),
      ...Object.values(needs),
      ...Object.values(jobs),
    ]
    const sentences = new Set(all.filter((text) => /[a-z] [a-z]/.test(text)))
    expect(sentences.size).toBeGreaterThan(100)
    expect([...sentences].filter((text) => grammar[language].word(text) === text)).toEqual([])
  })
})
