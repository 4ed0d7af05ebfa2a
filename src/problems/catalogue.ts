// Every kind of problem by its code. Codes are public. Kinds of a single check stand in that check's folder; all others in catalogue/.
import { contentFiles } from './catalogue/content-files.ts'
import { contentPages } from './catalogue/content-pages.ts'
import { contentTimes } from './catalogue/content-times.ts'
import { contentTranslations } from './catalogue/content-translations.ts'
import { include } from './catalogue/include.ts'
import { lines } from './catalogue/lines.ts'
import { link } from './catalogue/link.ts'
import { reading } from './catalogue/reading.ts'
import { shape } from './catalogue/shape.ts'
import { suppression } from './catalogue/suppression.ts'
import { syntax } from './catalogue/syntax.ts'
import { text } from './catalogue/text.ts'
import { translation } from './catalogue/translation.ts'
import type { Kinds, ProblemKind } from './kind.ts'

const general = {
  ...syntax,
  ...lines,
  ...text,
  ...include,
  ...contentFiles,
  ...contentTranslations,
  ...contentPages,
  ...contentTimes,
  ...shape,
  ...link,
  ...reading,
  ...translation,
  ...suppression,
}

/** Kinds that any part of the engine may report. */
export type GeneralKinds = typeof general

/** By the path of their `problems.ts`. */
export const kindsOfChecks = import.meta.glob<Kinds>('../manifest/checks/*/problems.ts', {
  eager: true,
  import: 'default',
})

/** Kinds by code; those of one check are consecutive. */
export const problemCatalogue: ReadonlyMap<string, ProblemKind<unknown>> = all()

function all() {
  const kinds = new Map<string, ProblemKind<unknown>>()
  for (const some of [general, ...Object.values(kindsOfChecks)])
    for (const [code, kind] of Object.entries(some)) {
      if (kinds.has(code)) throw new Error(`Two kinds of problem have the code "${code}".`)
      kinds.set(code, kind)
    }
  return kinds
}

export const problemCodes: readonly string[] = [...problemCatalogue.keys()].sort()

/** Returns the kind of a code. The type of its facts is lost here; each finding was created with facts of the right type. */
export function problemKind(code: string): ProblemKind<unknown> {
  const kind = problemCatalogue.get(code)
  if (!kind) throw new Error(`There is no kind of problem with the code "${code}".`)
  return kind
}
