// Buffers keys typed while one text is being saved, and replays them in the next text.

import { keyLetter } from './key-letter.ts'

export interface TypeAhead {
  /** Stops buffering. Replays the keys at the cursor when `isReady`, and discards them otherwise. */
  end: (isReady: boolean) => void
}

const commands: Record<string, string> = { Backspace: 'delete', Delete: 'forwardDelete' }

export function typeAhead(): TypeAhead {
  const typed: { command: string; words?: string }[] = []
  const buffer = (event: KeyboardEvent) => {
    const { key } = event
    const control = event.ctrlKey || event.metaKey
    const isAll = control && keyLetter(event) === 'a'
    const isWords = !control && !event.altKey && [...key].length === 1
    const command = isAll ? 'selectAll' : isWords ? 'insertText' : control ? undefined : commands[key]
    if (command === undefined || event.isComposing) return
    event.preventDefault()
    event.stopImmediatePropagation()
    typed.push(isWords ? { command, words: key } : { command })
  }
  // In the capture phase, before the text that is being saved and the page.
  addEventListener('keydown', buffer, true)
  return {
    end(isReady) {
      removeEventListener('keydown', buffer, true)
      for (const { command, words } of typed.splice(0)) if (isReady) document.execCommand(command, false, words)
    },
  }
}
