import type { EditorWords } from '../en/index.ts'
import { grammarOf } from '../grammar.ts'
import { bar } from './bar.ts'
import { editing } from './editing.ts'

const words: EditorWords = { ...grammarOf('fr'), bar, editing }

export default words
