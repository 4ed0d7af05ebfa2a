import { describe, expect, it } from 'vitest'
import { failures } from '../../browser/answer-cases.ts'
import { answersOf, fill, hydrate, linesOf, newAddress, storedFrom, submit, valuesOf } from '../form-steps.ts'
import { formOf, readings } from '../site-of.ts'
import type { Visiting, Visitor } from '../visitor.ts'

const isToldOf = ({ until }: Visitor, role: string) =>
  until(`news in the ${role} region`, (name) => document.querySelector(`[role=${name}] p:not(.sr-only)`) !== null, role)

export const form = (visit: Visiting) =>
  describe.each(readings)('the form of reading %s', (reading) => {
    const { page, name, submit: button, success, failure, messages } = formOf(reading)

    it('reports what is missing, leads there, and accepts the corrected form: sent once, stored, confirmed, emptied', async () => {
      const visitor = await visit(reading)
      const { line, see, click, run } = visitor
      const answers = answersOf(newAddress())
      await visitor.open(page)
      await hydrate(visitor)
      await click(submit)
      await see({ css: '[role=group]', text: messages.summary })
      expect(await run(() => document.activeElement?.getAttribute('role'))).toBe('group')
      expect(await run(() => document.querySelectorAll('[aria-invalid=true]').length)).toBe(3)
      await fill(visitor, { ...answers, email: 'nowhere' })
      await click(submit)
      await visitor.until(
        'one mistake left',
        () => document.querySelectorAll('[aria-invalid=true]').length === 1 && document.activeElement?.role === 'group',
      )
      expect(line.calls).toEqual([])

      await fill(visitor, { email: String(answers.email) })
      const release = line.hold(/^\/functions\//)
      await click(submit)
      await see({ css: `${submit}[disabled]`, text: button.sending })
      release()
      await isToldOf(visitor, 'status')
      expect(await linesOf(visitor, '[role=status]')).toEqual([success.title, success.text])
      expect((await linesOf(visitor, `#${name}-received`)).slice(0, 2)).toEqual([success.title, success.text])
      expect(await run(() => document.activeElement?.textContent)).toBe(success.title)
      expect(await linesOf(visitor, submit)).toEqual([button.label])
      expect(await valuesOf(visitor)).toEqual({})
      expect(line.calls.map((body) => JSON.parse(body))).toEqual([answers])
      expect(await storedFrom(visitor, String(answers.email))).toEqual([answers])
      expect(await visitor.complaints()).toEqual([])
    })

    it('shows every answer but a success as a failure, keeps what was typed, and sends it once it can', async () => {
      const visitor = await visit(reading)
      const { line, click } = visitor
      const answers = answersOf(newAddress())
      await visitor.open(page)
      await fill(visitor, answers)
      for (const [answer, give] of Object.entries(failures)) {
        line.answerCalls = give
        const calls = line.calls.length
        await click(submit)
        await visitor.until(
          `the failure of "${answer}"`,
          (sending) => {
            const isSending = document.querySelector('[type=submit]')?.textContent === sending
            return !isSending && document.querySelector('[role=alert] p:not(.sr-only)') !== null
          },
          button.sending,
        )
        // Chromium repeats requests whose reused connection was lost: it is one request all the same.
        expect({ answer, requests: new Set(line.calls.slice(calls)).size }).toEqual({ answer, requests: 1 })
        expect({ answer, told: await linesOf(visitor, '[role=alert]') }).toEqual({
          answer,
          told: [failure.title, failure.text],
        })
        expect({ answer, values: await valuesOf(visitor) }).toEqual({ answer, values: answers })
        await visitor.until(
          `the focus on the button after "${answer}"`,
          () => document.activeElement?.getAttribute('type') === 'submit',
        )
      }
      line.answerCalls = undefined
      await click(submit)
      await isToldOf(visitor, 'status')
      expect(await storedFrom(visitor, String(answers.email))).toEqual([answers])
    })

    it('keeps a draft when reloaded during sending, and stores the request once all the same', async () => {
      const visitor = await visit(reading)
      const { tab, line, see, click } = visitor
      const answers = answersOf(newAddress())
      await visitor.open(page)
      await fill(visitor, answers)
      const release = line.hold(/^\/functions\//)
      await click(submit)
      await see({ css: submit, text: button.sending })
      await tab.reload()
      release()
      expect(await valuesOf(visitor)).toEqual(answers)
      await click(submit)
      await isToldOf(visitor, 'status')
      expect(await storedFrom(visitor, String(answers.email))).toEqual([answers])
    })
  })
