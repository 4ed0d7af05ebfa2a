// The box that formatted text is typed into: in the place of what the page has drawn, with the page's own look.
import { words } from '../words.ts'
import type { PlacedText } from './place-texts.ts'

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
  const own = [...holder.childNodes]
  const field = document.createElement(isLabel ? 'span' : 'div')
  if (!isLabel) field.className = holder.className
  field.contentEditable = 'true'
  const limit = text.max === undefined ? '' : ` ${words.editing.atMost(text.max)}`
  for (const [name, value] of Object.entries({
    role: 'textbox',
    'aria-multiline': String(!isLabel),
    'aria-label': text.about,
    'aria-description': words.editing.keysOfRich + limit,
    'data-lectern-typing': 'rich',
    spellcheck: 'true',
  }))
    field.setAttribute(name, value)
  const focus = element.getAttribute('tabindex')
  const heading = holder.querySelector('h2, h3, h4, h5, h6')
  const level = /^(#+) |\n(#+) /.exec(text.raw)
  const written = level ? Math.min(...[...text.raw.matchAll(/^(#+) /gm)].map((match) => match[1]?.length ?? 1)) : 1
  const drawnAs = heading
    ? Math.min(...[...holder.querySelectorAll('h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1])))
    : 2
  // A click beside the words would go to the element, and end the typing.
  element.removeAttribute('tabindex')
  holder.replaceChildren(field)
  return {
    field,
    isLabel,
    topLevel: Math.max(1, drawnAs - written + 1),
    keptAs,
    restore() {
      holder.replaceChildren(...own)
      if (focus !== null) element.setAttribute('tabindex', focus)
    },
  }
}

/** A table's code, say, as it is written. */
function keptAs(source: string): HTMLElement {
  const kept = document.createElement('div')
  kept.contentEditable = 'false'
  kept.setAttribute('data-lectern-kept', '')
  kept.textContent = source
  return kept
}
