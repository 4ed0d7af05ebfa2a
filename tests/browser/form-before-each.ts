// Setup of tests about a form: its page is built once for the file; each test has a server and a visit to the page.
import { afterEach, beforeAll, beforeEach } from 'vitest'
import type { FormDeclaration } from '../../supabase/functions/_shared/form.ts'
import { crossing } from '../requests/forms.ts'
import { type Built, buildForm } from './form-build.ts'
import { type Answering, type FormServer, serveForm } from './form-server.ts'
import { succeed, type Visit, visit } from './form-visit.ts'

export let built: Built
export let server: FormServer
export let at: Visit

interface Setup {
  form?: FormDeclaration
  /** Path of an island to use in place of the form's own. */
  island?: string
  answer?: Answering
}

export function formBeforeEach({ form = crossing.form, island, answer = succeed }: Setup = {}): void {
  beforeAll(async () => {
    built = await buildForm(form, island)
  })
  beforeEach(async () => {
    server = await serveForm(built, answer)
    at = await visit(`${server.url}${form.page}`)
  })
  afterEach(async () => {
    await at.close()
    await server.close()
  })
}
