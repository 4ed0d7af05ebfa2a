// Saves what is typed into a form in the tab's storage and restores it after a reload. Only forms with `data-form` have a draft;
// sign-in forms have none.
import { draftPrefix, intentPrefix } from './stored-keys.ts'

/** As stored: the time of saving and the form's controls. */
type Draft = [savedAt: number, controls: [name: string, value: string, checked?: boolean][]]

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
    // FormData would leave out questions that another answer has hidden since they were answered.
    const controls = [...(form.elements as Iterable<HTMLInputElement>)].map((one) => [one.name, one.value, one.checked])
    if (name) sessionStorage[draftPrefix + name] = JSON.stringify([Date.now(), controls])
  } catch {
    // Storage is full or forbidden, or the control belongs to no form: the page works without drafts.
  }
}

function restore(form: HTMLFormElement): void {
  try {
    const name = form.dataset.form
    const [savedAt, controls] = JSON.parse(sessionStorage[draftPrefix + name]) as Draft
    // A draft expires after a day, together with its idempotency key; a sent form's draft is dropped.
    if (Date.now() - savedAt > 864e5 || location.hash === `#${name}-received`) {
      delete sessionStorage[draftPrefix + name]
      delete sessionStorage[intentPrefix + name]
    } else
      for (const control of form.elements as Iterable<HTMLInputElement>) {
        const own = controls.filter(([its]) => its && its === control.name)
        if (/check|radio/.test(control.type))
          control.checked = own.some(([, value, checked]) => checked && value === control.value)
        // Text that was typed before this script was loaded is newer than any draft.
        else if (own[0] && control.type !== 'hidden' && !(control === document.activeElement && control.value))
          control.value = own[0][1]
      }
  } catch {
    // Storage is forbidden, or holds no draft under the key: the form starts empty.
  }
}
