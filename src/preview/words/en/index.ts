import { grammarOf } from '../grammar.ts'
import { bar } from './bar.ts'
import { editing } from './editing.ts'

const words = { ...grammarOf('en'), bar, editing }

/** A word that a language lacks, or has and English has not, is a type error in its file. */
export type EditorWords = typeof words

export default words
