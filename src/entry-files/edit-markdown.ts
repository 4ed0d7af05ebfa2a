// Applies operations to the front matter and the text of a Markdown file. Changing one leaves every byte of the other.
import { edit } from '../edit/edit.ts'
import { docOf, withLineEnds } from '../edit/line-ends.ts'
import { isRefusal, type Operation, RefusedEdit, refuse } from '../edit/operation.ts'
import { joined, type MarkdownParts, markdownParts } from './markdown-parts.ts'

/** Returns the changed text. Throws a refusal. */
export const editMarkdown = (text: string, operation: Operation): string =>
  operation.path[0] === 'body' ? withBody(text, operation) : withFront(text, operation)

function withBody(text: string, operation: Operation): string {
  if (operation.path.length !== 1 || operation.do === 'insert' || operation.do === 'move')
    return refuse('no-such-place', 'A text is changed as a whole.')
  const value = operation.do === 'set' ? operation.value : ''
  if (typeof value !== 'string') return refuse('no-such-place', 'A text is changed as a whole.')
  const before = markdownParts(text)
  // A text of one line takes the line breaks of the front matter.
  const isOneLine = !/[\r\n]/.test(before.body)
  const body = isOneLine ? value.replaceAll('\n', eolOf(text)) : withLineEnds(before.body, value)
  const isOnDashes = before.closing !== '' && !/[\r\n]$/.test(before.closing + before.gap)
  const gap = isOnDashes && body !== '' ? before.gap + eolOf(text) : before.gap
  return checked({ ...before, gap, body }, before.front)
}

function withFront(text: string, operation: Operation): string {
  const before = markdownParts(text)
  const eol = eolOf(text)
  // YAML's parser does not treat a single carriage return as a line break.
  const isPlain = !/\r(?!\n)/.test(before.front)
  const written = isPlain ? before.front : docOf(before.front)
  // Empty front matter has no style: it gets a key that is removed again.
  const isEmpty = !/^[^\s#]/m.test(written)
  const first = `_: 0${isPlain ? eol : '\n'}`
  const done = edit(isEmpty ? written + first : written, [operation])
  if (isRefusal(done)) throw new RefusedEdit(done)
  const after = isEmpty ? done.text.replace(first, '') : done.text
  const front = isPlain ? after : withLineEnds(before.front, after)
  const whole: MarkdownParts =
    before.closing === ''
      ? { ...before, opening: `${before.opening}---${eol}`, closing: `---${eol}`, front }
      : { ...before, front }
  return checked(whole, front)
}

/** Returns the joined text, after checking that it parses to these parts. */
function checked(meant: MarkdownParts, front: string): string {
  const text = joined(meant)
  const { body, front: read } = markdownParts(text)
  // Empty lines at the beginning of the text become part of the gap.
  if (read === front && body === meant.body.replace(/^(?:[ \t]*(?:\r\n|\n|\r))+/, '')) return text
  return refuse('unverified', 'Three dashes alone on a line would be read as the end of the fields above the text.')
}

const eolOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'

/** Returns the text below the front matter, with "\n" as line breaks. */
export const markdownBody = (text: string): string => docOf(markdownParts(text).body)
