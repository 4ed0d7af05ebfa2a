import { listOrder } from '../../schema/manifest/collections.ts'
import { action, block, flag, heading, image, innerBlocks, markdown, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'The title. Left out: that of the entry.' })),
    lead: optional(text({ about: 'A sentence that leads in. Left out: the summary of the entry.', max: 600 })),
    day: optional(text({ about: 'Its day, as 2026-12-03. Left out: that of the entry.', max: 16 })),
    author: optional(text({ about: 'Who wrote it. Left out: the author of the entry.', max: 120 })),
    image: optional(image({ about: 'A picture above the text. Left out: that of the entry.' })),
    text: optional(markdown({ about: 'The text. Left out: that of the entry.', max: 1_000_000 })),
    contents: optional(flag({ about: 'Whether a list of its headings stands beside it.', otherwise: false })),
    next: optional(flag({ about: 'Whether it leads to the entries before and after.', otherwise: false })),
    blocks: optional(innerBlocks({ about: 'The blocks within the text: filled in by the engine.', min: 0, max: 40 })),
    before: optional(action({ about: 'The entry before this one in the list: filled in by the engine.' })),
    after: optional(action({ about: 'The entry after this one in the list: filled in by the engine.' })),
    order: optional(listOrder()),
  },
  {
    group: 'text',
    about: 'The text of an entry, on the page that is made for it.',
    synonyms: ['post', 'entry', 'content', 'body'],
    keySynonyms: { day: ['date', 'published'], lead: ['summary', 'intro'], contents: ['toc'] },
  },
)
