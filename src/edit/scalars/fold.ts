// Folds a text over several lines: in `>` block scalars, and in plain or quoted scalars of several lines. Unchanged lines keep their
// breaks, so that a change of one word changes one line.

const isIndented = (line: string) => /^[ \t]/.test(line)

/** Splits a line at single spaces, where folding may break it. */
const words = (line: string) => line.split(/(?<=\S) (?=\S)/)

function wrapped(line: string, width: number): string[] {
  const lines: string[] = []
  for (const word of words(line)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Groups lines between blank lines. An indented line is a group of its own. */
function groups(lines: readonly string[]): string[][] {
  const all: string[][] = []
  let open = false
  for (const line of lines) {
    if (line === '' || isIndented(line)) {
      if (line !== '') all.push([line])
      open = false
    } else if (open) all.at(-1)?.push(line)
    else {
      all.push([line])
      open = true
    }
  }
  return all
}

/** Wraps a changed paragraph. Unchanged lines at its beginning and end stay. */
function rewrapped(text: string, old: readonly string[], width: number): string[] {
  let [head, tail] = [0, 0]
  const starts = (count: number) => text.startsWith(`${old.slice(0, count).join(' ')} `)
  while (head < old.length && starts(head + 1)) head++
  const kept = old.slice(0, head)
  let rest = text.slice(head === 0 ? 0 : kept.join(' ').length + 1)
  const ends = (count: number) => rest.endsWith(` ${old.slice(old.length - count).join(' ')}`)
  while (tail < old.length - head && ends(tail + 1)) tail++
  const last = old.slice(old.length - tail)
  rest = tail === 0 ? rest : rest.slice(0, -(last.join(' ').length + 1))
  return [...kept, ...wrapped(rest, width), ...last]
}

/**
 * Returns source lines, without indentation, that parse to `text`, which has no line break at its end. `before`: the previous source
 * lines, without indentation.
 */
export function folded(text: string, before: readonly string[]): string[] {
  const width = Math.max(80, ...before.map(({ length }) => length))
  const old = groups(before)
  const byText = new Map(old.map((lines) => [lines.join(' '), lines]))
  const wanted = text.split('\n')
  const spare = old.filter((lines) => !wanted.includes(lines.join(' ')))
  const result: string[] = []
  let blank = 0
  let previous: string | undefined
  for (const line of wanted) {
    if (line === '') {
      blank++
      continue
    }
    const breaks = previous === undefined ? blank : blank + 1
    const isLoose = previous !== undefined && !isIndented(previous) && !isIndented(line)
    // Between folded lines, a break is read as a space, and each blank line as a break.
    const empty = previous === undefined ? breaks : isLoose ? breaks : breaks - 1
    for (let count = 0; count < empty; count++) result.push('')
    const known = byText.get(line)
    result.push(...(known ?? (isIndented(line) ? [line] : rewrapped(line, spare.shift() ?? [], width))))
    previous = line
    blank = 0
  }
  return result
}
