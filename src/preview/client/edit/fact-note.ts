// A fact that is changed within a text: everywhere it is said, or in this text alone.
import type { UsedFact } from '../../edit-messages.ts'
import { shortName } from '../facts.ts'
import { words } from '../words.ts'
import { applyEdit } from './edit-calls.ts'
import { updateEdit } from './edit-store.ts'
import { failureText } from './save-text.ts'
import { factOf, putCursor } from './typed-content.ts'

/** The text that it stands in. */
interface TextWithFacts {
  field: HTMLElement
  facts: readonly UsedFact[]
  changed: () => void
  tell: () => void
  /** Puts the words in the place of the chip, where that is no matter of its elements alone. */
  plain?: (chip: HTMLElement, value: string) => void
}

export function openFactNote(text: TextWithFacts, chip: HTMLElement) {
  const { field } = text
  const found = text.facts.find(({ name }) => name === factOf(chip))
  if (!found) return
  const fact = found
  let value = fact.value
  const name = shortName(fact)

  const change = words.editing.changeFact(fact.uses)
  const isOfBuild = fact.at.length === 0
  const back = () => {
    field.focus()
    if (!text.plain) putCursor(field, undefined)
    text.tell()
  }
  const everywhere = async () => {
    if (value === fact.value) return back()
    const answer = await applyEdit({
      operations: [{ do: 'set', path: fact.at, value }],
      label: words.editing.factChanged(name, value),
    })
    if (answer.outcome !== 'done') return show(failureText(answer))
    fact.value = value
    for (const one of document.querySelectorAll(`[data-lectern-fact="${CSS.escape(fact.name)}"]`))
      one.textContent = value
    back()
  }
  const onlyHere = () => {
    if (text.plain) text.plain(chip, value)
    else {
      chip.replaceWith(document.createTextNode(value))
      field.normalize()
      text.changed()
    }
    back()
  }
  const given = (words: string) => {
    value = words
    show()
  }
  const show = (wrong?: string) =>
    updateEdit({
      note: {
        anchor: chip,
        title: isOfBuild ? words.editing.yearOfBuild : words.editing.factSaid(name, fact.uses),
        ...(isOfBuild ? {} : { field: { label: words.editing.factSays(name), value, onChange: given } }),
        onEscape: back,
        ...(wrong ? { says: { text: wrong, isWrong: true } } : {}),
        actions: [
          ...(isOfBuild ? [] : [{ label: change, isMain: true, act: () => void everywhere() }]),
          { label: isOfBuild ? words.editing.makePlain : words.editing.onlyHere, act: onlyHere },
          { label: words.editing.cancel, act: back },
        ],
      },
    })
  show()
}
