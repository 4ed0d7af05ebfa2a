// Straight quotes and hyphens where the language has typographic signs: reported with a fix, in translations too.
import { describe, expect, it } from 'vitest'
import { signMeant, straightSigns } from '../../src/languages/typography.ts'
import { load } from '../../src/manifest/load.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { firmInThree, german } from './firm-in-three.ts'

const meant = (text: string, tag: string) => straightSigns(text).map((one) => signMeant(one, tag))

describe('the typographic signs', () => {
  it.each([
    ['en', `Don't say "bread" 9-17`, ['Don’t', '“bread”', '9–17']],
    ['de', `Sag "Brot", geht's 9:30-17:00?`, ['geht’s', '„Brot“', '9:30–17:00']],
    ['fr', `L'eau et "le pain"`, ['L’eau', '«\u202fle pain\u202f»']],
    ['de-CH', 'Sag "Brot"', ['«Brot»']],
    ['ar', 'قال "خبز" هنا', ['«خبز»']],
  ])('in %s of %s are %s', (tag, text, signs) => expect(meant(text, tag)).toEqual(signs))

  it.each([
    ['a telephone number', 'Call 044-123-45 or +41 44-12'],
    ['a day', 'On 2026-12-03'],
    ['code and addresses', "Run `don't 1-2` at https://a.example/1-2 or [a](/it's-9-17)"],
    ['a name in braces', '{facts.9-17}'],
    ['the title of a link definition', 'Read [it][a].\n\n[a]: https://a.example "It\'s 9-17"'],
    ['an address behind code, a link or a name', "`a`it's/b [a](b)it's/c {d}it's@e"],
    ['inches and minutes', `A 5" board, 10' long`],
  ])('are not suggested in %s', (_, text) => expect(meant(text, 'en')).toEqual([]))
})

describe('a site', () => {
  it('has no straight sign in its postal code', () => {
    const business = 'address: { street: Mill Lane, postalCode: 9600-123, locality: Anytown }'
    const text = bakeryWith('blocks', '- { type: page-intro, title: Bread, text: Open 9–17. }')
    const changed = text.replace(/^site:\n/m, `site:\n  business:\n    kind: Bakery\n    ${business}\n`)
    expect(changed).not.toBe(text)
    expect(load(changed, 'site.yaml').problems.map(({ code }) => code)).not.toContain('straight-sign')
  })

  const problems = (lines: string) =>
    load(bakeryWith('blocks', lines), 'site.yaml').problems.filter(({ code }) => code === 'straight-sign')

  it('with both kinds of signs gets a warning at each straight one, with a fix of that sign alone', () => {
    const text = bakeryWith(
      'blocks',
      "- { type: page-intro, title: It’s Bread’s best that’s here, text: We don't bake. We don't sell. }",
    )
    const found = load(text, 'site.yaml').problems.filter(({ code }) => code === 'straight-sign')
    expect(found.map(({ severity }) => severity)).toEqual(['warning', 'warning'])
    const fixed = found.reduceRight(
      (now, { fix }) =>
        (fix?.edits ?? []).reduce((one, { start, end, text: put }) => one.slice(0, start) + put + one.slice(end), now),
      text,
    )
    expect(fixed).toBe(text.replaceAll("don't", 'don’t'))
  })

  it('with as many straight as typographic signs gets no warning', () =>
    expect(problems("- { type: page-intro, title: Bread’s best, text: We don't bake 9-17. }")).toEqual([]))

  it.each(['type: nothing, ', ''])('gets no warning beside a block whose signs are not counted: %j', (type) =>
    expect(
      problems(
        `- { type: page-intro, title: It’s Bread’s best, text: We don't. }\n- { ${type}title: "It's ours, isn't it" }`,
      ),
    ).toEqual([]),
  )

  it('gets a warning without a fix where the quotes of YAML escape the sign', () => {
    const [found] = problems("- { type: page-intro, title: It’s Bread’s best, text: 'We don''t bake.' }")
    expect(found).toMatchObject({ code: 'straight-sign', line: expect.any(Number) })
    expect(found?.fix).toBeUndefined()
  })

  it('gets warnings for translations at their own lines, with the signs of their language', () => {
    const de = `${german}The team: Das „Team“ und „Haus“\nWho answers you.: Wer "Ihnen" antwortet.\n`
    const found = firmInThree({}, { de }).problems.filter(({ code }) => code === 'straight-sign')
    expect(found.map(({ file, line, suggestion }) => [file, line, suggestion])).toEqual([
      ['texts/de.yaml', german.split('\n').length + 1, '„Ihnen“'],
    ])
  })
})
