// What every language has words for.
import type * as en from './en/index.ts'
import type { grammarOf } from './grammar.ts'

/** By the names in the manifest. English lists those alone that are not called as they are written there. */
type Titles = Readonly<Record<string, string>>

/** A word that a language lacks, or has and English has not, is a type error in its file. */
export type EditorWords = Omit<typeof en, 'blocks' | 'fields' | 'lookFields' | 'choices'> &
  Record<'blocks' | 'fields' | 'lookFields' | 'choices', Titles> &
  ReturnType<typeof grammarOf>
