import type { EditorWords } from '../en/index.ts'
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

const words: EditorWords = {
  ...grammarOf('fr'),
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

export default words
