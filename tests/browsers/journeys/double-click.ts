import { expect, it } from 'vitest'
import { answersOf, fill, hydrate, newAddress, storedFrom, submit } from '../form-steps.ts'
import { formOf, readings } from '../site-of.ts'
import type { Visiting } from '../visitor.ts'

export const doubleClick = (visit: Visiting) =>
  it.each(readings)('a double click in reading %s makes one call and one request', async (reading) => {
    const visitor = await visit(reading)
    const { tab, line } = visitor
    const { page, name, success } = formOf(reading)
    const answers = answersOf(newAddress())
    await visitor.open(page)
    await hydrate(visitor)
    await fill(visitor, answers)
    const release = line.hold(/^\/functions\//)
    await visitor.pointAt(submit)
    for (let click = 0; click < 2; click++) {
      await tab.press()
      await tab.release()
    }
    await tab.key('Enter')
    release()
    // The notice's space is reserved from the press on.
    await visitor.see({ css: `#${name}-received`, text: success.title })
    expect(line.calls).toHaveLength(1)
    expect(await storedFrom(visitor, String(answers.email))).toHaveLength(1)
  })
