// A fact that is changed within a text: everywhere it is said, or in this text alone.
import type { UsedFact } from '../../edit-messages.ts'
import { shortName } from '../facts.ts'
import { applyEdit } from './ask-edit.ts'
import { tellEdit } from './edit-store.ts'
import { saidOf } from './save-text.ts'
import { factOf, putCursor } from './typed-content.ts'

/** The text that it stands in. */
interface TextWithFacts {
  field: HTMLElement
  facts: readonly UsedFact[]
  changed: () => void
  tell: () => void
}

export function askFact(text: TextWithFacts, chip: HTMLElement) {
  const { field } = text
  const found = text.facts.find(({ name }) => name === factOf(chip))
  if (!found) return
  const fact = found
  let value = fact.value
  const name = shortName(fact)
  const many = fact.uses === 1 ? 'in one place' : `in ${fact.uses} places`
  const change = fact.uses === 1 ? 'Change it' : `Change it in all ${fact.uses} places`
  const isOfBuild = fact.at.length === 0
  const back = () => {
    field.focus()
    putCursor(field, undefined)
    text.tell()
  }
  const everywhere = async () => {
    if (value === fact.value) return back()
    const answer = await applyEdit({
      operations: [{ do: 'set', path: fact.at, value }],
      label: `The fact ${name}: “${value}”`,
    })
    if (answer.outcome !== 'done') return show(saidOf(answer))
    fact.value = value
    for (const one of document.querySelectorAll(`[data-lectern-fact="${CSS.escape(fact.name)}"]`))
      one.textContent = value
    back()
  }
  const onlyHere = () => {
    chip.replaceWith(document.createTextNode(value))
    field.normalize()
    text.changed()
    back()
  }
  const given = (words: string) => {
    value = words
    show()
  }
  const show = (wrong?: string) =>
    tellEdit({
      note: {
        anchor: chip,
        title: isOfBuild ? 'The year the site is built in.' : `The fact “${name}” is said ${many}.`,
        ...(isOfBuild ? {} : { field: { label: `What ${name} says`, value, onChange: given } }),
        onEscape: back,
        ...(wrong ? { says: { text: wrong, isWrong: true } } : {}),
        actions: [
          ...(isOfBuild ? [] : [{ label: change, isMain: true, act: () => void everywhere() }]),
          { label: isOfBuild ? 'Make it plain text' : 'Only here', act: onlyHere },
          { label: 'Cancel', act: back },
        ],
      },
    })
  show()
}
