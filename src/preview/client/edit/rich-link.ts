// The note that asks for the target of a link in formatted text.
import { currentNews } from '../news.ts'
import { words } from '../words.ts'
import { updateEdit } from './edit-store.ts'
import type { EditedText } from './edited-text.ts'

/** Opens the note, for the link at the cursor or the selected words. */
export function openLinkNote(text: EditedText) {
  const { field, state } = text
  const { link, selection } = state
  const { editing } = words
  if (link === undefined && state.isCursor)
    return text.showNote({ says: { text: editing.chooseWords, isWrong: false } })
  /** An empty target removes the link. */
  const set = (to: string) => {
    state.select(selection)
    field.focus()
    text.show(state.setLink(to))
  }
  const back = () => {
    state.select(selection)
    text.focus()
    text.showNote()
  }
  const show = (value: string) =>
    updateEdit({
      note: {
        anchor: field,
        title: editing.tools.link,
        field: {
          label: editing.linkLeadsTo,
          value,
          choices: currentNews().shown?.paths.pages ?? [],
          onChange: show,
        },
        onEscape: back,
        actions: [
          { label: editing.setLink, isMain: true, act: () => (value.trim() === '' ? back() : set(value.trim())) },
          ...(link === undefined ? [] : [{ label: editing.removeLink, act: () => set('') }]),
          { label: editing.cancel, act: back },
        ],
      },
    })
  show(link ?? '')
}
