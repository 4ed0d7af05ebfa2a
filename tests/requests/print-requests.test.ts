import { expect, it } from 'vitest'
import { printCsv, printJson, printOne, printTable } from '../../src/backend/requests/print-requests.ts'
import type { StoredRequest } from '../../src/backend/requests/request-admin.ts'

const request = (answers: Record<string, unknown>, more: Partial<StoredRequest> = {}): StoredRequest => ({
  id: '0b0e7a52-5b1d-4c8e-9c2b-6d6f2a1f0c11',
  form: 'crossing',
  createdAt: '2026-11-21T09:00:00.000Z',
  status: 'new',
  suspicion: null,
  mail: 'sent',
  answers,
  ...more,
})
const list = (...requests: StoredRequest[]) => ({ fields: ['name', 'phone', 'message'], requests })
const esc = String.fromCodePoint(0x1b)

it('requests are printed as JSON with one flat record each', () => {
  expect(
    JSON.parse(printJson(list(request({ name: 'Ada' }), request({ name: 'Bob' }, { suspicion: 'honeypot' })))),
  ).toEqual([
    {
      id: '0b0e7a52-5b1d-4c8e-9c2b-6d6f2a1f0c11',
      created_at: '2026-11-21T09:00:00.000Z',
      form: 'crossing',
      status: 'new',
      mail_state: 'sent',
      name: 'Ada',
    },
    expect.objectContaining({ name: 'Bob', suspicion: 'honeypot' }),
  ])
  expect(printJson(list())).toBe('[]\n')
})

it.each(['=1+1', '+1 555', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '|cmd', '%x'])(
  'a cell of the CSV that begins with %j is not run by a spreadsheet',
  (name) => {
    expect(printCsv(list(request({ name })))).toContain(`,"'${name}",`)
  },
)

it('a cell of the CSV is quoted only where CSV requires it', () => {
  const csv = printCsv(list(request({ name: 'Say "hi", Ada', message: 'a\nb' })))
  expect(csv.split('\r\n')[0]).toBe('id,created_at,form,status,suspicion,mail_state,name,phone,message')
  expect(csv).toContain('"Say ""hi"", Ada",,"a\nb"\r\n')
})

it('the table of requests shows control characters and direction marks escaped', () => {
  const table = printTable(list(request({ name: `${esc}[31mred`, message: 'a\nb\u202ec' })))
  expect(table).toContain('\\u001b[31mred')
  expect(table).toContain('a ⏎ b\\u202ec')
  expect(table.split('\n')).toHaveLength(3)
  expect(printOne(request({ message: `x\n${esc}]0;title` }))).toContain('message: x\n  \\u001b]0;title')
})

it('the table of requests shows only answered fields, and marks suspects', () => {
  const table = printTable(list(request({ name: 'Ada' }, { suspicion: 'too-fast' })))
  expect(table).toMatch(/NAME\n/)
  expect(table).not.toContain('PHONE')
  expect(table).toContain('suspect: too-fast')
})
