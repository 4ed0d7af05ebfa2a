// The note of a fact's chip within a text: changes the fact everywhere, or turns the chip into plain words.
import { shortName } from '../facts.ts'
import { words } from '../words.ts'
import { applyEdit } from './edit-calls.ts'
import { updateEdit } from './edit-store.ts'
import type { EditedText } from './edited-text.ts'
import { factOf } from './fact-chips.ts'
import { failureText } from './save-text.ts'

export function openFactNote(text: EditedText, chip: HTMLElement) {
  const fact = text.facts.find(({ name }) => name === factOf(chip))
  if (!fact) return
  let value = fact.value
  const name = shortName(fact)
  // The year of the build is not in the file.
  const isBuildYear = fact.at.length === 0
  const back = () => {
    text.focus()
    text.showNote()
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
    text.replaceChip(chip, value)
    back()
  }
  const onChange = (words: string) => {
    value = words
    show()
  }
  const show = (wrong?: string) =>
    updateEdit({
      note: {
        anchor: chip,
        title: isBuildYear ? words.editing.yearOfBuild : words.editing.factSaid(name, fact.uses),
        ...(isBuildYear ? {} : { field: { label: words.editing.factSays(name), value, onChange } }),
        onEscape: back,
        ...(wrong ? { says: { text: wrong, isWrong: true } } : {}),
        actions: [
          ...(isBuildYear
            ? []
            : [{ label: words.editing.changeAll(fact.uses), isMain: true, act: () => void everywhere() }]),
          { label: isBuildYear ? words.editing.makePlain : words.editing.onlyHere, act: onlyHere },
          { label: words.editing.cancel, act: back },
        ],
      },
    })
  show()
}
