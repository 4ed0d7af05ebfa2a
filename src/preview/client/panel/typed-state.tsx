import { Button } from 'react-aria-components'
import { words } from '../words.ts'
import type { Typed } from './use-typed.ts'

/** Shows that others have changed the file's text meanwhile, or that what was typed is not saved. Within the field's own element. */
export function TypedState({ theirs, isUnsaved, save }: Typed) {
  if (theirs !== undefined)
    return (
      <p role="alert" className="theirs">
        {theirs.includes('\n') ? words.entries.theirs : words.panel.fields.nowInFile(theirs)}
      </p>
    )
  if (!isUnsaved) return null
  const saveAgain = (button: Element) => {
    // The button goes with the message.
    button.closest('.theirs')?.parentElement?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus()
    save()
  }
  return (
    <p className="theirs">
      {words.sheets.yaml.typedNotSaved}{' '}
      <Button onPress={({ target }) => saveAgain(target)}>{words.editing.save}</Button>
    </p>
  )
}
