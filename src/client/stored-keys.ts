// What a form keeps in the tab's storage, each followed by the form's name: what is typed, and the key of a request on its way.
export const draftPrefix = 'draft:'
export const intentPrefix = 'intent:'

/** Called when a form was sent: what was typed is of no more use. */
export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftPrefix + form)
  } catch {
    // Storage is forbidden: there is no draft.
  }
}
