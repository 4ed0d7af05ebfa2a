// Edits of news and translations, with the lines that each changes.
import { type EverydayEdit, openPanel, toTab, write } from './everyday-edit.ts'

const room = ['content/news/waiting-room.md']
const fair = ['content/news/a-summer-fair.md']

export const editsOfEntries: EverydayEdit[] = [
  {
    what: 'another title of an entry',
    async does(hand) {
      await openPanel(hand)
      await toTab(hand, 'Entries')
      await hand.press({ is: 'button', called: 'news' })
      await hand.press({ is: 'button', called: 'A larger waiting room' })
      await write(hand, { is: 'field', called: 'Title' }, 'A room for cats')
    },
    files: room,
    lines: ['- title: A larger waiting room # from the builders', '+ title: A room for cats # from the builders'],
  },
  {
    what: 'the day from which it is shown',
    does: (hand) => hand.fillDate({ is: 'field', called: 'Shown from' }, '2026-10-05'),
    files: room,
    lines: ['- publish: 2026-10-02 08:00', '+ publish: 2026-10-05 08:00'],
  },
  {
    what: 'taken back by Undo',
    does: (hand) => hand.press({ is: 'button', called: 'Undo' }),
    files: room,
    lines: ['- publish: 2026-10-05 08:00', '+ publish: 2026-10-02 08:00'],
  },
  {
    what: 'a new entry',
    async does(hand) {
      await hand.press({ is: 'button', called: 'All entries' })
      await hand.press({ is: 'button', called: 'New entry' })
      await write(hand, { is: 'field', called: 'Title' }, 'A summer fair')
      await hand.see({ is: 'button', called: 'All entries' })
    },
    files: fair,
    lines: ['+ ---', '+ title: A summer fair', '+ date: 2026-10-20', '+ summary: Summary', '+ draft: true', '+ ---'],
  },
  {
    what: 'what it is about',
    does: (hand) => write(hand, { is: 'field', called: 'Summary' }, 'In the garden, with cake.'),
    files: fair,
    lines: ['- summary: Summary', '+ summary: In the garden, with cake.'],
  },
  {
    what: 'the new entry shown to visitors',
    does: (hand) => hand.press({ is: 'switch', called: 'Draft' }),
    files: fair,
    lines: ['- draft: true'],
  },
  {
    what: 'a translation',
    async does(hand) {
      await hand.press({ is: 'button', called: 'All entries' })
      await toTab(hand, 'Languages')
      await hand.press({ is: 'field', called: 'Find a text or its' })
      await hand.type('who knows')
      await write(hand, { is: 'field', called: 'A vet who knows' }, 'Ein Tierarzt, der Ihr Tier kennt')
    },
    files: ['texts/de.yaml'],
    lines: ['+ A vet who knows your animal: Ein Tierarzt, der Ihr Tier kennt'],
  },
]
