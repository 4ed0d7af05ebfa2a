// What a new page begins with, in the language of the site where there is a translation (`templates/languages`). All of it is marked
// as something the owner has still to supply.
import { isOwnBlock } from '../../../../blocks/own-blocks.ts'
import type { Json, PanelData } from '../../../edit-messages.ts'
import type { EditorWords } from '../../../words/rooms.ts'
import { inSiteLanguage } from '../in-site-language.ts'

type Section = [type: string, fields: { [key: string]: Json }]

export interface PageTemplate {
  id: keyof EditorWords['pages']['templates']
  /** Undefined where the site lacks what it needs. */
  sections: (title: string, data: Pick<PanelData, 'forms'>) => Section[] | undefined
}

/** Where a visitor writes from: the page with a form, else the home page. */
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

/** None has a block that the site has replaced by its own: that takes other fields. */
export const templatesFor = (data: Pick<PanelData, 'forms'>) =>
  templates.filter(({ sections }) => sections('Title', data)?.every(([type]) => !isOwnBlock(type)))

/** The sections of a page; a title alone is nobody's placeholder. */
export function sectionsOf(
  { id, sections }: PageTemplate,
  title: string,
  data: Pick<PanelData, 'forms' | 'translations'>,
): Json {
  // The title is the owner's own text.
  const { [title]: _, ...translations } = data.translations
  return (sections(title, data) ?? []).map(([type, fields]) => ({
    type,
    ...(id === 'blank' ? {} : { placeholder: true }),
    ...(inSiteLanguage(translations, fields) as { [key: string]: Json }),
  }))
}
