// Chips: the facts within a text that is edited on the page.
import type { UsedFact } from '../../edit-messages.ts'
import { shortName } from '../facts.ts'
import { words } from '../words.ts'

const chipMark = 'data-lectern-fact'

export function chipOf({ name, value, uses }: UsedFact): HTMLElement {
  const chip = document.createElement('span')
  chip.setAttribute(chipMark, name)
  chip.contentEditable = 'false'
  chip.tabIndex = 0
  chip.setAttribute('role', 'button')
  chip.setAttribute('aria-label', words.labelled(value, words.editing.factSaid(shortName({ name }), uses)))
  chip.textContent = value
  return chip
}

export const chipAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(`[${chipMark}]`)) || undefined

export const factOf = (chip: Element): string => chip.getAttribute(chipMark) ?? ''
