// Fields whose condition does not hold are neither shown nor sent. Runs after the loader, which puts a draft back.
const settle = () => {
  // In the order of the page, as one field may depend on another.
  for (const field of document.querySelectorAll<HTMLFieldSetElement>('fieldset[data-when]')) {
    const { when = '', is } = field.dataset
    const given = new FormData(field.form ?? undefined).getAll(when)
    const [control] = document.getElementsByName(when)
    // What is compared is what the rules make of an answer: no blanks around it, and 3.0 is 3. Left out, no box is ticked.
    const met = is
      ? given.some((one) => (control?.inputMode === 'decimal' ? one && `${+one}` : `${one}`.trim()) === is)
      : !given.length && !control?.matches(':disabled')
    field.hidden = field.disabled = !met
  }
}

addEventListener('input', settle, true)
// A form is emptied after the event that says so.
addEventListener('reset', () => setTimeout(settle))
settle()
