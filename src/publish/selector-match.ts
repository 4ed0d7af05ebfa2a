// Whether a selector can match anything on a page, from the names the page holds. In doubt it can: a rule too many costs a
// few bytes, a rule too few costs the look.

export interface PageNames {
  hasElement(name: string): boolean
  hasClass(name: string): boolean
}

/** Parts of controls, which only pages with such an element can show. */
const partsOf: [pseudo: RegExp, elements: string[]][] = [
  [/^:-(webkit-(search|date|calendar|inner|outer)|moz-ui-invalid)/, ['input']],
  [/^(:placeholder|:file-selector-button)/, ['input', 'textarea']],
  [/^:backdrop/, ['dialog']],
  [/^-moz-ui-invalid/, ['input', 'textarea', 'select']],
  [/^host\b/, []],
]

const token = /\\.|\[[^\]]*\]|\.((?:\\.|[\w-])+)|#(?:\\.|[\w-])+|:(:?[\w-]+)(\()?|([a-zA-Z][\w-]*)|\)|[^\w\s]/g

export function mayMatch(selector: string, page: PageNames): boolean {
  const pattern = new RegExp(token)
  for (let found = pattern.exec(selector); found; found = pattern.exec(selector)) {
    const [, className, pseudo, opens, element] = found
    if (className !== undefined && !page.hasClass(className.replaceAll('\\', ''))) return false
    if (element !== undefined && !page.hasElement(element.toLowerCase())) return false
    if (pseudo === undefined) continue
    const needed = partsOf.find(([name]) => name.test(pseudo))?.[1]
    if (needed && !needed.some((name) => page.hasElement(name))) return false
    if (opens === undefined) continue
    const end = closing(selector, pattern.lastIndex)
    const inner = selector.slice(pattern.lastIndex, end)
    if (/^(is|where|has)$/.test(pseudo) && !alternatives(inner).some((one) => mayMatch(one, page))) return false
    pattern.lastIndex = end + 1
  }
  return true
}

/** Where the bracket that was opened before `from` is closed. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

function alternatives(list: string): string[] {
  const found: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at <= list.length; at++) {
    if (list[at] === '\\') at++
    else if (list[at] === '(') depth++
    else if (list[at] === ')') depth--
    else if (at === list.length || (list[at] === ',' && depth === 0)) {
      found.push(list.slice(from, at))
      from = at + 1
    }
  }
  return found
}
