// Pictures of the page while it is edited: reached by Tab, and named so that it is known what Enter does.

import { words } from '../words.ts'
import type { PlacedPicture } from './placed-pictures.ts'

export const markedPicture = 'data-lectern-picture'

const added = 'data-lectern-added'

export function markPictures(pictures: readonly PlacedPicture[]) {
  const now = new Set<Element>(pictures.map(({ element }) => element))
  for (const element of document.querySelectorAll(`[${markedPicture}]`)) if (!now.has(element)) unmark(element)
  for (const [at, { element }] of pictures.entries()) {
    const isNew = !element.hasAttribute(markedPicture)
    element.setAttribute(markedPicture, String(at))
    // A link or a button round it keeps the keyboard for itself: there the panel has the picture.
    if (!isNew || element.closest('a[href], button, summary')) continue
    const own = {
      tabindex: '0',
      'aria-description': words.editing.changesPicture,
      ...(element.alt === '' && { role: 'img', 'aria-label': words.editing.pictureWithoutWords }),
    }
    for (const [name, value] of Object.entries(own)) element.setAttribute(name, value)
    element.setAttribute(added, Object.keys(own).join(' '))
  }
}

function unmark(element: Element) {
  const names = element.getAttribute(added)?.split(' ') ?? []
  for (const name of [...names, added, markedPicture]) element.removeAttribute(name)
}

export const unmarkPictures = () => markPictures([])
