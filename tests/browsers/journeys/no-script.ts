import { describe, expect, it } from 'vitest'
import { defaultSignInTexts } from '../../../src/sign-in/screens/texts.ts'
import { answersOf, fill, linesOf, newAddress, storedFrom, submit, valuesOf } from '../form-steps.ts'
import { formOf, readings, siteOf } from '../site-of.ts'
import type { Visiting } from '../visitor.ts'

export const noScript = (visit: Visiting) =>
  describe.each(readings)('without script, reading %s', (reading) => {
    const { page, name, success } = formOf(reading)

    it('the browser validates the form, the function stores it, and the page confirms', async () => {
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

    it('a violated rule is shown at its field, and going back restores what was typed', async () => {
      const visitor = await visit(reading, { script: false })
      const answers = { ...answersOf(newAddress()), name: '   ' }
      await visitor.open(page)
      await fill(visitor, answers)
      await visitor.click(submit)
      await visitor.see(`#${name}-name-error-required`)
      const { required, back } = formOf(reading).messages
      expect(await linesOf(visitor, '[data-field=name] p')).toEqual([required?.replace('{label}', 'Name'), back])
      expect(await linesOf(visitor, '[data-field=email] p')).toEqual([])
      // WebKitGTK restores the page without the answers.
      if (await visitor.run(() => /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent))) return
      await visitor.tab.back()
      // Engines restore the answers some time after the page.
      const isBack = () => location.hash === '' && document.querySelector('textarea')?.value !== ''
      await visitor.until('the page that was left', isBack)
      expect(await valuesOf(visitor)).toEqual(answers)
    })

    it('every link of the header leads to its page', async () => {
      const visitor = await visit(reading, { script: false })
      await visitor.open('/')
      for (const { label, to } of siteOf(reading).header.links) {
        await visitor.click({ css: 'header nav a', text: label })
        await visitor.until(`the page ${to}`, (path) => location.pathname.replace(/(.)\/$/, '$1') === path, to)
      }
    })

    it('the sign-in page says that it needs script', async () => {
      const visitor = await visit(reading, { script: false })
      await visitor.open('/login')
      await visitor.see({ css: 'main *', text: defaultSignInTexts.needsScript })
    })
  })
