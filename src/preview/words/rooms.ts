// Type of the editor's texts, which every language has.
import type * as en from './en/index.ts'
import type { grammarOf } from './grammar.ts'

/** Titles by their names in the manifest. English only lists those that differ from the name. */
type Titles = Readonly<Record<string, string>>

/** A language that lacks a text, or has one that English lacks, fails the type check. */
export type EditorWords = Omit<typeof en, 'blocks' | 'fields' | 'lookFields' | 'textFields' | 'choices'> &
  Record<'blocks' | 'fields' | 'lookFields' | 'textFields' | 'choices', Titles> &
  ReturnType<typeof grammarOf>
