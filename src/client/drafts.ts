// Keeps what is typed into a form for as long as its tab is open, and puts it back after a reload. Only a form that says
// what its draft is called has one: what is typed to sign in is never kept.
import { draftPrefix, intentPrefix } from './stored-keys.ts'

/** As it is stored: the time it was saved, and the form's entries. */
type Draft = [savedAt: number, entries?: [name: string, value: string][]]

export function keepDrafts(): void {
  // Before an island gets the event: should it break over what was typed, that is saved already.
  addEventListener('input', ({ target }) => save((target as HTMLInputElement).form as HTMLFormElement), true)
  for (const form of document.forms) {
    restore(form)
    // Typed into before this script came.
    if (form.contains(document.activeElement)) save(form)
  }
}

function save(form: HTMLFormElement): void {
  try {
    const name = form.dataset.form
    if (name) sessionStorage[draftPrefix + name] = JSON.stringify([Date.now(), [...new FormData(form)]])
  } catch {
    // Storage is full or forbidden, or what was typed into stands in no form: it works without drafts.
  }
}

function restore(form: HTMLFormElement): void {
  try {
    const name = form.dataset.form
    const [savedAt, entries = []] = JSON.parse(sessionStorage[draftPrefix + name] ?? '[0]') as Draft
    // Dropped after a day, and with it the key it would have been sent under.
    if (Date.now() - savedAt > 864e5 || location.hash === `#${name}-received`) {
      delete sessionStorage[draftPrefix + name]
      delete sessionStorage[intentPrefix + name]
    } else
      for (const control of form.elements as Iterable<HTMLInputElement>) {
        const values = entries.flatMap((entry) => (entry[0] === control.name ? entry[1] : []))
        if (/check|radio/.test(control.type)) control.checked = values.includes(control.value)
        // What was typed before this script came is newer than any draft.
        else if (values.length && control.type !== 'hidden' && !(control === document.activeElement && control.value))
          control.value = values[0] as string
      }
  } catch {
    // Storage is forbidden, or holds something else under the name: the form begins empty.
  }
}
