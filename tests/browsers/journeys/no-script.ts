import { describe, expect, it } from 'vitest'
import { defaultTexts } from '../../../src/sign-in/screens/texts.ts'
import { answersOf, fill, linesOf, newAddress, storedFrom, submit } from '../form-steps.ts'
import { formOf, readings, siteOf } from '../site-of.ts'
import type { Visiting } from '../visitor.ts'

export const noScript = (visit: Visiting) =>
  describe.each(readings)('without script, reading %s', (reading) => {
    const { page, name, success } = formOf(reading)

    it('the browser checks the form, the function stores it, and the page thanks', async () => {
      const visitor = await visit(reading, { script: false })
      const { run, line, click, see } = visitor
      const answers = answersOf(newAddress())
      await visitor.open(page)
      await fill(visitor, { ...answers, email: 'nowhere' })
      await click(submit)
      expect(await run(() => document.querySelectorAll('input:invalid').length)).toBe(1)
      expect(line.calls).toEqual([])
      await fill(visitor, { email: String(answers.email) })
      await click(submit)
      await see(`#${name}-received`)
      expect(await linesOf(visitor, `#${name}-received`)).toEqual([success.title, success.text])
      expect(await linesOf(visitor, `#${name}-failed`)).toEqual([])
      expect(await storedFrom(visitor, String(answers.email))).toEqual([answers])
    })

    it('what only the function finds is said at the field', async () => {
      const visitor = await visit(reading, { script: false })
      await visitor.open(page)
      await fill(visitor, { name: '   ', email: newAddress(), organization: 'Engines' })
      await visitor.click(submit)
      await visitor.see(`#${name}-name-error`)
      expect(await linesOf(visitor, `#${name}-email-error`)).toEqual([])
    })

    it('every link of the bar leads to its page', async () => {
      const visitor = await visit(reading, { script: false })
      await visitor.open('/')
      for (const { label, to } of siteOf(reading).header.links) {
        await visitor.click({ css: 'header nav a', text: label })
        await visitor.until(`the page ${to}`, (path) => location.pathname.replace(/(.)\/$/, '$1') === path, to)
      }
    })

    it('the sign-in page says what it needs', async () => {
      const visitor = await visit(reading, { script: false })
      await visitor.open('/login')
      await visitor.see({ css: 'main *', text: defaultTexts.needsScript })
    })
  })
