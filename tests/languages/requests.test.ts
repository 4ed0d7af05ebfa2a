// Requests from a page in another language: the redirect for a browser without script, and the receipt.
import { describe, expect, it } from 'vitest'
import { backendForms } from '../../src/forms/backend-forms.ts'
import { rules } from '../../src/forms/rules.ts'
import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import { compose } from '../../supabase/functions/_shared/mail.ts'
import type { MailKind, Ports, Submission } from '../../supabase/functions/_shared/ports.ts'
import { submit } from '../../supabase/functions/_shared/submit.ts'
import { bakeryInThree, languages, loadInThree } from './bakery-in-three.ts'

const { site } = loadInThree()
const [form] = site ? backendForms(site) : []
if (!form) throw new Error('The bakery has no form.')

interface From {
  /** The Origin header of the request. */
  origin?: string
  /** The address of the site, where the function runs on another host. */
  site?: string
}

async function sent(
  form: BackendForm,
  language: string,
  answers: Record<string, string>,
  { origin, site = '' }: From = {},
) {
  const seen: Submission[] = []
  const ports: Ports = {
    form,
    rules,
    store: {
      async store(submission) {
        seen.push(submission)
        return { outcome: 'stored', id: 'x' }
      },
    },
    site,
    origins: [],
    clientAddress: () => undefined,
    limited: false,
    log: () => {},
  }
  const address = `http://site.test/functions/v1/${form.form.function}${language && `?language=${language}`}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(origin !== undefined && { origin }) }
  const request = new Request(address, { method: 'POST', body: new URLSearchParams(answers), headers })
  return { response: await submit(request, ports), seen }
}

const valid = { email: 'ada@example.com' }

describe('a request without script', () => {
  it.each([
    ['de', '/de/bestellen#order-received'],
    ['', '/order#order-received'],
    ['fr', '/order#order-received'],
    ['constructor', '/order#order-received'],
  ])('in the language "%s" is redirected to %s', async (language, to) => {
    const { response } = await sent(form, language, valid)
    expect([response.status, response.headers.get('location')]).toEqual([303, to])
  })

  it('with a mistake is redirected to the error on the page in its language', async () => {
    const { response } = await sent(form, 'de', {})
    expect(response.headers.get('location')).toBe('/de/bestellen#order-email-error-required')
  })
})

describe('a request from a language on a host of its own', () => {
  const german = 'https://www.baeckerei.example'
  const { site } = loadInThree(bakeryInThree(languages.replace('at: /de', `at: "${german}"`)))
  const [form] = site ? backendForms(site) : []
  if (!form) throw new Error('The bakery has no form.')
  const redirected = async (from: From) => {
    const { status, headers } = (await sent(form, 'de', valid, from)).response
    return `${status} ${headers.get('location')}`
  }

  it('is accepted by a function on another host, and redirected to the host of the language', async () => {
    expect(await redirected({ origin: german, site: 'https://site.test' })).toBe(
      `303 ${german}/bestellen#order-received`,
    )
  })

  it('is redirected to that host by a server behind it, and to the folder of the language on a server that shows the folder', async () => {
    expect(await redirected({ origin: german })).toBe(`303 ${german}/bestellen#order-received`)
    expect(await redirected({ origin: 'http://site.test' })).toBe('303 /de/bestellen#order-received')
  })

  it('is refused from any other host', async () => {
    expect(await redirected({ origin: 'https://www.baeckerei.test', site: 'https://site.test' })).toBe('403 null')
  })

  it('allows a script of that host to read the answer', async () => {
    const { response } = await sent(form, 'de', valid, { origin: german, site: 'https://site.test' })
    expect(response.headers.get('access-control-allow-origin')).toBe(german)
  })
})

const subjectOf = (kind: MailKind, request: Record<string, unknown>) =>
  compose(form, { id: '1', kind, request: { ...valid, ...request } })?.subject

describe('a receipt', () => {
  const receiptOf = (request: Record<string, unknown>) => subjectOf('receipt', request)

  it('is in the language of the page, which is stored with the request', async () => {
    const { seen } = await sent(form, 'de', valid)
    expect(seen[0]?.payload).toEqual({ ...valid, page_language: 'de' })
    expect(receiptOf(seen[0]?.payload ?? {})).toBe('Ihr Brot')
  })

  it('is in the first language where the request names no known language', async () => {
    const { seen } = await sent(form, '', valid)
    expect(seen[0]?.payload).toEqual(valid)
    expect([receiptOf({}), receiptOf({ page_language: 'xx' })]).toEqual(['Your bread', 'Your bread'])
  })
})

it('the mail about a request stays in the language of the owner', () => {
  expect(subjectOf('notice', { page_language: 'de' })).toBe('New request')
})
