// Edits of a page by the owner of a site, through the editor's controls, with the lines that each changes.
import { allSections, type EverydayEdit, inNote, leaveNote, openPanel, toTab, write } from './everyday-edit.ts'

export const editsOfAPage: EverydayEdit[] = [
  {
    what: 'another title',
    does: (hand) => write(hand, { is: 'text', called: 'A vet who knows' }, 'A vet who knows you both'),
    lines: ['-             title: A vet who knows your animal', '+             title: A vet who knows you both'],
  },
  {
    what: 'a sentence with a bold word and a link',
    async does(hand) {
      await hand.press({ is: 'text', called: 'Cats wait in a room' })
      await hand.toEnd()
      await hand.add(' Say so first')
      await hand.mark('first')
      await inNote(hand, { called: 'Bold' })
      await hand.toEnd()
      await inNote(hand, { called: 'Bold' })
      await hand.add(', or write')
      await hand.mark('write')
      await inNote(hand, { called: 'Link' })
      await hand.see({ is: 'field', called: 'Where the link leads' })
      await hand.type('/register')
      await hand.key('Enter')
      await inNote(hand, { called: 'Save', exactly: true })
    },
    lines: [
      '-               If yours is afraid of other animals, ring from the car: we open the **side door** for you.',
      '+               If yours is afraid of other animals, ring from the car: we open the **side door** for you. Say so **first**, or [write](/register)',
    ],
  },
  {
    what: 'a list',
    async does(hand) {
      await hand.press({ is: 'text', called: 'Cats wait in a room' })
      await hand.toEnd()
      await hand.key('Enter')
      await hand.add('A towel')
      await inNote(hand, { called: 'List', exactly: true })
      await hand.key('Enter')
      await hand.add('A box')
      await inNote(hand, { called: 'Save', exactly: true })
    },
    lines: ['+ ', '+               - A towel', '+               - A box'],
  },
  {
    what: 'a heading',
    async does(hand) {
      await hand.press({ is: 'text', called: 'Cats wait in a room' })
      await hand.toEnd()
      await hand.key('Enter', 'Enter')
      await hand.add('On the way')
      await inNote(hand, { called: 'Heading', exactly: true })
      await inNote(hand, { called: 'Save', exactly: true })
    },
    lines: ['+ ', '+               ## On the way'],
  },
  {
    what: 'another picture',
    async does(hand) {
      await hand.press({ is: 'image', called: 'A dog, a cat' })
      await hand.press({ is: 'button', called: 'Choose one of' })
      await hand.press({ is: 'row', called: 'night.svg' })
    },
    lines: [
      '-             image: { file: images/hero.svg, alt: "A dog, a cat and a rabbit sit before an arched window", focus: bottom }',
      '+             image: { file: images/night.svg, alt: "A dog, a cat and a rabbit sit before an arched window", focus: bottom }',
    ],
  },
  {
    what: 'words for those who do not see it',
    does: (hand) => write(hand, { is: 'field', called: 'Words for people' }, 'The practice at night', 'Tab'),
    lines: [
      '-             image: { file: images/night.svg, alt: "A dog, a cat and a rabbit sit before an arched window", focus: bottom }',
      '+             image: { file: images/night.svg, alt: "The practice at night", focus: bottom }',
    ],
  },
  {
    what: 'what of the picture stays in sight',
    does: (hand) => hand.press({ is: 'radio', called: 'top', exactly: true }),
    lines: [
      '-             image: { file: images/night.svg, alt: "The practice at night", focus: bottom }',
      '+             image: { file: images/night.svg, alt: "The practice at night", focus: top }',
    ],
  },
  {
    what: 'a picture of one’s own',
    async does(hand) {
      await hand.give('Our dog.png')
      await hand.see({ is: 'image', called: 'The practice at night' })
      await leaveNote(hand)
    },
    files: ['site.yaml', 'images/our-dog.png'],
    lines: [
      '-             image: { file: images/night.svg, alt: "The practice at night", focus: top }',
      '+             image: { file: images/our-dog.png, alt: "The practice at night", focus: top }',
    ],
  },
  {
    what: 'the shape a picture is cut to',
    async does(hand) {
      await hand.press({ is: 'image', called: 'A waiting room' })
      await hand.press({ is: 'button', called: 'not set' })
      await hand.press({ is: 'option', called: 'square' })
      await leaveNote(hand)
    },
    lines: [
      '-             image: { file: images/room.svg, alt: "A waiting room: a bench with a basket, in it a cat, and a dog on the floor" }',
      '+             image: { file: images/room.svg, alt: "A waiting room: a bench with a basket, in it a cat, and a dog on the floor", ratio: square }',
    ],
  },
  {
    what: 'the words of a button',
    async does(hand) {
      await hand.press({ is: 'text', called: 'All services and prices' })
      await hand.type('What we do')
      await inNote(hand, { called: 'Leads to /services' })
    },
    lines: [
      '-             action: { label: All services and prices, to: /services }',
      '+             action: { label: What we do, to: /services }',
    ],
  },
  {
    what: 'where a button leads',
    async does(hand) {
      await write(hand, { is: 'field', called: 'Leads to' }, '/services#check-ups', 'Tab')
      await leaveNote(hand)
    },
    lines: [
      '-             action: { label: What we do, to: /services }',
      '+             action: { label: What we do, to: /services#check-ups }',
    ],
  },
  {
    what: 'opening hours that two pages show',
    async does(hand) {
      await write(hand, { is: 'text', called: 'emergencies only' }, 'closed')
      await inNote(hand, { called: 'Change it in all 2 places' })
    },
    lines: [
      '-       - { days: Sunday, times: emergencies only, exactly: [Su closed] }',
      '+       - { days: Sunday, times: closed, exactly: [Su closed] }',
    ],
  },
  {
    what: 'an item of a list',
    async does(hand) {
      await openPanel(hand)
      await hand.press({ is: 'row', called: 'Steps' })
      await hand.press({ is: 'button', called: 'Add to steps' })
    },
    lines: ['+               - { step: "4", title: New text, description: New text }'],
  },
  {
    what: 'what the item says',
    does: (hand) => write(hand, { is: 'field', called: 'Title', within: 'Steps 4' }, 'Stay in touch'),
    lines: [
      '-               - { step: "4", title: New text, description: New text }',
      '+               - { step: "4", title: Stay in touch, description: New text }',
    ],
  },
  {
    what: 'an item moved',
    async does(hand) {
      await hand.press({ is: 'button', called: 'Move up: Stay in touch' })
      // The last one has no button to move down: the list is rendered again.
      await hand.see({ is: 'button', called: 'Move down: Stay in touch' })
    },
    lines: [
      '-               - { step: "3", title: Come by, description: "Bring the vaccination card and, if there are any, earlier findings." }',
      '+               - { step: "3", title: Come by, description: "Bring the vaccination card and, if there are any, earlier findings." }',
    ],
  },
  {
    what: 'an item taken away',
    does: (hand) => hand.press({ is: 'button', called: 'Remove: Come by' }),
    lines: [
      '-               - { step: "3", title: Come by, description: "Bring the vaccination card and, if there are any, earlier findings." }',
    ],
  },
  {
    what: 'a choice',
    async does(hand) {
      await allSections(hand)
      await hand.press({ is: 'row', called: 'Cards' })
      await hand.press({ is: 'radio', called: 'list' })
    },
    lines: ['-             look: mosaic', '+             look: list'],
  },
  {
    what: 'the telephone number, wherever it is said',
    async does(hand) {
      await allSections(hand)
      await toTab(hand, 'Site')
      await hand.press({ is: 'button', called: 'Facts' })
      await write(hand, { is: 'field', called: 'Telephone' }, '01632 960 777')
    },
    lines: ['-   phone: 01632 960 001', '+   phone: 01632 960 777'],
  },
  {
    what: 'the menu in another order',
    async does(hand) {
      await toTab(hand, 'Pages')
      await hand.press({ is: 'button', called: 'Move up: Team' })
      // The first one has no button to move up: the list is rendered again.
      await hand.see({ is: 'button', called: 'Move down: Team' })
    },
    lines: ['-           - { label: Services, to: /services }', '+           - { label: Services, to: /services }'],
  },
  {
    what: 'a link taken out of the menu',
    does: (hand) => hand.press({ is: 'button', called: 'Take out of the menu', within: 'Hours' }),
    lines: ['-           - { label: Hours, to: /hours }'],
  },
]
