// Modules that tools/vite/editor-words.ts merges from the folders of blocks, presets, drawings and types of form fields.
declare module 'virtual:editor-words/*' {
  type Words = Readonly<Record<string, string>>

  /** Titles of blocks, by their name. */
  export const blocks: Words
  /** Titles of types of form fields. */
  export const answerKinds: Words
  export const fields: Words
  export const choices: Words
  /** Names of the examples of blocks, by their English. */
  export const examples: Words
  /** By their English. */
  export const descriptions: Words
}
