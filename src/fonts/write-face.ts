// Writes a face into the manifest, or prints the lines for an author to paste.
import { isDeepStrictEqual } from 'node:util'
import { isMap, isNode, parse, parseDocument } from 'yaml'
import { edit } from '../edit/edit.ts'
import { isRefusal, type Json } from '../edit/operation.ts'
import { Fault } from '../problems/fault.ts'
import { groupAt } from '../site/groups.ts'
import type { StandIn } from '../site/model.ts'
import type { FaceSlot } from './site-look.ts'

export interface DeclaredFace {
  family: string
  file: string
  weight: string
  standIns: StandIn[]
}

/** The YAML lines of the face. */
export const faceLines = ({ family, file, weight, standIns }: DeclaredFace): string[] => [
  'face:',
  `  family: ${/^[\p{L}][\p{L}\p{N} ]*$/u.test(family) ? family : JSON.stringify(family)}`,
  `  file: ${file}`,
  `  weight: ${JSON.stringify(weight)}`,
  '  standIns:',
  ...standIns.map((each) => `    - ${standInLine(each)}`),
]

const standInLine = ({ local, sizeAdjust, ascent, descent }: StandIn) =>
  `{ local: [${local.join(', ')}], sizeAdjust: ${sizeAdjust}, ascent: ${ascent}, descent: ${descent} }`

export interface FacePlace {
  file: string
  reading: string
  slot: FaceSlot
}

/** Returns the manifest with the face, and with `weight` for headings when given. Throws a Fault when the manifest cannot be changed. */
export function withFace(
  text: string,
  { file, reading, slot }: FacePlace,
  face: DeclaredFace,
  weight?: string,
): string {
  const look = ['readings', reading, 'theme', slot]
  const exists = groupAt(parseOrUndefined(text, { merge: true }), look) !== undefined
  const put = (face: Json) => {
    const set = (path: string[], value: Json) => ({ do: 'set', path, value, sharing: 'all' }) as const
    const inLook = [...(weight ? [set([...look, 'weight'], weight)] : []), set([...look, 'face'], face)]
    const result = edit(text, exists ? inLook : [set(look, { ...(weight ? { weight } : {}), face })])
    if (isRefusal(result))
      throw new Fault('cannot-write', `${file} could not be changed. ${result.message}`, 'Put the lines in by hand.')
    return result.text
  }
  const { family, weight: weights, standIns } = face
  const written = put({ family, file: face.file, weight: weights, standIns: standIns.map((each) => ({ ...each })) })
  const shorter = withLines(put(mark), look, faceLines(face).slice(1))
  return shorter !== undefined && isDeepStrictEqual(parseOrUndefined(shorter), parse(written)) ? shorter : written
}

const mark = '@face@'

/** Replaces the mark by the lines. A look in flow style becomes a block, because it would be a line of 500 characters. */
function withLines(text: string, look: readonly string[], lines: readonly string[]): string | undefined {
  const node = parseDocument(text).getIn(look, true)
  if (!isMap(node) || !node.range) return undefined
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const [start, end] = node.range
  const lineStart = text.lastIndexOf('\n', start) + 1
  const indent = /^ */.exec(text.slice(lineStart))?.[0] ?? ''
  if (!node.flow)
    return text.replace(new RegExp(` *"?${mark}"?`), lines.map((line) => `${eol}${indent}${line}`).join(''))
  // Gives up where comments stand between the values, which would be lost.
  if (/#/.test(text.slice(start, end).replace(/"[^"]*"|'[^']*'/g, ''))) return undefined
  const pairs = node.items.map(({ key, value }) =>
    isNode(key) && isNode(value) ? text.slice(key.range?.[0], value.range?.[1]).replaceAll(/\s*\n\s*/g, ' ') : '',
  )
  const block = pairs.flatMap((pair) => (pair.includes(mark) ? ['face:', ...lines] : [pair]))
  const lineEnd = end + (/\r?\n|$/.exec(text.slice(end))?.index ?? 0)
  return (
    text.slice(0, start).trimEnd() +
    text.slice(end, lineEnd) +
    block.map((line) => `${eol}${indent}  ${line}`).join('') +
    text.slice(lineEnd)
  )
}

function parseOrUndefined(text: string, options: { merge?: boolean } = {}): unknown {
  try {
    return parse(text, options)
  } catch {
    return undefined
  }
}

/** Names of other readings that share the face through an alias or a merge. */
export function sharing(text: string, reading: string, slot: FaceSlot, file: string): string[] {
  const { readings = {} } = parse(text, { merge: true }) as {
    readings?: Record<string, { theme?: Partial<Record<FaceSlot, { face?: { file?: string } }>> }>
  }
  return Object.keys(readings).filter((name) => name !== reading && readings[name]?.theme?.[slot]?.face?.file === file)
}
