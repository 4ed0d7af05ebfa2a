import { expect, it } from 'vitest'
import type { Visiting } from '../visitor.ts'

/** Journeys expect no errors: this one proves that errors would be reported. */
export const silence = (visit: Visiting) =>
  it('an error on the console, an uncaught one and a violation of the policy are each recorded', async () => {
    const { open, run, complaints } = await visit('B')
    await open('/')
    await run(() => console.error('said aloud'))
    await run(() => void setTimeout(() => JSON.parse('{')))
    await run(() => {
      const picture = document.createElement('img')
      picture.src = 'https://elsewhere.example/picture.png'
      document.body.append(picture)
    })
    for (const part of [/said aloud/, /JSON/, /img-src/])
      await expect.poll(complaints, { timeout: 20_000 }).toContainEqual(expect.stringMatching(part))
  })
