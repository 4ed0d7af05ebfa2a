// Where each page stands in the text of a manifest or an included file, found by indentation alone. Holds for texts that
// `plainLines` has read from end to end: there a page's lines are those deeper than its path, whatever they say.

export interface PageChunk {
  /** The reading it belongs to; empty in an included file. */
  reading: string
  path: string
  start: number
  end: number
}

const pageKey = /^(\/[\w./~-]*): *(?:#.*)?$/
const name = /^([A-Za-z][\w.~-]*):/

/** The pages in order; undefined where a line among them is something else. */
export function pageChunks(text: string, included = false): PageChunk[] | undefined {
  const chunks: PageChunk[] = []
  /** Indent of the readings' names, of what is in a reading, and of its paths; -1 where it is not known yet. */
  let names = -1
  let parts = -1
  let paths = included ? 0 : -1
  let reading = ''
  let inside: 'top' | 'readings' | 'reading' | 'routes' = included ? 'routes' : 'top'
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline + 1
    let at = start
    while (text.charCodeAt(at) === space) at++
    const first = text.charCodeAt(at)
    const indent = at - start
    const from = start
    start = end
    // Nothing, or a comment.
    if (at >= end || first === newLine || first === hash) continue
    if (inside === 'routes') {
      if (paths < 0 && indent > parts) paths = indent
      if (paths >= 0 && indent > paths) continue
      if (indent === paths) {
        const path = pageKey.exec(text.slice(at, end).trimEnd())?.[1]
        if (path === undefined) return undefined
        closeLast(chunks, from)
        chunks.push({ reading, path, start: from, end: text.length })
        continue
      }
      closeLast(chunks, from)
      paths = included ? 0 : -1
      if (included) return undefined
      inside = 'reading'
    }
    const line = text.slice(at, end)
    if (indent === 0) {
      inside = line.startsWith('readings:') ? 'readings' : 'top'
      names = -1
      continue
    }
    if (inside === 'top') continue
    if (names < 0) names = indent
    if (indent === names) {
      reading = name.exec(line)?.[1] ?? ''
      if (reading === '') return undefined
      inside = 'reading'
      parts = -1
      continue
    }
    if (parts < 0) parts = indent
    if (indent === parts && /^routes: *(?:#.*)?$/.test(line.trimEnd())) inside = 'routes'
  }
  return chunks
}

const space = 32
const newLine = 10
const hash = 35

/** The text without the pages, and with these of them. Undefined ones are left out. */
export function textWith(text: string, chunks: readonly PageChunk[], wanted: (chunk: PageChunk) => boolean): string {
  const kept: string[] = []
  let from = 0
  for (const chunk of chunks) {
    kept.push(text.slice(from, chunk.start))
    if (wanted(chunk)) kept.push(text.slice(chunk.start, chunk.end))
    from = chunk.end
  }
  kept.push(text.slice(from))
  return kept.join('')
}

function closeLast(chunks: PageChunk[], end: number) {
  const last = chunks.at(-1)
  // A chunk that was closed ends before; only the open one reaches to the end of the text.
  if (last && last.end > end) last.end = end
}
