import { grammarOf } from '../grammar.ts'
import { bar } from './bar.ts'
import { blocks } from './blocks.ts'
import { catalogue } from './catalogue.ts'
import { editing } from './editing.ts'
import { entries } from './entries.ts'
import { fields } from './fields.ts'
import { form } from './form.ts'
import { lookFields } from './look-fields.ts'
import { pages } from './pages.ts'
import { panel } from './panel.ts'
import { review } from './review.ts'
import { sheets } from './sheets.ts'

const words = {
  ...grammarOf('en'),
  bar,
  editing,
  panel,
  pages,
  entries,
  blocks,
  fields,
  lookFields,
  form,
  review,
  sheets,
  catalogue,
}

/** A word that a language lacks, or has and English has not, is a type error in its file. */
export type EditorWords = typeof words

export default words
