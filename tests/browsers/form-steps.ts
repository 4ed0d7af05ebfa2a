// A visitor uses the form for a crossing: what the page shows and the database stores.
import { rowsOf } from '../faults/product.ts'
import { root } from './site-of.ts'
import type { Visitor } from './visitor.ts'

export const submit = 'button[type=submit]'

/** An answer to every field, with a unique address. */
export const answersOf = (email: string): Record<string, string> => ({
  name: "Ada O'Neil-Lovelace",
  email,
  phone: '+44 (0)20 7946 0958',
  organization: 'Analytical Engines <Ltd>',
  landing: 'north',
  ticket: 'not-sure',
  message: 'Two lines\nof "text"',
})

let visits = 0
export const newAddress = () => `ada-${process.pid}-${visits++}@analytical.example`

/** By keyboard; lists are set as the browser's own list would. */
export async function fill({ run, tab }: Visitor, answers: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const isList = await run(focusNamed, name, value)
    if (!isList) await tab.type(value)
  }
}

/** Runs in the page. Focuses a control and selects its text; true for a list, whose option it then chooses. */
function focusNamed(name: string, value: string): boolean {
  const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  if (!control) throw new Error(`There is no control "${name}".`)
  control.focus()
  if (control instanceof HTMLSelectElement) {
    control.value = value
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    return true
  }
  control.select()
  return false
}

/** The form's values, without empty answers. */
export const valuesOf = ({ run }: Visitor): Promise<Record<string, string>> =>
  run(() => {
    const form = document.querySelector('form')
    const entries = [...new FormData(form ?? undefined)].map(([name, value]) => [
      name,
      `${value}`.replace(/\r\n/g, '\n'),
    ])
    return Object.fromEntries(entries.filter(([, value]) => value !== ''))
  })

/** The visible lines of text in it, without those for screen readers only; none while it is hidden. */
export const linesOf = ({ run }: Visitor, css: string): Promise<string[]> =>
  run((selector) => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((at) => at.getClientRects().length > 0)
    // biome-ignore lint/performance/useDomNodeTextContent: the lines are wanted as they are rendered
    const lines = shown.flatMap((at) => at.innerText.split(/\n+/)).map((line) => line.trim())
    return lines.filter(Boolean)
  }, css)

export const hydrate = async (visitor: Visitor): Promise<void> => {
  await visitor.pointAt(submit)
  await visitor.see('[data-island-hydrated]')
}

/** Stored requests of an address, newest first. */
export async function storedFrom({ data }: Visitor, email: string): Promise<Record<string, unknown>[]> {
  const rows = await rowsOf({ root, data, port: 0 })
  return rows.filter(({ answers }) => answers.email === email).map(({ answers }) => answers)
}
