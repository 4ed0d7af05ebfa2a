// The note that asks for the target of a link in formatted text.
import { currentNews } from '../news.ts'
import { words } from '../words.ts'
import { updateEdit } from './edit-store.ts'

interface LinkAnswers {
  /** Sets the target; an empty one removes the link. */
  set: (to: string) => void
  back: () => void
}

export function openLinkNote(anchor: HTMLElement, link: string | undefined, { set, back }: LinkAnswers) {
  const { editing } = words
  const show = (value: string) =>
    updateEdit({
      note: {
        anchor,
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
