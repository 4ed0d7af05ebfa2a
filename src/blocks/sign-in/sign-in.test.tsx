// The static markup of a sign-in page, before any script runs.
import { describe, expect, it } from 'vitest'
import { markupFaults, renderedBlock } from '../../../tests/auth/rendered-block.tsx'
import { defaultSignInTexts } from '../../sign-in/screens/texts.ts'
import type { SiteBackend } from '../../site/model.ts'
import SignIn from './view.tsx'

const contact = { label: 'Write to us', to: '/contact' }

const drawn = (
  backend: Partial<SiteBackend>,
  block = <SignIn title="Sign in" then="/account" contact={contact} />,
): string => renderedBlock(backend, block)

describe('the sign-in page before its script runs', () => {
  it.each([{ signIn: true }, { url: 'https://x.supabase.co' }])(
    'the sign-in page has the form on a site with sign-in: %o',
    (backend) => {
      const page = drawn(backend)
      expect(page).toMatch(/autocomplete="current-password"/i)
      expect(page).toContain(defaultSignInTexts.needsScript)
    },
  )

  it('the sign-in page of a site without sign-in says so, and offers the contact form', () => {
    const page = drawn({})
    expect(page).toContain(defaultSignInTexts.unset)
    expect(page).toContain('href="/contact"')
    expect(page).not.toContain('<form')
    expect(page).not.toContain('data-island')
  })

  it('the sign-in page offers only the sign-in methods of the manifest', () => {
    const only = (way: 'password' | 'mail') =>
      drawn({ signIn: true }, <SignIn title="Sign in" ways={[way]} then="/account" contact={contact} />)
    const shown = (page: string) => page.replace(/<script.*?<\/script>/s, '')
    expect(shown(only('mail'))).not.toContain('type="password"')
    expect(shown(only('password'))).not.toContain(defaultSignInTexts.useMail)
  })

  it('the sign-in page has no control with a name, so that nothing typed is sent or stored without script', () => {
    expect(drawn({ signIn: true })).not.toMatch(/<input[^>]* name=/)
  })

  it('the sign-in page is valid HTML', async () => {
    expect(await markupFaults(drawn({ signIn: true }))).toEqual([])
  })
})
