// What the server sends of the sign-in and account pages, before any script runs.
import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import Account from '../../src/blocks/account/view.tsx'
import SignIn from '../../src/blocks/sign-in/view.tsx'
import { defaultTexts as texts } from '../../src/schema/manifest/texts.ts'
import { defaultTexts } from '../../src/sign-in/screens/texts.ts'
import type { Backend, Site } from '../../src/site/model.ts'
import { PlaceProvider } from '../../src/ui/block-context.tsx'
import { PageProvider } from '../../src/ui/site-context.tsx'

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
