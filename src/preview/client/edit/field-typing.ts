// A text that cannot be typed into where it stands, such as that of a button: it has a field beside it.
import { type MoreToTell, tellEdit } from './edit-store.ts'
import type { PlacedText } from './place-texts.ts'
import { saveText } from './save-text.ts'

/** Where a click and the space bar mean something else. */
export const needsField = ({ element }: PlacedText): boolean => element.closest('button, summary, option') !== null

/** `ended` is called once, with what has the focus then. */
export function typeInField({ text, element }: PlacedText, ended: () => void) {
  let value = text.raw
  const end = () => {
    tellEdit({ note: undefined })
    element.closest<HTMLElement>('button, summary')?.focus()
    ended()
  }
  const save = async () => {
    if (value === text.raw || (await saveText({ text, field: element, tell: show }, value))) end()
  }
  const show = (more: MoreToTell = {}) => {
    const { max, about } = text
    tellEdit({
      note: {
        anchor: element,
        title: about,
        ...(max === undefined ? {} : { count: { now: value.length, max } }),
        field: {
          label: 'The words',
          value,
          onChange(given) {
            value = given
            show()
          },
        },
        onEscape: end,
        actions: [
          { label: 'Save', isMain: true, act: () => void save() },
          { label: 'Cancel', act: end },
        ],
        ...more,
      },
    })
  }
  show()
}
