import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defaultTexts as account } from '../../../src/sign-in/account/texts.ts'
import { defaultTexts as texts } from '../../../src/sign-in/screens/texts.ts'
import { defaultEvents, defaultFailures } from '../../../src/sign-in/session/texts.ts'
import { codeOf } from '../../auth/visit.ts'
import { newAddress } from '../form-steps.ts'
import { readings, root } from '../site-of.ts'
import type { Visiting, Visitor } from '../visitor.ts'

const program = join(root, 'tools/run.mjs')

/** As an owner does it: `npm run users -- add EMAIL --password`. */
function addUser(data: string, email: string, password: string): void {
  const words = [program, 'users', 'add', email, '--password', '--data', data]
  const { status, stderr } = spawnSync(process.execPath, words, {
    input: password,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined },
  })
  if (status !== 0) throw new Error(stderr)
}

const button = (text: string) => ({ css: 'button', text })

const whereFocusIs = ({ run }: Visitor) => run(() => document.activeElement?.localName)

async function enter(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.pointAt(button(texts.signIn))
  await visitor.see('[data-island-hydrated]')
  await visitor.typeInto(texts.email, email)
  await visitor.typeInto(texts.password, password)
  await visitor.click(button(texts.signIn))
}

const atAccount = async (visitor: Visitor, email: string) => {
  await visitor.until('the account page', () => location.pathname.startsWith('/account'))
  await visitor.see({ css: 'main *', text: account.who.replace('[email]', email) })
}

export const signIn = (visit: Visiting) =>
  it.each(readings)(
    'signs in with password and second factor, stays in, and out again, reading %s',
    async (reading) => {
      const visitor = await visit(reading)
      const { tab, run, see, click, typeInto } = visitor
      const [email, password] = [newAddress(), `pass-${crypto.randomUUID()}`]
      addUser(visitor.data, email, password)

      await visitor.open('/login')
      await enter(visitor, email, 'wrong')
      await see({ css: '[role=alert] *', text: defaultFailures['wrong-credentials'] })
      await typeInto(texts.password, password)
      await click(button(texts.signIn))
      await atAccount(visitor, email)
      expect(await whereFocusIs(visitor), 'the focus on arriving at the account').not.toBe('body')

      await typeInto(account.factorName, 'Phone')
      await click(button(account.enrol))
      await see('code')
      const secret = await run(() => document.querySelector('code')?.textContent ?? '')
      await typeInto(account.factorCode, codeOf(secret))
      await click(button(account.confirm))
      await see({ css: 'main *', text: account.enrolled })

      await click(button(account.local))
      await see({ css: '[role=status] *', text: defaultEvents['signed-out'] })
      expect(await whereFocusIs(visitor), 'the focus after signing out').not.toBe('body')

      await visitor.open('/login')
      await enter(visitor, email, password)
      await see({ css: 'main *', text: texts.factorTitle })
      await typeInto(texts.factorCode, codeOf(secret))
      await click(button(texts.confirm))
      await atAccount(visitor, email)
      await tab.reload()
      await atAccount(visitor, email)
      await click(button(account.global))
      await see({ css: '[role=status] *', text: defaultEvents['signed-out'] })
      expect(await visitor.complaints()).toEqual([])
    },
  )
