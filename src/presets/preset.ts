import type { Theme } from '../site/model.ts'

/** The nested parts of a theme; authors may write some of their fields. */
type Parts = Pick<Theme, 'light' | 'dark' | 'display' | 'text' | 'shape' | 'header'>

/** The manifest's `theme:` */
export type WrittenTheme = { [Part in keyof Parts]?: Partial<Parts[Part]> } & Partial<Omit<Theme, keyof Parts>> & {
    preset?: string
    accent?: string
  }

/** The default export of each `preset.ts`. Font files and licences are in the same folder. */
export interface Preset {
  /** One sentence that tells authors what the preset is for. */
  about: string
  /** Omitted fields take the defaults of complete-theme.ts. */
  look: Omit<WrittenTheme, 'preset' | 'accent'>
}
