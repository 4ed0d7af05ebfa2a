// Templates of new pages. Their texts are placeholders, translated into the site's language by `templates/languages`.
import { isOwnBlock } from '../../../../blocks/own-blocks.ts'
import type { Json, PanelData, RequestedOperation } from '../../../edit-messages.ts'
import type { EditorWords } from '../../../words/rooms.ts'
import { inSiteLanguage } from '../in-site-language.ts'

type Section = [type: string, fields: { [key: string]: Json }]

interface PageTemplate {
  id: keyof EditorWords['pages']['templates']
  /** Undefined when the site lacks what the template needs. */
  sections: (title: string, data: Pick<PanelData, 'forms'>) => Section[] | undefined
}

/** Path of the page with a form, else of the home page. */
const contactPage = ({ forms }: Pick<PanelData, 'forms'>) => forms.flatMap(({ pages }) => pages)[0] ?? '/'

const templates: PageTemplate[] = [
  {
    id: 'text',
    sections: (title) => [['prose', { title, text: 'What is to be said here.\n' }]],
  },
  {
    id: 'service',
    sections: (title, data) => [
      [
        'page-intro',
        {
          title,
          text: 'Say in two or three sentences what this is and for whom.',
          action: { label: 'Write to us', to: contactPage(data) },
        },
      ],
      ['checklist', { title: 'What you get', items: ['The first thing.', 'The second.', 'The third.'] }],
      [
        'steps',
        {
          title: 'How it works',
          steps: [
            { step: '1', title: 'First', description: 'What the client does.' },
            { step: '2', title: 'Then', description: 'What you do.' },
            { step: '3', title: 'In the end', description: 'What the client has.' },
          ],
        },
      ],
      [
        'price-list',
        {
          title: 'What it costs',
          text: 'Say what the price depends on.',
          prices: [{ title: 'What is priced', price: 'On request' }],
        },
      ],
      ['closing', { title: 'A question?', actions: [{ label: 'Write to us', to: contactPage(data) }] }],
    ],
  },
  {
    id: 'contact',
    sections: (title, { forms: [form] }) =>
      form && [['request-form', { form: form.name, title, text: 'Say what happens once somebody has written.' }]],
  },
  { id: 'blank', sections: (title) => [['page-intro', { title }]] },
]

/** The templates for this site. Those with a block that the site has replaced by its own are left out, since its fields may differ. */
export const templatesFor = (data: Pick<PanelData, 'forms'>) =>
  templates.filter(({ sections }) => sections('Title', data)?.every(([type]) => !isOwnBlock(type)))

/** The operation that adds a page with these sections. */
export const newPage = (reading: string, path: string, title: string, blocks: Json): RequestedOperation => ({
  do: 'set',
  path: ['readings', reading, 'routes', path],
  value: { title, description: `${title}.`, blocks },
})

/** The sections of a new page, marked as placeholders unless they have a title only. */
export function sectionsOf(
  { id, sections }: PageTemplate,
  title: string,
  data: Pick<PanelData, 'forms' | 'translations'>,
): Json {
  // The title is the owner's own text and is not translated.
  const { [title]: _, ...translations } = data.translations
  return (sections(title, data) ?? []).map(([type, fields]) => ({
    type,
    ...(id === 'blank' ? {} : { placeholder: true }),
    ...(inSiteLanguage(translations, fields) as { [key: string]: Json }),
  }))
}
