// The names of elements and classes on a page, which is all its styles depend on. Pages are many and alike: what was once
// read of an opening tag is not read again.

const opened = /^<([a-z][\w-]*)/i
const classed = / class="([^"]*)"/g

export interface Names {
  elements: Set<string>
  classes: Set<string>
}

export class NameScan {
  private readonly numbers = new Map<string, number>()
  private readonly names: { name: string; isClass: boolean }[] = []
  private readonly tags = new Map<string, readonly number[]>()

  /** The names in a document's markup as a short text, the same for pages with the same names. */
  of(html: string): string {
    const found = new Set<number>()
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
      // Letters alone begin an element.
      const first = html.charCodeAt(at + 1) | 32
      if (first < 97 || first > 122) continue
      // Attributes are written with their ">" escaped.
      const end = html.indexOf('>', at)
      for (const number of this.tag(html.slice(at, end < 0 ? html.length : end))) found.add(number)
    }
    return [...found].sort((a, b) => a - b).join(' ')
  }

  /** The names behind such a text. */
  namesOf(found: string): Names {
    const names: Names = { elements: new Set(['html', 'head', 'body']), classes: new Set() }
    for (const number of found === '' ? [] : found.split(' ')) {
      const { name, isClass } = this.names[Number(number)] ?? { name: '', isClass: true }
      ;(isClass ? names.classes : names.elements).add(name)
    }
    return names
  }

  private tag(text: string): readonly number[] {
    const known = this.tags.get(text)
    if (known) return known
    const numbers = [this.number((opened.exec(text)?.[1] ?? '').toLowerCase(), false)]
    for (const [, list = ''] of text.matchAll(classed))
      for (const name of list.split(' ')) if (name !== '') numbers.push(this.number(name, true))
    // Links differ from page to page and would only fill the memory.
    if (text.length < 200 && this.tags.size < 5000) this.tags.set(text, numbers)
    return numbers
  }

  private number(name: string, isClass: boolean): number {
    const key = `${isClass ? '.' : ''}${name}`
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.numbers.set(key, this.names.length)
    return this.names.push({ name, isClass }) - 1
  }
}
