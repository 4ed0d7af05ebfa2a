// Edits of the look, the pages and the shared parts of a site, with the lines that each changes.
import { allSections, type EverydayEdit, inNote, leaveNote, openPanel, toTab, write } from './everyday-edit.ts'

const openDays = ['pages/open-days.yaml']

export const editsOfASite: EverydayEdit[] = [
  {
    what: 'the day on which a section ends',
    async does(hand) {
      await openPanel(hand)
      await hand.press({ is: 'row', called: 'Announcement' })
      await hand.fillDate({ is: 'field', called: 'Shown until' }, '2030-12-30')
    },
    lines: [
      '-             until: 2030-12-31 # the last day it is shown',
      '+             until: 2030-12-30 # the last day it is shown',
    ],
  },
  {
    what: 'the colour of buttons and links',
    async does(hand) {
      await allSections(hand)
      await toTab(hand, 'Look')
      await write(hand, { is: 'field', called: 'Buttons and links', exactly: true, within: 'By day' }, '#224488')
    },
    lines: ['-         accent: "#1f5f4a"', '+         accent: "#224488"'],
  },
  {
    what: 'a new page',
    async does(hand) {
      await toTab(hand, 'Pages')
      await hand.press({ is: 'button', called: 'Add a page' })
      await write(hand, { is: 'field', called: 'Title', exactly: true }, 'Insurance')
      await hand.see({ is: 'text', called: 'What is to be said here' })
    },
    lines: [
      '+           - { label: Insurance, to: /insurance }',
      '+       /insurance:',
      '+         title: Insurance',
      '+         description: Insurance.',
      '+         blocks:',
      '+           - type: prose',
      '+             placeholder: true',
      '+             title: Insurance',
      '+             text: |',
      '+               What is to be said here.',
    ],
  },
  {
    what: 'another address for it',
    async does(hand) {
      await hand.press({ is: 'button', called: 'Rename /insurance' })
      await write(hand, { is: 'field', called: 'Its new address' }, '/cover')
      await hand.see({ is: 'button', called: 'Rename /cover' })
    },
    lines: [
      '-           - { label: Insurance, to: /insurance }',
      '+           - { label: Insurance, to: /cover }',
      '-       /insurance:',
      '+       /cover:',
      '+ ',
      '+     redirects:',
      '+       /insurance: /cover',
    ],
  },
  {
    what: 'a sentence said by name, in all places',
    async does(hand) {
      await hand.press({ is: 'button', called: 'Open days' })
      await write(hand, { is: 'text', called: 'It is free' }, 'Nobody pays, and nobody registers.')
      await inNote(hand, { called: 'Change it in all 2 places' })
    },
    files: openDays,
    lines: [
      '-       text: &free It is free, and nobody has to register. # said of every day',
      '+       text: &free Nobody pays, and nobody registers. # said of every day',
    ],
  },
  {
    what: 'a place said by name, in one place alone',
    async does(hand) {
      await write(hand, { is: 'text', called: 'The garden behind' }, 'The waiting room')
      await inNote(hand, { called: 'Only here' })
    },
    files: openDays,
    lines: [
      '-           place: &garden The garden behind the house',
      '+           place: The waiting room',
      '-         - { title: An hour for rabbits, day: 2030-03-23, place: *garden }',
      '+           place: The garden behind the house',
      '+         - { title: An hour for rabbits, day: 2030-03-23, place: The garden behind the house }',
    ],
  },
  {
    what: 'a day where it stands',
    async does(hand) {
      await hand.press({ is: 'image', called: '16' })
      await hand.fillDate({ is: 'field', called: 'Day' }, '2030-03-17')
      await leaveNote(hand)
    },
    files: openDays,
    lines: ['-           day: 2030-03-16', '+           day: 2030-03-17'],
  },
]
