// Prints requests as a table for people, JSON for programs and CSV for spreadsheets.
import { unicodeEscape } from '../../problems/printable.ts'
import type { RequestList, StoredRequest } from './request-admin.ts'

/** Flattens a request into one record; questions without an answer are left out. */
function asRecord(request: StoredRequest): Record<string, unknown> {
  const { id, form, createdAt, status, suspicion, mail, answers } = request
  return {
    id,
    created_at: createdAt,
    form,
    status,
    ...(suspicion === null ? {} : { suspicion }),
    mail_state: mail,
    ...answers,
  }
}

export function printJson({ requests }: RequestList): string {
  return `${JSON.stringify(requests.map(asRecord), null, 2)}\n`
}

const ownColumns = ['id', 'created_at', 'form', 'status', 'suspicion', 'mail_state']

/** CSV by RFC 4180. A cell that a spreadsheet would read as a formula gets a leading apostrophe. */
export function printCsv({ fields, requests }: RequestList): string {
  const names = [...ownColumns, ...fields]
  const rows = requests.map((request) => {
    const record = asRecord(request)
    return names.map((name) => cellOf(record[name]))
  })
  return [names.map(cellOf), ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

function cellOf(value: unknown): string {
  const text = textOf(value)
  // Only text can be a formula: what a visitor typed may run when a spreadsheet opens it.
  const safe =
    typeof value === 'string' && /^[\s\p{Cc}]*[=+\-@\uff0b\uff0d\uff1d\uff20|%]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.join('; ')
  return value === true ? 'yes' : String(value)
}

/** One line a request. Cells longer than `maxCellLength` are cut off; by default none is. */
export function printTable({ fields, requests }: RequestList, maxCellLength?: number): string {
  const shown = fields.filter((name) => requests.some(({ answers }) => answers[name] !== undefined))
  const head = ['ID', 'RECEIVED', 'STATUS', 'MAIL', ...shown.map((name) => name.toUpperCase())]
  const rows = requests.map((request) => [
    request.id.slice(0, 8),
    request.createdAt.slice(0, 16).replace('T', ' '),
    request.suspicion === null ? request.status : `suspect: ${request.suspicion}`,
    request.mail,
    ...shown.map((name) => shorten(visible(textOf(request.answers[name])), maxCellLength)),
  ])
  const widths = head.map((word, at) => Math.max(word.length, ...rows.map((row) => [...(row[at] ?? '')].length)))
  const line = (row: string[]) =>
    row
      .map((cell, at) => cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - [...cell].length)))
      .join('  ')
      .trimEnd()
  return `${[head, ...rows].map(line).join('\n')}\n`
}

/** All of one request, one line a field. */
export function printOne(request: StoredRequest): string {
  const lines = Object.entries(asRecord(request)).map(([name, value]) => {
    const [first = '', ...more] = textOf(value).split('\n').map(visible)
    return [`${name}: ${first}`, ...more.map((text) => `  ${text}`)].join('\n')
  })
  return `${lines.join('\n')}\n`
}

/** Escapes control and bidi characters, so that no answer moves the cursor, colours the terminal or reverses text. */
function visible(text: string): string {
  return text
    .replaceAll('\n', ' ⏎ ')
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, unicodeEscape)
}

const shorten = (text: string, max: number | undefined) =>
  max !== undefined && [...text].length > max ? `${[...text].slice(0, max - 1).join('')}…` : text
