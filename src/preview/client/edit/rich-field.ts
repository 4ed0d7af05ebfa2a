// The box that formatted text is typed into: in the place of what the page has drawn, with the page's own look.
import { words } from '../words.ts'
import type { PlacedText } from './place-texts.ts'
import { putInto, textBox } from './text-box.ts'

export interface RichField {
  field: HTMLElement
  isLabel: boolean
  /** The element that a heading of level 1 is drawn as. */
  topLevel: number
  keptAs: (source: string) => HTMLElement
  /** Puts back what the page had drawn. */
  restore: () => void
}

/** The element that the page draws the whole text in; undefined where it draws it in some other way. */
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
  return { field, isLabel, topLevel, keptAs, restore: putInto(holder, element, field) }
}

const least = (numbers: readonly number[], otherwise: number) => (numbers.length > 0 ? Math.min(...numbers) : otherwise)

/** A table's code, say, as it is written. */
function keptAs(source: string): HTMLElement {
  const kept = document.createElement('div')
  kept.contentEditable = 'false'
  kept.setAttribute('data-lectern-kept', '')
  kept.textContent = source
  return kept
}
