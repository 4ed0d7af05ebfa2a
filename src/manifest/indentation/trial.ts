// Scores guesses at a text's indentation by how much is wrong with the result. Quick, since many are tried.
import { parseDocument } from 'yaml'
import type { Path } from '../../problems/finding.ts'
import { isGroup } from '../../site/groups.ts'
import { KnownPages } from '../read/fast/known-pages.ts'
import { plainLines, type ReadEntry } from '../read/fast/plain-lines.ts'
import { plainValue } from '../read/plain-value.ts'
import type { ShapeFault } from '../shape/ajv-faults.ts'
import { faultsOf } from '../shape/check-shape.ts'

/** An entry that cannot be read at all weighs more than whatever may be wrong with its shape. */
export const unreadable = 1000
const options = { prettyErrors: false, uniqueKeys: false, logLevel: 'silent', strict: true } as const

/** Stands for an entry that cannot be read. */
class Unread {}

/** Written for an alias, which is not scored. */
const alias = '__alias__'

export class Trial {
  private readonly pages = new KnownPages()
  private readonly scores = new WeakMap<object, number>()
  /** Groups that another is merged into, which is left out. */
  private readonly merging = new WeakSet<object>()
  /** Entries that are not plain, by their lines: most are the same from guess to guess. */
  private readonly entries = new Map<string, { value: unknown }>()
  /** What is wrong with the writing of an entry, by its value. */
  private readonly doubled = new WeakMap<object, number>()

  /** `isIncluded`: the text is a map from path to page. */
  constructor(private readonly isIncluded: boolean) {}

  /** 0 for a sound text; Infinity where not even the outermost entries can be made out. Lower is better. */
  score(lines: readonly string[]): number {
    return this.scoreWhere(lines, () => true)
  }

  /** The same of a text that ends before it is finished: what is open at its end may still get what it lacks. */
  scoreSoFar(lines: readonly string[]): number {
    return this.scoreWhere(lines, ({ keyword, path, data, min: least }, end) => {
      const mayFollow = keyword === 'required' || least !== undefined || (keyword === 'type' && data === null)
      return !mayFollow || !path.every((segment, at) => end[at] === segment)
    })
  }

  /** `counts`: a filter of faults; `end` is the path to the last value of the text. */
  private scoreWhere(lines: readonly string[], counts: (fault: ShapeFault, end: Path) => boolean): number {
    const read = plainLines(plainly(lines), this.readEntry, { isIncluded: this.isIncluded, pages: this.pages })
    if (!read) return Number.POSITIVE_INFINITY
    const lost = this.lostIn(read.value, read, 'value')
    const value = this.isIncluded ? { readings: { all: { routes: read.value } } } : read.value
    const faults = faultsOf(value)
    const own = faults.filter(
      // What a group lacks may be merged in.
      ({ keyword, path, data }) =>
        (!this.isIncluded || path[2] === 'routes') &&
        !(keyword === 'required' && this.merging.has(Object(data))) &&
        !isOfEntries(data),
    )
    const end = own.length === 0 ? [] : endOf(value)
    return own.filter((fault) => counts(fault, end)).length + lost
  }

  /** Removes unread entries and aliases from a value, and returns what they and doubled keys score. A page is walked once. */
  private lostIn(value: unknown, holder: object, key: string): number {
    if (value === null || typeof value !== 'object') return 0
    const isUnread = value instanceof Unread
    if (isUnread || Object.hasOwn(value, alias)) {
      Object.assign(holder, { [key]: undefined })
      return isUnread ? unreadable : 0
    }
    const known = this.scores.get(value)
    if (known !== undefined) return known
    if (Reflect.has(value, '<<') && Reflect.deleteProperty(value, '<<')) this.merging.add(value)
    const own = this.doubled.get(value) ?? 0
    const score = Object.entries(value).reduce((sum, [name, inner]) => sum + this.lostIn(inner, value, name), own)
    this.scores.set(value, score)
    return score
  }

  private readonly readEntry: ReadEntry = (lines) => {
    const known = this.entries.get(lines) ?? this.read(lines)
    this.entries.set(lines, known)
    return known
  }

  private read(lines: string): { value: unknown } {
    const document = parseDocument(lines, options)
    if (document.errors.length > 0) return { value: new Unread() }
    const { value, findings } = plainValue(document.contents, () => 0, lines)
    if (value === null || typeof value !== 'object') return { value: new Unread() }
    const [only, ...others] = Object.values(value)
    const doubled = findings.filter(({ code }) => code === 'duplicate-key').length
    if (others.length > 0 || Array.isArray(value) || findings.length > doubled) return { value: new Unread() }
    // Of an item that is read by itself, the list is not kept.
    const holder: unknown = Array.isArray(only) && only.length === 1 ? only[0] : only
    if (doubled > 0 && typeof holder === 'object' && holder !== null) this.doubled.set(holder, 2 * doubled)
    return { value: only }
  }
}

/** Whether the entries of a collection stand where a list or an item of one belongs. */
const isOfEntries = (data: unknown) => isGroup(data) && typeof data.from === 'string' && isGroup(data.as)

/** The path to the last value that is written. */
function endOf(value: unknown): (string | number)[] {
  const path: (string | number)[] = []
  for (let here = value; typeof here === 'object' && here !== null; ) {
    const [key, inner] = Object.entries(here).at(-1) ?? []
    if (key === undefined) break
    path.push(Array.isArray(here) ? Number(key) : key)
    here = inner
  }
  return path
}

/** Without anchors and aliases, which stand for something elsewhere. */
function plainly(lines: readonly string[]): string {
  return lines
    .map((line) => {
      const plain = line.replaceAll('\t', ' ')
      return /[&*]/.test(plain)
        ? plain
            .replace(/(:\s+|-\s+)&[\w-]+(?=\s|$)/, '$1')
            .replace(/(:\s+|-\s+|,\s*)\*[\w-]+(?=\s*(?:$|[,}\]#]))/g, `$1{ ${alias}: 1 }`)
        : plain
    })
    .join('\n')
}
