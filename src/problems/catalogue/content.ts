// What a page says to visitors, to search engines and to people who do not see it.
import { kind, listed, quoted } from '../kind.ts'

const intro = '- type: page-intro\n  title: Bread'
const page = (title: string, description: string) =>
  `/loaves:\n  unlisted: true\n  title: ${title}\n  description: ${description}\n  blocks: [{ type: page-intro, title: Loaves }]`
const tasting = `tasting:
  function: submit-tasting
  fields:
    - { name: email, type: email, label: E-mail, required: true }
  submit: { label: Come, sending: Sending }
  success: { title: Noted, text: Until then. }
  failure: { title: Sorry, text: Please write to us. }`

const unfit = {
  elsewhere: (file: string) => `The picture ${file} is a link that leads out of its folder`,
  format: (file: string) => `The file ${file} holds no picture that can be shown`,
  size: (file: string) => `The drawing ${file} does not say how big it is`,
  program: (file: string) => `The drawing ${file} holds a program or leads elsewhere`,
}

const mendPicture = {
  elsewhere: 'Copy the picture itself into the folder.',
  format: 'Save it again as JPEG, PNG, WebP or AVIF.',
  size: 'Save it with a width and a height, or with a "viewBox".',
  program: 'Save it as plain SVG, with nothing but shapes in it.',
}

export const content = {
  'duplicate-id': kind<{ id: string; page: string; line?: number }>({
    severity: 'error',
    title: 'One id twice on a page',
    about: 'An id names one place on a page. With two, a link leads to the first and never to the second.',
    message: ({ id, page: route }) => `The id ${quoted(id)} is on the page ${route} more than once.`,
    hint: () => 'Give one of the two another id.',
    example: {
      in: 'blocks',
      bad: `${intro}\n  id: bread\n- { type: checklist, id: bread, title: Today, items: [Rye] }`,
      good: `${intro}\n  id: bread\n- { type: checklist, id: today, title: Today, items: [Rye] }`,
    },
  }),
  'missing-heading': kind<{ page: string; block: string }>({
    severity: 'error',
    title: 'A page that opens without a heading',
    about: 'The first block of a page holds its main heading, which screen readers and search engines read first.',
    message: ({ block, page: route }) => `The page ${route} opens with the block "${block}", which shows no heading.`,
    hint: () => 'Give the block a title, or open the page with another one.',
    example: {
      in: 'blocks',
      bad: '- { type: stat-tiles, tiles: [{ figure: "30", label: years }] }',
      good: '- { type: stat-tiles, title: In figures, tiles: [{ figure: "30", label: years }] }',
    },
  }),
  'heading-order': kind<{ level: number; after: number }>({
    severity: 'warning',
    title: 'A heading that skips a level',
    about:
      'People who listen to a page move from heading to heading. A skipped level sounds like something was missed.',
    message: ({ level, after }) =>
      `A heading of level ${level} follows ${after === 0 ? 'the title' : `one of level ${after}`}, and a level is skipped.`,
    hint: ({ after }) => `Did you mean "${'#'.repeat(after + 1)}"?`,
    example: {
      in: 'blocks',
      bad: `${intro}\n- type: prose\n  title: Flour\n  text: |\n    ### Rye\n\n    From the mill.`,
      good: `${intro}\n- type: prose\n  title: Flour\n  text: |\n    # Rye\n\n    From the mill.`,
    },
  }),
  'missing-alt': kind<{ file: string }>({
    severity: 'error',
    title: 'A picture without a text',
    about: 'People who do not see a picture read or hear its text instead.',
    message: ({ file }) => `The picture ${quoted(file)} has no text for people who do not see it.`,
    hint: () => 'Say beside it, as "alt:", what it shows.',
    example: {
      in: 'blocks',
      files: ['images/loaf.webp'],
      bad: `${intro}\n- type: picture\n  image: { file: images/loaf.webp }`,
      good: `${intro}\n- type: picture\n  image: { file: images/loaf.webp, alt: "A round loaf, cut open" }`,
    },
  }),
  'alt-of-decoration': kind<{ file: string }>({
    severity: 'error',
    title: 'A picture that says nothing and has a text',
    about: 'A picture that only decorates is passed over by screen readers, so its text would never be heard.',
    message: ({ file }) => `The picture ${quoted(file)} only decorates, and has a text.`,
    hint: () => 'Take out "alt:" or "decorative:".',
    example: {
      in: 'blocks',
      files: ['images/loaf.webp'],
      bad: `${intro}\n- type: picture\n  image: { file: images/loaf.webp, alt: A round loaf, decorative: true }`,
      good: `${intro}\n- type: picture\n  image: { file: images/loaf.webp, alt: A round loaf }`,
    },
  }),
  'unfit-picture': kind<{ file: string; why: 'elsewhere' | 'format' | 'size' | 'program' }>({
    severity: 'error',
    title: 'A file that cannot be shown as a picture',
    about:
      'Pictures are JPEG, PNG, WebP, AVIF or GIF by their content, or plain drawings in SVG: with a size, without programs and without links that lead elsewhere. They stand in their folder themselves.',
    message: ({ file, why }) => `${unfit[why](quoted(file))}.`,
    hint: ({ why }) => mendPicture[why],
    example: {
      in: 'blocks',
      files: ['images/loaf.webp', 'images/loaf.svg'],
      unfit: { 'images/loaf.svg': 'program' },
      bad: `${intro}\n- type: picture\n  image: { file: images/loaf.svg, alt: A round loaf }`,
      good: `${intro}\n- type: picture\n  image: { file: images/loaf.webp, alt: A round loaf }`,
    },
  }),
  'title-too-long': kind<{ length: number; most: number }>({
    severity: 'warning',
    title: 'A page title that search results cut off',
    about: 'Search engines show about 60 characters of a title.',
    message: ({ length, most }) => `The title has ${length} characters; search results show about ${most}.`,
    hint: () => 'Put what matters first and shorten the rest.',
    example: {
      in: 'routes',
      bad: page('All of our loaves with rye and spelt and whatever the season brings', 'Rye and spelt.'),
      good: page('Our loaves', 'Rye and spelt.'),
    },
  }),
  'description-too-long': kind<{ length: number; most: number }>({
    severity: 'warning',
    title: 'A description that search results cut off',
    about: 'Search engines show about 160 characters of a description.',
    message: ({ length, most }) => `The description has ${length} characters; search results show about ${most}.`,
    hint: () => 'Say it in one or two short sentences.',
    example: {
      in: 'routes',
      bad: page('Loaves', `Rye and spelt${' and something else for those who like it'.repeat(5)}.`),
      good: page('Loaves', 'Rye and spelt.'),
    },
  }),
  'same-title': kind<{ title: string; pages: string[] }>({
    severity: 'warning',
    title: 'One title on several pages',
    about: 'In a row of tabs and in search results, pages are told apart by their titles.',
    message: ({ title, pages }) => `The title ${quoted(title)} is that of ${listed(pages)}.`,
    hint: () => 'Say in each what only this page has.',
    example: {
      in: 'routes',
      bad: page('Order bread', 'Rye and spelt.').replace('  unlisted: true\n', ''),
      also: ['unreachable-page'],
      good: page('Loaves', 'Rye and spelt.'),
    },
  }),
  'same-description': kind<{ pages: string[] }>({
    severity: 'warning',
    title: 'One description on several pages',
    about: 'The description is what makes somebody choose this page in a list of results.',
    message: ({ pages }) => `The pages ${listed(pages)} have the same description.`,
    hint: () => 'Say in each what only this page has.',
    example: {
      in: 'routes',
      bad: page('Loaves', 'Order a loaf for the day after tomorrow.').replace('  unlisted: true\n', ''),
      also: ['unreachable-page'],
      good: page('Loaves', 'Rye and spelt.'),
    },
  }),
  'low-contrast': kind<{
    text: string
    ground: string
    ratio: string
    least: number
    scheme: string
    nearest?: string
  }>({
    severity: 'error',
    title: 'Colours too close to be read',
    about: 'WCAG 2.2 AA asks for a contrast of 4.5 to 1 between text and what it stands on, by day and by night.',
    message: ({ text, ground, ratio, scheme }) =>
      `In the ${scheme} colours, "${text}" on "${ground}" has a contrast of only ${ratio} to 1.`,
    hint: ({ least, nearest }) => `${least} to 1 is the least.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    example: { in: 'palette', bad: 'muted: "#999999"', good: 'muted: "#444444"' },
  }),
  'unused-fragment': kind<{ name: string }>({
    severity: 'warning',
    title: 'A fragment no page uses',
    about: 'What nothing uses is read by nobody and grows old unseen.',
    message: ({ name }) => `No page uses the fragment ${quoted(name)}.`,
    hint: ({ name }) => `Use it with "use: ${name}", or take it away.`,
    example: {
      in: 'top',
      bad: 'fragments: { hours: { type: checklist, title: Open, items: [Seven] }, loaves: { type: checklist, title: Loaves, items: [Rye] } }',
      good: 'fragments: { hours: { type: checklist, title: Open, items: [Seven] } }',
    },
  }),
  'unused-fact': kind<{ name: string }>({
    severity: 'warning',
    title: 'A fact no text uses',
    about: 'A fact that no text uses can be wrong for years without anybody seeing it.',
    message: ({ name }) => `No text uses the fact ${quoted(name)}.`,
    hint: ({ name }) => `Use it as {facts.${name}}, or take it away.`,
    example: {
      in: 'blocks',
      beside: [{ in: 'facts', lines: 'since: "1994"' }],
      bad: `${intro}\n  text: Baked here since 1994.`,
      good: `${intro}\n  text: Baked here since {facts.since}.`,
    },
  }),
  'unused-form': kind<{ name: string; reading?: string }>({
    severity: 'warning',
    title: 'A form no page shows',
    about: 'A form that no page shows can still be sent to by anybody who knows it.',
    message: ({ name }) => `No page shows the form ${quoted(name)}.`,
    hint: () => 'Show it in a block, or take it away.',
    example: {
      in: 'blocks',
      beside: [{ in: 'forms', lines: tasting }],
      bad: intro,
      good: `${intro}\n- { type: request-form, id: tasting, form: tasting, title: Come and taste }`,
    },
  }),
}
