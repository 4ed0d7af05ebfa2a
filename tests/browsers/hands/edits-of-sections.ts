// Edits of a page's sections, each undone afterwards, with the lines that each changes.
import { type EverydayEdit, openPanel } from './everyday-edit.ts'

const quote = [
  '          - type: quote',
  '            placeholder: true # a sentence that somebody really said',
  '            tone: raised',
  '            text: She sat on the floor and talked to the dog first, and only then to me.',
  '            by: A dog owner',
  '            role: After the first visit',
]
const come = (lines: readonly string[]) => lines.map((line) => `+ ${line}`)
const go = (lines: readonly string[]) => lines.map((line) => `- ${line}`)

export const editsOfSections: EverydayEdit[] = [
  {
    what: 'a section moved',
    async does(hand) {
      await openPanel(hand)
      const before = await hand.see({ is: 'button', called: 'Actions: Quote' })
      await hand.press({ is: 'button', called: 'Actions: Quote' })
      await hand.press({ is: 'menuitem', called: 'Move up' })
      await hand.seeMoved({ is: 'button', called: 'Actions: Quote' }, before)
    },
    lines: [...come(quote), ...go(quote)],
  },
  {
    what: 'a section duplicated',
    async does(hand) {
      await hand.press({ is: 'button', called: 'Actions: Quote' })
      await hand.press({ is: 'menuitem', called: 'Duplicate' })
    },
    lines: come(quote),
  },
  {
    what: 'a section removed',
    async does(hand) {
      await hand.press({ is: 'button', called: 'Actions: Quote', last: true })
      await hand.press({ is: 'menuitem', called: 'Remove' })
    },
    lines: go(quote),
  },
  {
    what: 'the removed section brought back by Undo',
    does: (hand) => hand.press({ is: 'button', called: 'Undo' }),
    lines: come(quote),
  },
  {
    what: 'and taken away again by Redo',
    does: (hand) => hand.press({ is: 'button', called: 'Redo' }),
    lines: go(quote),
  },
  {
    what: 'a section added',
    async does(hand) {
      await hand.press({ is: 'button', called: 'Add a section', exactly: true })
      await hand.press({ is: 'field', called: 'Find a section' })
      await hand.type('quot')
      await hand.press({ is: 'button', called: 'Quote' })
    },
    lines: come([
      '          - type: quote',
      '            placeholder: true',
      '            text: I walk past two other bakeries, and on Fridays I stand in a queue for it.',
      '            by: A neighbour',
      '            role: Teacher, from across the bridge',
    ]),
  },
]
