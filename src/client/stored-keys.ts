// Keys of a form's entries in the tab's storage, each followed by the form's name: the draft, and the idempotency key of a request
// being sent.
export const draftPrefix = 'draft:'
export const intentPrefix = 'intent:'

/** Deletes a form's draft; called once the form was sent. */
export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftPrefix + form)
  } catch {
    // Storage is forbidden, so there is no draft.
  }
}
