// Scores a guess at a text by the number of faults left, with the fast reader and the schema, since hundreds of guesses are tried.
import { parseDocument } from 'yaml'
import type { Path } from '../../problems/finding.ts'
import { groupsOnly, isGroup } from '../../site/groups.ts'
import { KnownPages } from '../read/fast/known-pages.ts'
import { plainLines, type ReadEntry } from '../read/fast/plain-lines.ts'
import { plainValue } from '../read/plain-value.ts'
import type { ShapeFault } from '../shape/ajv-faults.ts'
import { faultsOf } from '../shape/check-shape.ts'

/** An unreadable entry weighs more than any number of shape faults. */
export const unreadable = 1000
const options = { prettyErrors: false, uniqueKeys: false, logLevel: 'silent', strict: true } as const

/** Placeholder for an unreadable entry. */
class Unread {}

/** Key of the placeholder for an alias, which is not scored. */
const alias = '__alias__'

export class IndentationTrial {
  private readonly pages = new KnownPages()
  private readonly scores = new WeakMap<object, number>()
  /** Groups with a merge key, which is not followed. */
  private readonly merging = new WeakSet<object>()
  /** Entries that the fast reader rejects, by their lines: most recur in many guesses. */
  private readonly entries = new Map<string, { value: unknown }>()
  /** Score of duplicate keys, by the value of the entry. */
  private readonly doubled = new WeakMap<object, number>()

  /** `isIncluded`: the text is a map from path to page. */
  constructor(private readonly isIncluded: boolean) {}

  /** Returns 0 for a sound text, Infinity where the top-level entries cannot be found. Lower is better. */
  score(lines: readonly string[]): number {
    return this.scoreBy(lines, () => 1)
  }

  /** Scores a text that ends early: a value that is still open at the end may lack keys. */
  scoreSoFar(lines: readonly string[]): number {
    return this.scoreBy(lines, ({ keyword, path, data, min: least }, end) => {
      const mayFollow = keyword === 'required' || least !== undefined || (keyword === 'type' && data === null)
      return mayFollow && path.every((segment, at) => end[at] === segment) ? 0 : 1
    })
  }

  /**
   * Counts the values in groups and lists that stand for one another or under an unknown key, or in blocks whose type is merged in: their
   * faults are hidden.
   */
  unjudged(lines: readonly string[]): number {
    return this.scoreBy(
      lines,
      ({ keyword, data, key = '' }) => {
        const hidden = keyword === 'unknown' ? groupsOnly(data)[key] : keyword === 'type' ? data : undefined
        return isHolder(hidden) ? valuesIn(hidden) : 0
      },
      ({ data, key }) => (key === 'type' ? valuesIn(data) : 0),
    )
  }

  /** Sums the weights of the faults; `end` is the path of the last value in the text. `weightOfMerged`: of a missing key that may be merged in. */
  private scoreBy(
    lines: readonly string[],
    weightOf: (fault: ShapeFault, end: Path) => number,
    weightOfMerged: (fault: ShapeFault) => number = () => 0,
  ): number {
    const read = plainLines(plainly(lines), this.readEntry, { isIncluded: this.isIncluded, pages: this.pages })
    if (!read) return Number.POSITIVE_INFINITY
    const lost = this.lostIn(read.value, read, 'value')
    const value = this.isIncluded ? { readings: { all: { routes: read.value } } } : read.value
    const faults = faultsOf(value)
    const own = faults.filter(({ path, data }) => (!this.isIncluded || path[2] === 'routes') && !isOfEntries(data))
    const end = own.length === 0 ? [] : endOf(value)
    const isMerged = ({ keyword, data }: ShapeFault) => keyword === 'required' && this.merging.has(Object(data))
    return own.reduce((sum, fault) => sum + (isMerged(fault) ? weightOfMerged(fault) : weightOf(fault, end)), lost)
  }

  /** Removes unreadable entries and aliases from a value, and returns the score of those and of duplicate keys. Cached by page. */
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
    const { value, findings } = plainValue(document.contents, lines)
    if (value === null || typeof value !== 'object') return { value: new Unread() }
    const [only, ...others] = Object.values(value)
    const doubled = findings.filter(({ code }) => code === 'duplicate-key').length
    if (others.length > 0 || Array.isArray(value) || findings.length > doubled) return { value: new Unread() }
    // An item that is read by itself comes in a list, which is not kept.
    const holder: unknown = Array.isArray(only) && only.length === 1 ? only[0] : only
    if (doubled > 0 && typeof holder === 'object' && holder !== null) this.doubled.set(holder, 2 * doubled)
    return { value: only }
  }
}

/** Counts an empty group or list as one value. */
const valuesIn = (value: unknown): number =>
  isHolder(value)
    ? Math.max(
        1,
        Object.values(Object(value)).reduce((sum: number, one) => sum + valuesIn(one), 0),
      )
    : 1

const isHolder = (value: unknown) => typeof value === 'object' && value !== null

/** Whether a collection fills the list or one of its items. */
const isOfEntries = (data: unknown) => isGroup(data) && typeof data.from === 'string' && isGroup(data.as)

/** Returns the path of the last value in the text. */
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

/** Removes anchors and the mark of UTF-8, and replaces aliases, which refer to other parts of the text. */
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
    .replace(/^\uFEFF/, '')
}
