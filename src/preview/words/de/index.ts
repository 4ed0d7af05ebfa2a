import type { EditorWords } from '../en/index.ts'
import { grammarOf } from '../grammar.ts'
import { bar } from './bar.ts'

const words: EditorWords = { ...grammarOf('de'), bar }

export default words
