// The editable box of formatted text, which replaces the page's own markup and keeps its look.
import { words } from '../words.ts'
import type { PlacedText } from './place-texts.ts'
import { type EditBox, putInto, textBox } from './text-box.ts'

export interface RichField extends EditBox {
  /** The level of the HTML heading that shows a heading of level 1. */
  topLevel: number
}

/** The element that contains the whole formatted text and nothing else, undefined where the page renders the text differently. */
export function richHolder({ text, element }: PlacedText): HTMLElement | undefined {
  if (text.kind === 'label') return text.raw.includes('](') ? element : undefined
  if (text.kind !== 'markdown') return undefined
  const holder = element.closest<HTMLElement>('.prose')
  const isWhole = holder?.textContent?.trim() === element.textContent?.trim()
  return isWhole && holder ? holder : undefined
}

export function richField(place: PlacedText, isLabel: boolean): RichField {
  const { text, element } = place
  const holder = richHolder(place) ?? element
  const field = textBox(isLabel ? 'span' : 'div', text, 'rich', words.editing.keysOfRich)
  if (!isLabel) field.className = holder.className
  field.contentEditable = 'true'
  const written = [...text.raw.matchAll(/^(#+) /gm)].map(([, signs = '#']) => signs.length)
  const drawn = [...holder.querySelectorAll('h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))
  const topLevel = Math.max(1, least(drawn, 2) - least(written, 1) + 1)
  return { field, topLevel, restore: putInto(holder, element, field) }
}

const least = (numbers: readonly number[], otherwise: number) => (numbers.length > 0 ? Math.min(...numbers) : otherwise)
