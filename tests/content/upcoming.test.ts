// Lists of upcoming and of past entries.
import { expect, it } from 'vitest'
import { fileOf, firm, reported } from './firm.ts'

const talks = `collections:
  talks:
    from: content/talks.csv
    fields:
      - { name: title, type: text, label: Title, required: true }
      - { name: day, type: date, label: Day }
      - { name: to, type: date, label: Last day }
`
const rows = `title,day,to
Wills,2026-11-20,
Leases,2026-11-22,
Fair,2026-11-20,2026-11-25
Pensions,2027-02-03,
Archive,,
`
const list = (rest: string) => `- { type: entries, title: Talks, of: talks, ${rest} }`
const cards = (rest: string) =>
  `- { type: index-list, title: Talks, items: { from: talks, ${rest}, as: { title: "{entry.title}", text: Come. } } }`

function withTalks(block: string, options = {}, table = rows) {
  const site = fileOf('site.yaml')
    .replace('collections:\n', talks)
    .replace('- { type: page-intro, title: News }', `$&\n          ${block}`)
  return firm({ 'site.yaml': site, 'content/talks.csv': table }, options)
}

function titlesOf(loaded: ReturnType<typeof firm>): unknown {
  const blocks = loaded.site?.routes.find(({ path }) => path === '/news')?.blocks ?? []
  const block = blocks.find(({ props }) => props.title === 'Talks')
  return (block?.props.items as { title: string }[] | undefined)?.map(({ title }) => title)
}

it.each([
  ['a block of entries', list],
  ['a list in place of another', cards],
])(
  'a list with "when: upcoming" in %s shows what is not over, the next one first, and at the end what has no day',
  (_, block) => {
    const loaded = withTalks(block('when: upcoming'))
    expect(reported(loaded)).toEqual([])
    expect(titlesOf(loaded)).toEqual(['Fair', 'Leases', 'Pensions', 'Archive'])
    expect(titlesOf(withTalks(block('when: past')))).toEqual(['Wills'])
  },
)

it('a list with "when: upcoming" shows an entry through the whole of its last day by the clock of the site', () => {
  const at = (moment: string) => titlesOf(withTalks(list('when: upcoming'), { at: moment }))
  expect(at('2026-11-25 23:59')).toEqual(['Fair', 'Pensions', 'Archive'])
  expect(at('2026-11-26 00:00')).toEqual(['Pensions', 'Archive'])
  expect(titlesOf(withTalks(list('when: past'), { at: '2026-11-26 00:00' }))).toEqual(['Leases', 'Wills', 'Fair'])
})

it('a list with "when: upcoming" changes the site at midnight after the last day of each entry', () => {
  const { source } = withTalks(list('when: upcoming'))
  const midnights = ['2026-11-22', '2026-11-25', '2027-02-03'].map((day) => Date.parse(`${day}T23:00:00Z`))
  expect(source.expansion?.changes).toEqual(expect.arrayContaining(midnights))
  expect(source.expansion?.causesOf(midnights[0] ?? 0)).toMatchObject([
    { entry: { collection: 'talks' }, isOver: true, at: { file: 'content/talks.csv' } },
  ])
  const two = withTalks(list('when: upcoming'), {}, 'title,day\nOne,2027-02-03\nTwo,2027-02-03\n').source.expansion
  expect(two?.causesOf(midnights[2] ?? 0)).toHaveLength(2)
  const all = withTalks(list('most: 9')).source.expansion?.changes ?? []
  expect(midnights.filter((at) => all.includes(at))).toEqual([])
})

it('a list with "when: upcoming" keeps an order of its own, and combines with "where" and "most"', () => {
  expect(titlesOf(withTalks(list('when: upcoming, order: [title], most: 2')))).toEqual(['Archive', 'Fair'])
  expect(titlesOf(withTalks(list('when: upcoming, where: { title: { not: Fair } }, most: 1')))).toEqual(['Leases'])
})

it('a list with "when: upcoming" uses the last day of a list in the entry', () => {
  const site = fileOf('site.yaml')
    .replace(
      'collections:\n',
      `collections:
  talks:
    from: content/talks.yaml
    fields:
      - { name: title, type: text, label: Title, required: true }
      - { name: evenings, type: list, label: Evenings, fields: [{ name: day, type: date, label: Day }] }
`,
    )
    .replace('- { type: page-intro, title: News }', `$&\n          ${list('when: upcoming')}`)
  const table = `- { title: Both, evenings: [{ day: 2026-11-01 }, { day: 2026-12-01 }] }
- { title: Over, evenings: [{ day: 2026-11-01 }] }
`
  expect(titlesOf(firm({ 'site.yaml': site, 'content/talks.yaml': table }))).toEqual(['Both'])
})

it('a list with "when: upcoming" removes its block once it is empty, if the block requires it', () => {
  const over = 'title,day,to\nWills,2026-11-20,\n'
  expect(reported(withTalks(cards('when: upcoming'), {}, over))).toEqual([])
  expect(titlesOf(withTalks(cards('when: upcoming'), {}, over))).toBeUndefined()
  expect(reported(withTalks(cards('when: upcoming'), {}, rows.replace('Archive,,\n', '')))).toEqual([])
})

it('an invalid day in a list with "when: upcoming" is reported once', () => {
  const loaded = withTalks(list('when: upcoming'), {}, 'title,day\nFair,13.12.2026\n')
  expect(loaded.problems.map(({ code }) => code)).toEqual(['bad-name'])
})

it('a list with another word after "when:", or of a collection without days, is reported', () => {
  const messages = (block: string) => withTalks(block).problems.map(({ code, suggestion }) => [code, suggestion])
  expect(messages(list('when: future'))).toEqual([['unknown-value', 'upcoming']])
  expect(messages(cards('when: upcomming'))).toEqual([['unknown-value', 'upcoming']])
  expect(messages('- { type: entries, title: Talks, of: people, when: past }')).toEqual([
    ['entries-without-days', undefined],
  ])
})

it('choices of a form that run out are announced while they last, and are an error only then', () => {
  const form = `forms:
  visit:
    function: submit-contact-form
    fields:
      - { name: email, type: email, label: Mail, required: true }
      - { name: talk, type: select, label: Talk, choices: { from: talks, when: upcoming, as: { value: "{entry.slug}", label: "{entry.title}" } } }
    submit: { label: Send, sending: Sending }
    success: { title: Thanks, text: We write soon. }
    failure: { title: Sorry, text: Try again. }
`
  const site = fileOf('site.yaml').replace('collections:\n', `${form}${talks}`)
  const block = '- { type: request-form, title: Come, form: visit }'
  const files = {
    'site.yaml': site.replace('- { type: page-intro, title: News }', `$&\n          ${block}`),
    'content/talks.csv': 'title,day,to,slug\nPensions,2027-02-03,,pensions\n',
  }
  expect(firm(files).problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning list-runs-out'])
  expect(firm(files, { at: '2027-02-04' }).problems.map(({ code }) => code)).toEqual(['nothing-to-list'])
})
