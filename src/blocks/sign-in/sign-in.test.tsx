import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defaultTexts as texts } from '../../manifest/schema/texts.ts'
import type { Backend, Site } from '../../site/model.ts'
import { PlaceProvider } from '../../ui/block-context.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
import Account from '../account/view.tsx'
import { next, type SignInEvent, start } from '../../sign-in/screens/flow.ts'
import { defaultTexts } from '../../sign-in/screens/texts.ts'
import SignIn from './view.tsx'

const html = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'no-inline-style': 'error' } })
const contact = { label: 'Write to us', to: '/contact' }

function drawn(
  backend: Partial<Backend>,
  block = <SignIn title="Sign in" then="/account" contact={contact} />,
): string {
  const site = { language: 'en', texts, backend: { url: '', publishableKey: '', ...backend } } as Partial<Site> as Site // All that the views read.
  return renderToStaticMarkup(
    <PageProvider value={{ site, path: '/login' }}>
      <PlaceProvider value={{ key: 'block-1', opening: true, placeholder: false }}>{block}</PlaceProvider>
    </PageProvider>,
  )
}

describe('the page before its script', () => {
  it.each([{ signIn: true }, { url: 'https://x.supabase.co' }])(
    'has the form where people can sign in: %o',
    (backend) => {
      const page = drawn(backend)
      expect(page).toMatch(/autocomplete="current-password"/i)
      expect(page).toContain(defaultTexts.needsScript)
    },
  )

  it('says where they can not, and offers the contact form', () => {
    const page = drawn({})
    expect(page).toContain(defaultTexts.unset)
    expect(page).toContain('href="/contact"')
    expect(page).not.toContain('<form')
    expect(page).not.toContain('data-island')
  })

  it('offers the ways of the manifest alone', () => {
    const only = (way: 'password' | 'mail') =>
      drawn({ signIn: true }, <SignIn title="Sign in" ways={[way]} then="/account" contact={contact} />)
    const shown = (page: string) => page.replace(/<script.*?<\/script>/s, '')
    expect(shown(only('mail'))).not.toContain('type="password"')
    expect(shown(only('password'))).not.toContain(defaultTexts.useMail)
  })

  it('has no named control, so that nothing typed can be sent or kept without it', () => {
    expect(drawn({ signIn: true })).not.toMatch(/<input[^>]* name=/)
  })

  it.each([
    ['sign-in', <SignIn key="s" title="Sign in" then="/account" contact={contact} />],
    ['account', <Account key="a" title="Your account" signIn="/login" />],
  ])('of the block %s is valid', async (_, block) => {
    const markup = drawn({ signIn: true }, block).replace(/<script.*?<\/script>/s, '')
    const { results } = await html.validateString(markup)
    const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    const style =
      /^(no-trailing-whitespace|attribute-(boolean|empty)-style|void-style|attr-case|prefer-native-element):/
    expect(found.filter((each) => !style.test(each))).toEqual([])
  })
})

describe('the flow', () => {
  const state = (...events: SignInEvent[]) => events.reduce(next, start(['mail', 'password']))

  it('begins with the first way of the manifest', () => {
    expect(state().screen).toEqual({ name: 'mail' })
  })

  it('stays where it was when something fails, and forgets the failure at the next try', () => {
    const failed = state({ kind: 'began' }, { kind: 'failed', failure: 'offline' })
    expect(failed).toMatchObject({ screen: { name: 'mail' }, busy: false, failure: 'offline' })
    expect(next(failed, { kind: 'began' })).toMatchObject({ busy: true, failure: undefined })
  })

  it('moves the focus with every screen and every failure, and not while it works', () => {
    expect(state({ kind: 'began' }).turn).toBe(0)
    expect(state({ kind: 'failed', failure: 'offline' }).turn).toBe(1)
    expect(state({ kind: 'went', screen: { name: 'password' } }).turn).toBe(1)
  })
})
