import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBackend } from '../../src/backend/backend.ts'
import { requestReference } from '../../src/blocks/request-form/reference.ts'
import requests from '../../tools/requests.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { project } from './folders.ts'
import { crossing, minimal } from './forms.ts'

const data = temporaryFolder()
let backend: Awaited<ReturnType<typeof openBackend>>

beforeAll(async () => {
  backend = await openBackend({ project, data, forms: [crossing], siteUrl: '', limited: false })
})
afterAll(() => backend.close())

const post = async (answers: object) => {
  const request = new Request('http://site.test/functions/v1/submit-contact-form', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answers),
  })
  return (await backend.fetch(request, '127.0.0.1')).json() as Promise<{ id: string }>
}

/** Exit code and output of the command. */
async function run(...argv: string[]): Promise<[number, string]> {
  const { code, out } = await printedBy(() => requests([...argv, '--data', data], project, engineContext()))
  return [code, out]
}

it('npm run requests lists, shows, marks and erases while the server runs, and after it has ended', async () => {
  const first = await post({ ...minimal, message: 'First' })
  const second = await post({ ...minimal, email: 'second@example.com' })
  const [, listed] = await run('--format', 'json')
  expect(JSON.parse(listed).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])

  expect(await run('handled', first.id.slice(0, 8))).toEqual([0, `${first.id.slice(0, 8)} is handled.\n`])
  expect((await run('show', first.id))[1]).toContain('status: handled')
  // The id as a visitor reads it out.
  expect((await run('show', requestReference(first.id)))[1]).toContain(first.id)
  expect((await run('--status', 'new', '--format', 'csv'))[1].split('\r\n')).toHaveLength(3)
  expect((await run('handled', '00000000-'))[0]).toBe(1)
  await backend.sendMails()
  expect(readdirSync(join(data, 'mail'))).toHaveLength(2)

  await backend.close()
  expect(await run('erase', 'SECOND@example.com')).toEqual([0, '1 request(s) erased, with their mails.\n'])
  expect(readdirSync(join(data, 'mail'))).toHaveLength(1)
  expect(JSON.parse((await run('--format', 'json'))[1])).toMatchObject([{ id: first.id, message: 'First' }])
})

it('npm run requests lists nothing and creates no files where nothing was stored', async () => {
  const empty = temporaryFolder()
  const printed = await printedBy(() => requests(['--format', 'json', '--data', empty], project, engineContext()))
  expect(printed).toMatchObject({ code: 0, out: '[]\n' })
  expect(readdirSync(empty)).toEqual([])
})

it('npm run requests reports wrong arguments', async () => {
  await expect(run('--status', 'blue')).rejects.toMatchObject({ code: 'usage', exit: 2 })
  await expect(run('--since', 'yesterday')).rejects.toMatchObject({ code: 'usage' })
  await expect(run('burn', 'x')).rejects.toMatchObject({ code: 'usage' })
})
