// The text of an entry: GitHub's Markdown, and blocks in it.
import { describe, expect, it } from 'vitest'
import { searchFiles } from '../../src/publish/search-index.ts'
import { feedFiles } from '../../src/render/feeds.tsx'
import { renderPage } from '../../src/render/render-page.tsx'
import { slow } from '../whole-suite.ts'
import { fileOf, firm, reported } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const front = fileOf(rates).split('---\n').slice(0, 2).join('---\n')
const entry = (body: string, site = fileOf('site.yaml')) => firm({ [rates]: `${front}---\n${body}`, 'site.yaml': site })

function page(loaded: ReturnType<typeof entry>) {
  const route = loaded.site?.routes.find(({ path }) => path === '/news/rates-2027')
  if (!route || !loaded.site) throw new Error(reported(loaded).join('\n'))
  return renderPage(loaded.site, route, {})
}

/** HTML of the text of the article, without the page around it. */
const drawn = (body: string) => /<div class="prose">([\s\S]*)<\/div><\/article>/.exec(page(entry(body)).body)?.[1] ?? ''

/** Code of each problem, with the characters of the text that it points at. */
const wrong = (body: string) => {
  const { problems } = entry(body)
  const above = front.split('\n').length
  return problems.map(({ code, line, column, endColumn = 0, file }) => {
    const text = file === rates ? body.split('\n')[line - above - 1] : file
    return [code, text?.slice(column - 1, endColumn - 1)]
  })
}

describe('the text of an entry', () => {
  it('renders tables whose cells are aligned by the delimiter row', () => {
    const html = drawn('| Turnover | 2026 |\n|---|--:|\n| ~~small~~ | **0** |')
    expect(html).toContain('<th scope="col">Turnover</th><th scope="col" class="cell-end">2026</th>')
    expect(html).toContain('<td><s>small</s></td><td class="cell-end"><strong>0</strong></td>')
  })

  it('renders footnotes that link there and back, with labels in the language of the page', () => {
    const site = fileOf('site.yaml').replace('language: en', 'language: de')
    const { body } = page(entry('Free.[^a] And free.[^a]\n\n[^a]: Of charge.', site))
    expect(body).toContain('<a id="block-1-from-1-2" href="#block-1-note-1" aria-label="Fußnote 1">1</a>')
    expect(body).toContain('<section class="prose-notes" aria-label="Fußnoten"><ol><li id="block-1-note-1">')
    expect(body).toContain('<a href="#block-1-from-1" aria-label="Zurück zum Verweis 1" class="note-back">')
  })

  it('renders task boxes as images and not as inputs', () => {
    const html = drawn('- [x] sent\n- [ ] paid')
    expect(html).toContain('<span role="img" aria-label="Done" class="task-box task-done">')
    expect(html).toContain('<span role="img" aria-label="To do" class="task-box">')
    expect(html).not.toContain('<input')
  })

  it('renders callouts, with their keyword in upper or lower case', () => {
    const html = drawn('> [!note]\n> Ask.\n\n> [!CAUTION]  \n> *Never.*')
    expect(html).toMatch(/class="prose-callout prose-note">.*<strong>Note<\/strong><\/p><p>Ask\.<\/p>/)
    expect(html).toMatch(/class="prose-callout prose-caution">.*<p><em>Never\.<\/em><\/p>/)
  })

  it('links bare addresses without the punctuation after them', () => {
    expect(drawn('See https://x.example/a_b?c=d. Or www.y.example/z!')).toBe(
      '<p>See <a href="https://x.example/a_b?c=d">https://x.example/a_b?c=d</a>. Or <a href="https://www.y.example/z">www.y.example/z</a>!</p>',
    )
  })

  it('renders code as written, highlighted where its language is known', () => {
    expect(drawn('```js\nconst a = "<b>" // {x}\n```')).toBe(
      '<pre tabindex="0" dir="ltr" translate="no"><code><span class="code-word">const</span> a = <span class="code-quoted">&quot;&lt;b&gt;&quot;</span> <span class="code-aside">// {x}</span></code></pre>',
    )
    expect(drawn('```nothing\na < b\n```')).toContain('<code>a &lt; b</code>')
  })

  it('keeps the heading level that its author begins with, and reports skipped levels', () => {
    const html = drawn('## First\n\n### Second\n\n## Third')
    expect(html).toBe('<h2 id="first">First</h2><h3 id="second">Second</h3><h2 id="third">Third</h2>')
    expect(wrong('## First\n\n### Second\n\n## Third')).toEqual([])
    expect(wrong('### First\n\n## Second')).toEqual([['heading-order', '### First']])
    expect(wrong('## First\n\n#### Second')).toEqual([['heading-order', '#### Second']])
  })

  slow('renders a line of 70,000 words in emphasis', () => {
    expect(drawn('*yes* '.repeat(70_000)).match(/<em>/g)).toHaveLength(70_000)
  })

  it('requires only the styles of the elements it contains', () => {
    const styles = (body: string) => [...page(entry(body)).needs.styles].filter((name) => name.startsWith('variant'))
    expect(styles('# Plain\n\n- *text*\n\n> quoted')).toEqual([])
    expect(styles('| a |\n|---|\n| b |')).toEqual(['variant prose-table'])
    expect(styles('`a`')).toEqual(['variant prose-code'])
  })
})

describe('a block in the text of an entry', () => {
  const prices =
    'Before.\n\n```block\ntype: price-list\ntitle: What we charge\ntext: To small firms.\nprices: { from: prices, as: { title: "{entry.title}", price: "{entry.price | money CHF}" } }\n```\n\nAfter.[^1]\n\n[^1]: Note.'

  it('renders at its place, with entries of other collections', () => {
    const loaded = entry(prices)
    expect(reported(loaded)).toEqual([])
    const { body, needs } = page(loaded)
    expect(body).toMatch(
      /<p>Before\.<\/p><\/div><section[\s\S]*Annual accounts[\s\S]*<\/section><div class="prose"><p>After/,
    )
    expect(needs.styles).toContain('block price-list')
  })

  it.each([
    ['type: price-list', 'type: price-lits', [['unknown-value', 'price-lits']]],
    ['title: What', 'titel: What', [['unknown-key', 'titel']]],
    ['{entry.price |', '{entry.pric |', [['unknown-entry-field', '{entry.pric | money CHF}']]],
    ['from: prices', 'from: price', [['unknown-collection', 'price']]],
    ['type: price-list\n', 'type: hours\nhours: []\n', [['unknown-key', 'hours']]],
    ['text: To small firms.', 'text: "To small', [['unclosed-quote', '"']]],
    ['text: To small firms.', 'text: To <b>small</b> firms.', [['raw-html', '<b>']]],
    ['text: To small firms.', 'text: To small firms.\ndraft: true', [['timed-in-text', 'draft']]],
  ])('with a mistake is reported at its line: %s → %s', (from, to, problems) => {
    const found = wrong(prices.replace(from, to))
    expect(found).toEqual(expect.arrayContaining(problems))
  })

  it.each([
    ['that is a list is reported', '```block\n- type: quote\n```', [['not-a-block', '```block']]],
    [
      'without a closing fence is reported',
      '```block\ntype: quote\ntext: So be it.\nby: Ada\n',
      [['open-fence', '```block']],
    ],
    [
      'that lacks its last line is reported once, with the code that follows',
      '```block\ntype: quote\ntext: So be it.\nby: Ada\n\nWords.[^1]\n\n```js\nlet a = 1\n```\n\n[^1]: Note.',
      [['open-fence', '```block']],
    ],
    [
      'under another name is reported',
      '```blok\ntype: quote\ntext: So be it.\nby: Ada\n```',
      [['unknown-markdown', '```blok']],
    ],
    ['inside a list is reported', '- a\n\n  ```block\n  type: divider\n  ```', [['misplaced-block', '```block']]],
  ])('%s', (_, body, problems) => expect(wrong(body)).toEqual(problems))

  it.each([
    ['a fence that never ends, without the footnotes in it', 'Words.[^1]\n\n```js\nlet a = 1\n\n[^1]: Note.', '```js'],
    ['a fence that never ends in a quotation', '> ```\n> so\n\nWords.', '```'],
    ['a heading whose sign has no blank behind it', '#What changes\n\nWords.', '#What changes'],
    ['a deeper heading without a blank', '##שינויים\n\nWords.', '##שינויים'],
    ['a link whose address holds a blank', 'See [this](/files/a b.pdf) now.', '[this](/files/a b.pdf)'],
  ])('a text with %s has one problem', (_, body, written) =>
    expect(wrong(body)).toEqual([['unknown-markdown', written]]),
  )

  it.each([
    '#vetsofinstagram is our word.',
    '#1',
    'C#Sharp',
    '```\nso\n```',
    '> ```\n> so\n> ```',
    '    ```\n\nWords.',
  ])('a text with %s has none', (body) => expect(wrong(body)).toEqual([]))

  it('takes its pictures from the folder of the entry or from the images of the site', () => {
    const picture = (file: string) => `\`\`\`block\ntype: picture\nimage: { file: ${file}, alt: What it shows }\n\`\`\``
    const { site, problems } = entry(`${picture('rates.svg')}\n\n${picture('ada.svg')}`)
    expect(problems).toEqual([])
    const article = site?.routes
      .find(({ path }) => path === '/news/rates-2027')
      ?.blocks.find(({ type }) => type === 'article')
    expect(article?.props.blocks).toMatchObject([
      { image: { file: 'content/news/rates.svg' } },
      { image: { file: 'images/ada.svg' } },
    ])
  })

  it('cannot contain other blocks', () => {
    const codes = wrong('```block\ntype: columns\nblocks: [{ type: share }, { type: share }]\n```').map(
      ([code]) => code,
    )
    expect(codes).toEqual(['unknown-value'])
  })

  it('is reported in a text that another block shows', () => {
    const site = fileOf('site.yaml').replace(
      '- { type: article, contents: true, next: true }',
      '- { type: page-intro, title: "{entry.title}" }\n          - { type: prose, title: Text, text: "{entry.body}" }',
    )
    expect(reported(entry('```block\ntype: divider\n```', site))).toEqual([`misplaced-block ${rates}:10:1`])
  })

  it('reports a mistake of a listed entry at that entry', () => {
    const long = fileOf('content/prices.csv').replace('Annual accounts', 'x'.repeat(400))
    const { problems } = firm({ [rates]: `${front}---\n${prices}`, 'content/prices.csv': long })
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['content/prices.csv']))
  })
})

describe('a block in the text of a translation', () => {
  const site = fileOf('site.yaml').replace(
    '\ncollections:',
    '\nlanguages:\n  en: { name: English }\n  de: { name: Deutsch, at: /de }\n\ncollections:',
  )
  const german = rates.replace('.md', '.de.md')
  const block = '```block\ntype: quote\ntext: So be it.\nby: Ada\n```'
  const inGerman = (of: string) =>
    firm({
      [rates]: `${front}---\n${block}`,
      [german]: `---\ntitle: Neue Sätze\n---\nErst.\n\n${of}`,
      'site.yaml': site,
    })
  const reported = (of: string) =>
    inGerman(of).problems.flatMap(({ code, file, line }) => (file === german ? [`${code} ${line}`] : []))

  it('renders in the language of the translation', () => {
    const { site: made } = inGerman(block.replace('So be it', 'So sei es'))
    const route = made?.routes.find(({ path }) => path === '/de/news/rates-2027')
    expect(route?.blocks.find(({ type }) => type === 'article')?.props.blocks).toEqual([
      { type: 'quote', text: 'So sei es.', by: 'Ada' },
    ])
  })

  it('with a mistake is reported in the file of the translation', () => {
    expect(reported(block.replace('text: So', 'txet: So'))).toEqual(['unknown-key 8'])
    expect(reported(block.replace('So be it', 'So <b>sei</b> es'))).toEqual(['raw-html 8'])
    expect(reported(`${block}\n\nDa [[steht]] es.`)).toEqual(['unknown-markdown 12'])
  })
})

describe('Markdown that a page cannot show', () => {
  it.each([
    [
      'Only <b>rye</b> and <i>oats</i>.',
      [
        ['raw-html', '<b>'],
        ['raw-html', '<i>'],
      ],
    ],
    ['One `<b>` is code, one <b> is not.', [['raw-html', '<b>']]],
    ['![Rye](rye.jpg)', [['unknown-markdown', '![']]],
    ['Free.[^1]', [['unknown-markdown', '[^1]']]],
    ['Free.\n\n[^1]: Never.', [['unknown-markdown', '[^1]:']]],
    ['> [!HINT]\n> Ask.', [['unknown-markdown', '[!HINT]']]],
    ['> [!NOTE] Ask.', [['unknown-markdown', '[!NOTE]']]],
    ['See [it][there].', [['unknown-markdown', '[it][there]']]],
    ['Mix ** flour ** here.', [['unknown-markdown', '** flour **']]],
    ['Was ~old~ once.', [['unknown-markdown', '~old~']]],
    ['| a | b |\n|---|\n| c | d |', [['unknown-markdown', '|---|']]],
    ['| a |\n|---|\n| c | d |', [['unknown-markdown', 'd']]],
    ['::: tip\nAsk.\n:::', [['unknown-markdown', '::: tip']]],
    ['{{< youtube abc >}}', [['unknown-markdown', '{{< youtube abc >}}']]],
  ])('is reported at its place: %j', (body, problems) => expect(wrong(body)).toEqual(problems))

  it('is not reported where a text only resembles it', () => {
    const body = 'A \\[^1\\] and `[^1]` and 2 ** 3 and ~5 or ~6 and {x}.\n\n```md\n![a](b) <b> [x] (/y)\n```'
    expect(wrong(body)).toEqual([])
  })
})

it('the search index contains the words of tables and footnotes, and no addresses', () => {
  const site = fileOf('site.yaml').replace('- { type: page-intro, title: The team }', '- { type: search, title: Look }')
  const loaded = entry('| Barley |\n|---|\n| Oats |\n\n[Words](https://hidden.example)[^1]\n\n[^1]: Chestnut.', site)
  const index = loaded.site ? [...searchFiles(loaded.site).values()].join('\n') : ''
  for (const word of ['barley', 'oats', 'chestnut']) expect(index).toContain(`"${word}"`)
  expect(index).not.toContain('"hidden"')
})

it('a feed item contains the whole text with its footnotes and blocks, without icons', () => {
  const loaded = entry(
    'Free.[^1]\n\n> [!TIP]\n> Ask.\n\n```js\nlet a\n```\n\n```block\ntype: quote\ntext: So be it.\nby: Ada\n```\n\n[^1]: Of charge.',
  )
  expect(reported(loaded)).toEqual([])
  const feed = loaded.site ? (feedFiles(loaded.site).get('news/feed.json') ?? '') : ''
  const html: string = JSON.parse(feed).items[0].content_html
  expect(html).toContain('href="https://halden.example/news/rates-2027#block-1-note-1"')
  expect(html).toContain('So be it.')
  expect(html).toContain('<code>let a</code>')
  expect(html).not.toContain('<svg')
})
