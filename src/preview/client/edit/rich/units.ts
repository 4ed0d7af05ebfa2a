// Units of formatted text: shown characters, each with its Markdown source and the marks around it.

export interface Mark {
  /** `bare`: a URL that is a link without being marked up. */
  kind: 'strong' | 'em' | 's' | 'link' | 'bare'
  open: string
  close: string
  /** Target of a link. */
  to?: string
}

export interface Unit {
  shown: string
  written: string
  /** Outermost first. Units under one mark share the same object. */
  marks: readonly Mark[]
  /** `line`: a line end of the source, shown as a blank; `piece`: inline source that cannot be edited, such as code. */
  what?: 'line' | 'break' | 'fact' | 'piece'
  /** Typed since the text was parsed. */
  isNew?: boolean
}

export const isBlank = ({ what, written }: Unit): boolean =>
  what === 'line' || (what === undefined && /^\s+$/.test(written))

/** Whether Markdown drops the unit at the start and end of a paragraph. */
const isEdge = (unit: Unit): boolean => isBlank(unit) || unit.what === 'break'

export const trimEnd = (units: readonly Unit[]): readonly Unit[] =>
  units.slice(0, units.findLastIndex((unit) => !isEdge(unit)) + 1)

export function trimStart(units: readonly Unit[]): readonly Unit[] {
  const first = units.findIndex((unit) => !isEdge(unit))
  return first < 0 ? [] : units.slice(first)
}

const brace = /\{\{|\{([^{}]*)\}/g

/** For texts in which braces are plain characters. */
export const noFacts = (): boolean => false

/** Merges each fact in braces into one unit, and each `{{` into one brace. */
export function withFacts(units: readonly Unit[], isFact: (name: string) => boolean): Unit[] {
  const whole = units.map(({ written }) => written).join('')
  if (isFact === noFacts || !whole.includes('{')) return [...units]
  const starts = new Map<number, number>()
  let length = 0
  for (const [at, { written }] of units.entries()) {
    starts.set(length, at)
    length += written.length
  }
  starts.set(length, units.length)
  const found: Unit[] = []
  let next = 0
  for (const match of whole.matchAll(brace)) {
    const [from, to] = [starts.get(match.index), starts.get(match.index + match[0].length)]
    const name = match[1]?.trim()
    const inside = units.slice(from, to)
    const isWhole = inside.every(({ what, marks }) => what === undefined && same(marks, inside[0]?.marks ?? []))
    if (from === undefined || to === undefined || !isWhole || (name !== undefined && !isFact(name))) continue
    found.push(...units.slice(next, from))
    const marks = inside[0]?.marks ?? []
    if (name === undefined) found.push({ shown: '{', written: match[0], marks })
    else found.push({ shown: name, written: match[0], marks, what: 'fact' })
    next = to
  }
  return [...found, ...units.slice(next)]
}

const same = (one: readonly Mark[], two: readonly Mark[]) =>
  one.length === two.length && one.every((mark, at) => mark === two[at])

/** The Markdown of units. Unchanged units are written exactly as they were read. */
export function writtenUnits(original: readonly Unit[]): string {
  const units = withMarksInside(original)
  let text = ''
  let open: readonly Mark[] = []
  for (const { written, marks } of [...units, { written: '', marks: [] as const }]) {
    let shared = 0
    while (shared < open.length && open[shared] === marks[shared]) shared++
    for (const mark of open.slice(shared).reverse()) text += mark.close
    for (const mark of marks.slice(shared)) text += mark.open
    text += written
    open = marks
  }
  return text
}

/** Removes marks from blanks at their edges, as Markdown requires; links may contain such blanks. */
function withMarksInside(units: readonly Unit[]): Unit[] {
  const result = [...units]
  for (const step of [1, -1]) {
    const from = step > 0 ? 0 : result.length - 1
    let before: readonly Mark[] = []
    for (let at = from; at >= 0 && at < result.length; at += step) {
      const unit = result[at]
      if (!unit) break
      if (isBlank(unit) || unit.what === 'break') {
        const edge = unit.marks.findIndex((mark, depth) => before[depth] !== mark)
        const marks = unit.marks.filter(({ kind }, depth) => kind === 'link' || edge < 0 || depth < edge)
        if (marks.length < unit.marks.length) result[at] = { ...unit, marks }
      }
      before = result[at]?.marks ?? []
    }
  }
  return result
}

/** The rendered text with its formatting as a string: equal for units that read the same, however they are written. */
export function formattedText(units: readonly Unit[]): string {
  let text = ''
  let marks = ''
  let isApart = false
  for (const unit of units) {
    if (isBlank(unit)) {
      isApart = text !== ''
      continue
    }
    const now = unit.marks
      .filter(({ kind }) => kind !== 'bare')
      .map(({ kind, to }) => (kind === 'link' ? `link ${to}` : kind))
      .sort()
      .join(',')
    text +=
      (isApart ? ' ' : '') + (now === marks ? '' : `⟨${now}⟩`) + (unit.what === 'fact' ? unit.written : unit.shown)
    marks = now
    isApart = false
  }
  return text
}
