// One thing that an owner does in an ordinary week, and what becomes of the files.
import type { Hand } from './hands.ts'

export interface EverydayEdit {
  what: string
  does: (hand: Hand) => Promise<void>
  /** The files that change. Left out: `site.yaml` alone. */
  files?: string[]
  /** The lines that go and come, file after file; a picture has none. */
  lines: string[]
}

export const leaveNote = ({ press }: Hand) => press({ is: 'button', called: 'Close', exactly: true })
export const toTab = async ({ press }: Hand, called: string) => press({ is: 'tab', called })
export const openPanel = ({ press }: Hand) => press({ is: 'button', called: 'Sections' })
export const allSections = ({ press }: Hand) => press({ is: 'button', called: 'All sections' })
