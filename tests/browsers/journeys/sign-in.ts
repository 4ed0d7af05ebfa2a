import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defaultAccountTexts as account } from '../../../src/sign-in/account/texts.ts'
import { defaultSignInTexts as texts } from '../../../src/sign-in/screens/texts.ts'
import { defaultEvents, defaultFailures } from '../../../src/sign-in/session/texts.ts'
import { codeIn } from '../../../supabase/auth-emulator/contract/mailbox.ts'
import { arrivedMail } from '../../auth/arrived-mail.ts'
import { linkIn, totpCode } from '../../auth/visit.ts'
import { newAddress } from '../form-steps.ts'
import { readings, root } from '../site-of.ts'
import type { Visiting, Visitor } from '../visitor.ts'

const program = join(root, 'tools/run.mjs')

/** As an owner does: `npm run users -- add EMAIL --password`. */
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

/** Waits for it: the focus moves once what it moves to has been painted. */
const focusOnPage = ({ until }: Visitor, when: string) =>
  until(`the focus ${when}`, () => document.activeElement !== document.body)

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

/** Requests a new password by mail; returns the mail. */
async function forget(visitor: Visitor, email: string): Promise<string> {
  await visitor.open('/login')
  await visitor.pointAt(button(texts.forgot))
  await visitor.see('[data-island-hydrated]')
  await visitor.click(button(texts.forgot))
  await visitor.typeInto(texts.email, email)
  await visitor.click(button(texts.sendMail))
  await visitor.see({ css: 'main *', text: texts.sentTitle })
  return arrivedMail(visitor.data, email)
}

const methods: Record<string, (visitor: Visitor, mail: string) => Promise<void>> = {
  async link({ tab, click }, mail) {
    await tab.open(linkIn(mail))
    await click(button(texts.press))
  },
  async code({ typeInto, click }, mail) {
    await typeInto(texts.code, codeIn(mail))
    await click(button(texts.useCode))
  },
}

export const recovery = (visit: Visiting) =>
  it.each(Object.keys(methods))('a forgotten password is reset by the %s of a mail', async (way) => {
    const visitor = await visit('B')
    const email = newAddress()
    addUser(visitor.data, email, `pass-${crypto.randomUUID()}`)
    await methods[way]?.(visitor, await forget(visitor, email))
    // The session message shifts what is below it.
    await visitor.see({ css: '[role=status]', text: defaultEvents['password-recovery'] })
    await visitor.typeInto(texts.newPassword, 'a new sentence of mine')
    await visitor.click(button(texts.save))
    await atAccount(visitor, email)
    await visitor.click(button(account.local))
    await visitor.see({ css: '[role=status]', text: defaultEvents['signed-out'] })
    await visitor.open('/login')
    await enter(visitor, email, 'a new sentence of mine')
    await atAccount(visitor, email)
    expect(await visitor.complaints()).toEqual([])
  })

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
      await see({ css: '[role=alert]', text: defaultFailures['wrong-credentials'] })
      await typeInto(texts.password, password)
      await click(button(texts.signIn))
      await atAccount(visitor, email)
      await focusOnPage(visitor, 'on arriving at the account')

      await typeInto(account.factorName, 'Phone')
      await click(button(account.enrol))
      await see('code')
      const secret = await run(() => document.querySelector('code')?.textContent ?? '')
      await typeInto(account.factorCode, totpCode(secret))
      await click(button(account.confirm))
      await see({ css: 'main *', text: account.enrolled })
      await see(button(account.remove.replace('[name]', 'Phone')))

      await click(button(account.local))
      await see({ css: '[role=status]', text: defaultEvents['signed-out'] })
      await focusOnPage(visitor, 'after signing out')

      await visitor.open('/login')
      await enter(visitor, email, password)
      await see({ css: 'main *', text: texts.factorTitle })
      await typeInto(texts.factorCode, totpCode(secret))
      await click(button(texts.confirm))
      await atAccount(visitor, email)
      await tab.reload()
      await atAccount(visitor, email)
      await click(button(account.global))
      await see({ css: '[role=status]', text: defaultEvents['signed-out'] })
      expect(await visitor.complaints()).toEqual([])
    },
  )
