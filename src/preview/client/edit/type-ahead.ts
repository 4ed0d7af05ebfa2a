// What is typed between two texts, while the first is on its way into the file: it goes into the second.

export interface TypeAhead {
  /** Listens no more. `isThere`: what was typed is put where the cursor is now; otherwise it is discarded. */
  end: (isThere: boolean) => void
}

const commands: Record<string, string> = { Backspace: 'delete', Delete: 'forwardDelete' }

export function typeAhead(): TypeAhead {
  const kept: { command: string; words?: string }[] = []
  const keep = (event: KeyboardEvent) => {
    const { key } = event
    const control = event.ctrlKey || event.metaKey
    const isAll = control && key.toLowerCase() === 'a'
    const isWords = !control && !event.altKey && [...key].length === 1
    const command = isAll ? 'selectAll' : isWords ? 'insertText' : control ? undefined : commands[key]
    if (command === undefined || event.isComposing) return
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.push(isWords ? { command, words: key } : { command })
  }
  // Before the text that is being saved, and the page, hear of it.
  addEventListener('keydown', keep, true)
  return {
    end(isThere) {
      removeEventListener('keydown', keep, true)
      for (const { command, words } of kept.splice(0)) if (isThere) document.execCommand(command, false, words)
    },
  }
}
