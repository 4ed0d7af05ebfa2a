// Fields whose condition does not hold are neither shown nor sent. Runs after the loader, which puts a draft back.
const settle = () => {
  // In the order of the page, as one field may depend on another.
  for (const field of document.querySelectorAll<HTMLFieldSetElement>('fieldset[data-when]')) {
    const { when = '', is = '' } = field.dataset
    field.hidden = field.disabled = !new FormData(field.form ?? undefined).getAll(when).includes(is)
  }
}

addEventListener('input', settle, true)
// A form is emptied after the event that says so.
addEventListener('reset', () => setTimeout(settle))
settle()
