// The whole road from text to site, one line a stage. Each stage takes what the one before gave.
import { kindOf } from '../problems/catalogue.ts'
import { problemsOf } from '../problems/place.ts'
import { inReadingOrder, type Problem } from '../problems/problem.ts'
import { type Day, settle } from '../problems/suppressions.ts'
import type { Site } from '../site/model.ts'
import type { Surroundings } from './check.ts'
import { checkParity } from './check-parity.ts'
import { checkSense, draftOf } from './check-sense.ts'
import { checkShape } from './check-shape.ts'
import type { Draft, Elsewhere } from './draft.ts'
import { type ReadIncluded, withIncluded } from './include.ts'
import { type Parsed, parse } from './parse.ts'
import { resolve } from './resolve.ts'
import type { Manifest } from './schema/manifest.ts'

export interface LoadOptions extends Surroundings {
  /** The reading to resolve; left out, the one the manifest switches on. */
  reading?: string
  /** Decides which suppressions have expired; left out, the day it is. */
  today?: Day
  /** Gives the files behind an `include:`; left out, none is read. */
  readIncluded?: ReadIncluded
  /** Pages that stand in no text given here, though links may lead to them. */
  elsewhere?: Elsewhere
  /** Leaves out what is not an error: to say where it stands may take longer than all the rest. */
  errorsOnly?: boolean
  /** Hears when a stage is over. */
  ended?: (stage: 'parsing' | 'checking' | 'resolving') => void
}

export interface Loaded {
  /** Everything found, in all readings, in the order of the file. */
  problems: Problem[]
  /** Present when no problem is an error. */
  manifest?: Manifest
  /** Present when no problem is an error and the reading exists. */
  site?: Site
  source: Parsed
  /** Ids that links may point at, by reading and path; pages without one are left out. */
  anchors: Elsewhere
  /** Text of every included file, by the name problems give it. */
  texts: ReadonlyMap<string, string>
}

/** `file` is the name that problems carry. */
export function load(
  text: string,
  file: string,
  {
    reading,
    today = new Date().toISOString().slice(0, 10),
    readIncluded,
    elsewhere,
    errorsOnly,
    ended,
    ...surroundings
  }: LoadOptions = {},
): Loaded {
  const { source, placed, texts } = withIncluded(parse(text, file), readIncluded)
  ended?.('parsing')
  const shape = checkShape(source)
  const commented = [...texts.values()].some((one) => one.includes('lectern-ignore'))
  const drafted = draftOf(source, shape.findings, elsewhere)
  const told = checkSense(source, shape.findings, surroundings, drafted)
  const suppressing = source.text.includes('lectern-ignore') || commented
  const sense = errorsOnly && !suppressing ? told.filter(({ code }) => kindOf(code).severity === 'error') : told
  const found = problemsOf(source.findings, [...shape.findings, ...sense], source)
  const isWrong = found.some(({ severity }) => severity === 'error')
  if (shape.ok && !isWrong) found.push(...problemsOf([], checkParity(source.value as Manifest), source))
  const settled = settle(found, commented ? source.lines.text : source.text, today)
  const problems = placed([...settled.problems, ...problemsOf(settled.findings, [], source)].sort(inReadingOrder))
  const anchors = anchorsOf(drafted)
  ended?.('checking')
  if (!shape.ok || problems.some(({ severity }) => severity === 'error')) return { problems, source, anchors, texts }
  const manifest = source.value as Manifest // Its shape has just been checked.
  const chosen = reading ?? manifest.reading
  const site = Object.hasOwn(manifest.readings, chosen) ? resolve(manifest, chosen) : undefined
  ended?.('resolving')
  return { problems, manifest, site, source, anchors, texts }
}

const anchorsOf = ({ readings }: Draft): Elsewhere =>
  new Map(
    readings.map(({ name, pages }) => [
      name,
      new Map(
        [...pages.values()].flatMap(({ route, blocks }): [string, string[]][] => {
          const anchors = blocks.flatMap((block) => block.anchors)
          return anchors.length > 0 ? [[route, anchors]] : []
        }),
      ),
    ]),
  )
