// Saves what is typed into a form in the tab's storage and restores it after a reload. Only forms with `data-form` have a draft;
// sign-in forms have none.
import { draftPrefix, intentPrefix } from './stored-keys.ts'

/** As stored: the time of saving and the form's entries. */
type Draft = [savedAt: number, entries?: [name: string, value: string][]]

export function persistDrafts(): void {
  // In the capture phase, so that the draft is saved even if an island fails while handling the event.
  addEventListener('input', ({ target }) => save((target as HTMLInputElement).form as HTMLFormElement), true)
  for (const form of document.forms) {
    restore(form)
    // The visitor typed before this script was loaded.
    if (form.contains(document.activeElement)) save(form)
  }
}

function save(form: HTMLFormElement): void {
  try {
    const name = form.dataset.form
    if (name) sessionStorage[draftPrefix + name] = JSON.stringify([Date.now(), [...new FormData(form)]])
  } catch {
    // Storage is full or forbidden, or the control belongs to no form: the page works without drafts.
  }
}

function restore(form: HTMLFormElement): void {
  try {
    const name = form.dataset.form
    const [savedAt, entries = []] = JSON.parse(sessionStorage[draftPrefix + name] ?? '[0]') as Draft
    // A draft expires after a day, together with its idempotency key; a sent form's draft is dropped.
    if (Date.now() - savedAt > 864e5 || location.hash === `#${name}-received`) {
      delete sessionStorage[draftPrefix + name]
      delete sessionStorage[intentPrefix + name]
    } else
      for (const control of form.elements as Iterable<HTMLInputElement>) {
        const values = entries.flatMap((entry) => (entry[0] === control.name ? entry[1] : []))
        if (/check|radio/.test(control.type)) control.checked = values.includes(control.value)
        // Text that was typed before this script was loaded is newer than any draft.
        else if (values.length && control.type !== 'hidden' && !(control === document.activeElement && control.value))
          control.value = values[0] as string
      }
  } catch {
    // Storage is forbidden or holds other data under the key: the form starts empty.
  }
}
