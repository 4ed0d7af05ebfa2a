import type { EditorWords } from '../en/index.ts'
import { grammarOf } from '../grammar.ts'
import { bar } from './bar.ts'

const words: EditorWords = { ...grammarOf('fr'), bar }

export default words
