// One edit by an owner in an ordinary week, and its effect on the files.
import type { Named } from './find-named.ts'
import type { Hand } from './hands.ts'

export interface EverydayEdit {
  what: string
  does: (hand: Hand) => Promise<void>
  /** The files that change; `site.yaml` alone when omitted. */
  files?: string[]
  /** Removed and added lines, file after file; a picture has none. */
  lines: string[]
}

export const leaveNote = ({ press }: Hand) => press({ is: 'button', called: 'Close', exactly: true })
export const toTab = async ({ press }: Hand, called: string) => press({ is: 'tab', called })
export const openPanel = ({ press }: Hand) => press({ is: 'button', called: 'Sections' })
export const allSections = ({ press }: Hand) => press({ is: 'button', called: 'All sections' })

/** Presses an element, and types these words in place of its own. */
export async function write(hand: Hand, place: Named, words: string, endsWith: 'Enter' | 'Tab' = 'Enter') {
  await hand.press(place)
  await hand.type(words)
  await hand.key(endsWith)
}

/** Presses a button of the note beside the text. */
export async function inNote(hand: Hand, button: Omit<Named, 'is'>) {
  await hand.toNote()
  await hand.press({ is: 'button', ...button })
}
