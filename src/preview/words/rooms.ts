// Type of the editor's texts, which every language has.
import type * as en from './en/index.ts'
import type { grammarOf } from './grammar.ts'

/** Titles by their names in the manifest. English only lists those that differ from the name. */
type Titles = Readonly<Record<string, string>>

/** Texts of a folder beside this file. A language that lacks one, or has one that English lacks, fails the type check. */
export type OwnWords = Omit<typeof en, 'fields' | 'textFields' | 'choices'> &
  Record<'fields' | 'textFields' | 'choices', Titles>

/** With titles of blocks, of their examples and of types of form fields. */
export type EditorWords = OwnWords &
  Record<'blocks' | 'examples' | 'answerKinds', Titles> &
  ReturnType<typeof grammarOf>
