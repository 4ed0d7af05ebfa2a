// Every kind of problem, by its code. Codes are public: renaming one changes the product.
import { content } from './catalogue/content.ts'
import { form } from './catalogue/form.ts'
import { launch } from './catalogue/launch.ts'
import { link } from './catalogue/link.ts'
import { look } from './catalogue/look.ts'
import { reference } from './catalogue/reference.ts'
import { route } from './catalogue/route.ts'
import { shape } from './catalogue/shape.ts'
import { suppression } from './catalogue/suppression.ts'
import { syntax } from './catalogue/syntax.ts'
import type { ProblemKind } from './kind.ts'

export const catalogue = {
  ...syntax,
  ...shape,
  ...reference,
  ...link,
  ...route,
  ...content,
  ...form,
  ...look,
  ...launch,
  ...suppression,
}

export type ProblemCode = keyof typeof catalogue
/** What the finder of a problem has to know, so that its sentence can be said. */
export type FactsOf<Code extends ProblemCode> = Parameters<(typeof catalogue)[Code]['message']>[0]

export const problemCodes = Object.keys(catalogue).sort() as ProblemCode[]

/** The entry of a code, its type of facts set aside: a finding carries the facts that belong to its code. */
export const kindOf = (code: ProblemCode): ProblemKind<unknown> => catalogue[code] as ProblemKind<unknown>
