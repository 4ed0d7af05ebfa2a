// The newsletter line in the footer of every page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { builtPractice, type Change, faults, practiceWith } from './practice-site.ts'

const form: Change = [
  'forms:\n',
  `forms:
  letter:
    function: submit-letter
    fields:
      - { name: email, type: email, label: Your e-mail, required: true, autocomplete: email }
    submit: { label: Sign up, sending: Signing up }
    success: { title: Thank you, text: Look into your mail. }
    failure: { title: It did not reach us, text: "Please write to {site.email}." }
`,
]
const line = (name: string): Change => [
  '        copyright:',
  `        newsletter: { form: ${name}, title: A letter each month, notice: "How we keep it: [privacy](/privacy)." }\n        copyright:`,
]

it('a newsletter line in the footer is on every page with a heading of its own, but on none that shows the same form', async () => {
  const out = await builtPractice(practiceWith(line('question')))
  const documentOf = (path: string) => new JSDOM(readFileSync(join(out, path, 'index.html'), 'utf8')).window.document
  for (const path of ['', 'privacy', 'register']) {
    const footer = documentOf(path).querySelector('body footer')
    expect(footer?.querySelector('form')?.getAttribute('aria-labelledby')).toBe('footer-newsletter-title')
    expect(footer?.querySelector('h2')?.textContent).toBe('A letter each month')
    expect(footer?.querySelector('a[href="/privacy"]')).not.toBeNull()
  }
  expect(documentOf('ask').querySelectorAll('form')).toHaveLength(1)
  expect(documentOf('ask').querySelector('footer form')).toBeNull()
})

it('a newsletter line in the footer counts as a use of its form, and an unknown form is reported', () => {
  expect(faults(form)).toEqual([expect.stringContaining('unused-form')])
  expect(faults(form, line('letter'))).toEqual([])
  expect(faults(form, line('lettre'))).toEqual([expect.stringContaining('unknown-form')])
})
