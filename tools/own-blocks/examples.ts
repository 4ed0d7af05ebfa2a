// The examples of own blocks, as `examples.yaml` of each has them.
import { isMap, isSeq, LineCounter, type Node, Pair, parseDocument, type Scalar } from 'yaml'
import { ownBlocks } from '../../src/blocks/own-blocks.ts'
import { fieldFaults } from '../../src/manifest/shape/ajv-faults.ts'
import { publishedSchema } from '../../src/manifest/shape/published-schema.ts'
import type { FaultPlace } from '../../src/problems/fault.ts'
import type { Path } from '../../src/problems/finding.ts'
import { pointerTo } from '../../src/problems/path.ts'
import { bad } from './folders.ts'

export interface OwnBlockExample {
  type: string
  name: string
  path: string
  props: Record<string, unknown>
  /** Returns the place of what stands at a path within the example, or of the nearest thing around it. */
  placeOf(path: Path): FaultPlace
}

/** The examples of the given types, or of all. Throws a Fault for an unknown type and for a file without examples. */
export function ownExamples(wanted: readonly string[]): OwnBlockExample[] {
  const { examples = {} } = ownBlocks() ?? {}
  const foreign = wanted.find((type) => !Object.hasOwn(examples, type))
  if (foreign !== undefined)
    throw bad(`There is no folder blocks/${foreign}.`, `The site's own blocks are ${Object.keys(examples).join(', ')}.`)
  return Object.entries(examples)
    .filter(([type]) => wanted.length === 0 || wanted.includes(type))
    .flatMap(([type, text]) => {
      const lines = new LineCounter()
      const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
      const placeOf = (offset: number): FaultPlace => {
        const { line, col } = lines.linePos(offset)
        return { file: `blocks/${type}/examples.yaml`, line, column: col }
      }
      const [error] = document.errors
      if (error)
        throw badExample(placeOf(error.pos[0]), `${error.message}.`, 'Fix this line and run the command again.')
      const pairs = isMap<Scalar>(document.contents) ? document.contents.items : []
      if (pairs.length === 0 || pairs.some(({ value }) => value !== null && !isMap(value)))
        throw badExample(
          placeOf(0),
          'This is no list of examples.',
          'Write a name, and below it the fields of the block.',
        )
      const named = Object.entries(document.toJS() as Record<string, Record<string, unknown> | null>)
      return named.map(([name, props], at) => ({
        type,
        name,
        path: `/${type}/${at + 1}`,
        props: props ?? {},
        placeOf: (path) => placeOf(startOf(pairs[at], path)),
      }))
    })
}

/** Returns the offset of the last key or item on the path that is there. */
function startOf(pair: Pair<Scalar, unknown> | undefined, [step, ...path]: Path): number {
  const { key, value } = pair ?? {}
  const below = isMap<Scalar>(value)
    ? value.items.find((one) => one.key.value === step)
    : isSeq<Node>(value) && typeof step === 'number' && value.items[step]
      ? new Pair(value.items[step] as Scalar, value.items[step])
      : undefined
  return below ? startOf(below, path) : (key?.range?.[0] ?? 0)
}

/** Throws a Fault for the first example that is not as its block's schema says. */
export function checkExamples(): void {
  for (const example of ownExamples([])) {
    const [wrong] = judgeExample(example)
    if (wrong === undefined) continue
    const hint = 'Change the example or schema.ts; "npx lectern test-blocks" tests all examples.'
    throw badExample(example.placeOf(wrong.at), `The example "${example.name}" does not fit its ${wrong.says}.`, hint)
  }
}

const badExample = (place: FaultPlace, message: string, hint: string) =>
  bad(`${place.file}:${place.line}:${place.column}  ${message}`, hint, { place })

/** Checks an example against the block's schema: what is there first, then what is missing. */
export function judgeExample({ type, props }: Pick<OwnBlockExample, 'type' | 'props'>): { says: string; at: Path }[] {
  const missing = (publishedSchema.$defs?.[type]?.required ?? []).filter((key) => key !== 'type' && !(key in props))
  return [
    ...fieldFaults(type, props).map(({ path, keyword, key = '' }) => ({
      says: `schema: ${pointerTo(path)} ${keyword} ${key}`.trim(),
      at: keyword === 'unknown' ? [...path, key] : path,
    })),
    ...missing.map((key) => ({ says: `schema: "${key}" is missing`, at: [] })),
  ]
}
