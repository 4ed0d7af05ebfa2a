// Hides and disables fields whose condition is not met, so that they are not sent. Runs after the loader has restored drafts.
import { plainNumber } from '../../../supabase/functions/_shared/field-rules.ts'

const update = () => {
  // In document order, because a field's condition may depend on a field before it.
  for (const field of document.querySelectorAll<HTMLFieldSetElement>('fieldset[data-when]')) {
    const { when = '', is } = field.dataset
    const given = new FormData(field.form ?? undefined).getAll(when)
    const control = field.form?.querySelector<HTMLInputElement>(`[name="${when}"]`)
    // Compares as the rules do: without surrounding blanks, and 3.0 equals 3. Without `is`, the condition is an unticked box.
    const met = is
      ? given.some(
          (each) =>
            (control?.inputMode === 'decimal' ? each && `${+plainNumber(`${each}`.trim())}` : `${each}`.trim()) === is,
        )
      : !given.length && !control?.matches(':disabled')
    field.hidden = field.disabled = !met
  }
}

addEventListener('input', update, true)
// The event comes before the form is emptied.
addEventListener('reset', () => setTimeout(update))
// Browsers restore answers after this script has run, when a visitor comes back.
addEventListener('pageshow', update)
update()
