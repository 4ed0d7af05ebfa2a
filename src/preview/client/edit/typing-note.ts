// The note beside a text while it is typed: what it is for, its length, its formatting, and the ways to end.
import type { EditableText } from '../../edit-messages.ts'
import { isNearLimit } from '../near-limit.ts'
import { descriptionInWords } from '../titles.ts'
import { words } from '../words.ts'
import type { Note } from './edit-store.ts'
import type { EditedText } from './edited-text.ts'
import { factAtCursor } from './insert-fact.ts'
import { type Tool, toolsFor } from './rich/rich-text-state.ts'
import { whoseIs } from './shown-where.ts'

export function typingNote(typing: EditedText): Note {
  const { place, host, field, state } = typing
  const { about, shows, max, target } = place.text
  const length = typing.words.replace(/\n+$/, '').length
  const isSource = state.takes === 'source'
  const tools = {
    all: toolsFor[state.takes],
    on: isSource ? undefined : state.on,
    act: (tool: Tool) => typing.pressTool(tool),
  }
  const label = isSource ? words.editing.formatted : words.editing.source
  const openLink = () => void typing.save(() => host.openLink(place))
  return {
    anchor: field,
    title: descriptionInWords(about),
    whose: whoseIs(shows),
    says: wrongWith(place.text, length),
    ...(isNearLimit(length, max) && { count: { now: length, max } }),
    actions: [
      { label: words.editing.save, isMain: true, act: () => void typing.save() },
      { label: words.editing.cancel, act: () => typing.leave() },
      ...(target ? [{ label: words.editing.leadsTo(target.to), act: openLink }] : []),
    ],
    onEscape: () => typing.focus(),
    ...(state.takes !== 'text' && { tools }),
    ...(typing.hasFormatting && { other: { label, act: () => typing.swap() } }),
    ...(typing.takesFacts && { onFact: () => factAtCursor(typing) }),
  }
}

/** `length`: characters of the text as written. Undefined when nothing is wrong. */
function wrongWith({ max, min }: EditableText, length: number): Note['says'] {
  if (length === 0 && min > 0) return { text: words.editing.cannotBeEmpty, isWrong: true }
  if (max !== undefined && length > max) return { text: words.editing.tooMany(length - max), isWrong: true }
  return undefined
}
