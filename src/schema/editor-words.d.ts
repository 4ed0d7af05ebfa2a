// Modules that tools/vite/editor-words.ts merges from the folders of blocks, presets, drawings and types of form fields, from
// `src/preview/words/titles.json` and from `src/schema/descriptions`.
declare module 'virtual:editor-words/*' {
  type Words = Readonly<Record<string, string>>

  /** Titles of blocks, by their name. */
  export const blocks: Words
  /** Titles of types of form fields. */
  export const answerKinds: Words
  /** Titles by their names in the manifest. English only lists those that differ from the name. */
  export const fields: Words
  export const choices: Words
  /** Titles of the software's own texts. */
  export const textFields: Words
  /** Names of the examples of blocks, by their English. */
  export const examples: Words
  /** By their English. Empty in English. */
  export const descriptions: Words
}
