// Microsoft Word puts list items on the clipboard as paragraphs with their sign as text: `mso-list:l0 level1 lfo1`.

const listed = '[style*="mso-list"]'

/** Turns such paragraphs into lists. Returns the changed body. */
export function withWordLists(body: HTMLElement): HTMLElement {
  const made = new WeakSet<Element>()
  const listIn = (parent: Element, tag: 'ol' | 'ul') => {
    const last = parent.lastElementChild
    if (last && made.has(last)) return last
    const list = parent.appendChild(document.createElement(tag))
    made.add(list)
    return list
  }
  for (const paragraph of body.querySelectorAll(listed)) {
    const level = /mso-list:\s*l\d+ level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1]
    if (level === undefined) continue
    const sign = paragraph.querySelector(listed)
    const tag = /^\s*\w+[.)]/.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    const before = paragraph.previousElementSibling
    const isSame = before !== null && made.has(before) && (level !== '1' || before.localName === tag)
    let list = isSame ? before : document.createElement(tag)
    made.add(list)
    paragraph.before(list)
    for (let depth = 1; depth < Number(level); depth++)
      list = listIn(list.lastElementChild ?? list.appendChild(document.createElement('li')), tag)
    const item = list.appendChild(document.createElement('li'))
    item.append(...paragraph.childNodes)
    paragraph.remove()
  }
  return body
}
