import type * as ofSchema from 'virtual:editor-words/en'
import type * as en from './en/index.ts'
import type { grammarOf } from './grammar.ts'

/** Texts of a folder beside this file. A language that lacks one, or has one that English lacks, fails the type check. */
export type OwnWords = typeof en

/** With titles and descriptions of the schema. */
export type EditorWords = OwnWords & typeof ofSchema & ReturnType<typeof grammarOf>
