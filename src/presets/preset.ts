import type { Theme } from '../site/model.ts'

/** Parts of a look of which an author may write some fields and leave out others. */
type Parts = Pick<Theme, 'light' | 'dark' | 'display' | 'text' | 'shape' | 'header'>

/** What an author may write of a look: anything of it, and a name to start from. */
export type WrittenTheme = { [Part in keyof Parts]?: Partial<Parts[Part]> } & Partial<Omit<Theme, keyof Parts>> & {
    preset?: string
    accent?: string
  }

/** What a folder here holds as `preset.ts`, beside its font files and their licences. */
export interface Preset {
  /** What it is for, a sentence. */
  about: string
  /** What it leaves out is as in every look. */
  look: Omit<WrittenTheme, 'preset' | 'accent'>
}
