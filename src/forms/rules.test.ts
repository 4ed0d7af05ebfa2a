import { describe, expect, it } from 'vitest'
import { filledIn } from '../../supabase/functions/_shared/form-rules.ts'
import { crossing, everyField, minimal } from '../../tests/requests/forms.ts'
import { isAsked, readEntries, validate } from './rules.ts'

const form = crossing.form
const more = { name: 'Ada', email: 'ada@example.com', consent: true }
const mistakes = (answers: Record<string, unknown>, of = form) => {
  const checked = validate(of, answers)
  return checked.ok ? {} : checked.fields
}
const payload = (answers: Record<string, unknown>, of = form) => {
  const checked = validate(of, answers)
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields))
  return checked.payload
}

describe('the answers of a form', () => {
  it('empty optional answers are omitted', () => {
    const empty = { phone: '', landing: '', ticket: '', message: ' \n ' }
    expect(payload({ ...minimal, ...empty })).toEqual(minimal)
  })

  it('the text of an answer is kept as typed, but trimmed and with its line breaks normalised', () => {
    const message = "  O'Neil said:\r\n\tyes — 👩‍👩‍👧 \u202eabc  "
    expect(payload({ ...minimal, message }).message).toBe("O'Neil said:\n\tyes — 👩‍👩‍👧 \u202eabc")
  })

  it('the length of an answer is counted in characters, not in UTF-16 units', () => {
    expect(payload({ ...minimal, name: '👍'.repeat(200) }).name).toHaveLength(400)
    expect(mistakes({ ...minimal, name: '👍'.repeat(201) })).toEqual({ name: 'Name must be 200 characters or fewer.' })
  })

  it('answers that are too much together are a mistake of the longest one', () => {
    const fields = form.fields.map((field) => ({ ...field, max: 40_000 }))
    const large = { ...form, fields, messages: { ...form.messages, tooMuch: 'Shorten {label}.' } }
    const together = { ...minimal, organization: 'a'.repeat(30_000), message: 'ש'.repeat(16_000) }
    expect(mistakes(together, large)).toEqual({ message: 'Shorten Message.' })
    expect(mistakes({ ...together, message: 'ש'.repeat(15_000) }, large)).toEqual({})
  })

  it('every required field that is empty or blank is reported', () => {
    expect(mistakes({ name: ' \u00a0\ufeff', email: null })).toEqual({
      name: 'Name is required.',
      email: 'Email is required.',
      organization: 'Organization is required.',
    })
  })

  it.each([
    ['a@b', true],
    ['\u202aa@b.com\u202c\u200b', true],
    ["o'neil+x@sub.example.co.uk", true],
    ['.a..b.@example.com', true],
    ['a@b.c,victim@x', false],
    ['a@b.c\nBcc: v@x', false],
    ['a@-b.com', false],
    [`a@${'b'.repeat(64)}.com`, false],
    ['a b@example.com', false],
    ['ä@example.com', false],
  ])('the e-mail address %j is accepted: %s', (email, taken) => {
    expect(validate(form, { ...minimal, email }).ok).toBe(taken)
  })

  it.each([
    ['a NUL', 'a\0b'],
    ['half a surrogate pair', 'a\ud800b'],
    ['the other half', 'a\udc00b'],
    ['an escape character', 'a\x1b[31mb'],
    ['a line break in a line', 'a\nb'],
    ['a number', 7],
    ['a list', ['a']],
    ['an object', { toString: 'x' }],
    ['true', true],
  ])('a name with %s is refused', (_, name) => {
    expect(mistakes({ ...minimal, name })).toEqual({ name: 'Name has characters that cannot be stored.' })
  })

  it('an answer that is not among the choices is refused', () => {
    for (const landing of ['Island', 'constructor', '__proto__', ['island', 1]])
      expect(Object.keys(mistakes({ ...minimal, landing }))).toEqual(['landing'])
  })

  it('fields that the form does not have are refused, and no prototype is changed', () => {
    const sent = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {}}, "role": "admin"}')
    expect(Object.keys(mistakes({ ...minimal, ...sent }))).toEqual(['__proto__', 'constructor', 'role'])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('the honeypot is ignored: it is neither a field nor a mistake', () => {
    expect(payload({ ...minimal, [form.honeypot]: 'http://spam.example' })).toEqual(minimal)
  })
})

describe('answers of other field types', () => {
  const of = everyField.form
  it('the answers of form controls are parsed by the type of their field', () => {
    const sent = new URLSearchParams('name=Ada&email=ada@example.com&consent=on&topics=board&topics=press&people=12')
    expect(payload(readEntries(of, sent), of)).toEqual({ ...more, topics: ['press', 'board'], people: 12 })
  })

  it('characters that a visitor cannot see, pasted from a slide or a text processor, become blanks', () => {
    const sent = new URLSearchParams({ ...minimal, name: 'Ada\0 Love\x1flace', message: 'one\vtwo\r\n\tthree\ud83d' })
    const read = payload(readEntries(form, sent))
    expect([read.name, read.message]).toEqual(['Ada  Love lace', 'one two\n\tthree\ufffd'])
    expect(payload(readEntries(form, new Map([...sent, ['message', 'half \ud83d']])))).toHaveProperty('message', 'half')
  })

  it('a conditional field is asked for only while its condition holds, and only then required', () => {
    expect(payload({ ...more, size: 'small', size_other: 'unasked' }, of)).toEqual({ ...more, size: 'small' })
    expect(mistakes({ ...more, size: 'other' }, of)).toEqual({ size_other: 'Which size is required.' })
    expect(payload({ ...more, callback: true, callback_at: 'noon' }, of)).toMatchObject({ callback_at: 'noon' })
    expect(payload({ ...more, callback_at: 'noon' }, of)).toEqual(more)
    expect(payload({ ...more, topics: ['board'], board_date: '2026-02-28' }, of)).toHaveProperty('board_date')
  })

  it('a field with a condition on an unticked box is asked for while the box is shown and unticked', () => {
    expect(payload({ ...more, write_to: 'the office' }, of)).toHaveProperty('write_to')
    expect(payload({ ...more, callback: true, write_to: 'the office' }, of)).not.toHaveProperty('write_to')
    expect(payload({ ...more, guests: 'two' }, of)).not.toHaveProperty('guests')
    expect(payload({ ...more, topics: ['board'], guests: 'two' }, of)).toHaveProperty('guests')
    expect(payload({ ...more, topics: ['board'], board_open: true, guests: 'two' }, of)).not.toHaveProperty('guests')
  })

  it.each([
    ['people', ' 2.0 ', 'pair', true],
    ['people', '20', 'pair', false],
    ['people', '٢', 'pair', true],
    ['people', '２,0', 'pair', true],
    ['start', '2026-01-01', 'first_day', true],
    ['start', '2026-01-02', 'first_day', false],
    ['name', ' Ada\t', 'namesake', true],
    ['name', 'ada', 'namesake', false],
  ])('a condition compares the parsed answer: %s of %j asks for %s: %s', (name, answer, waiting, asked) => {
    expect(waiting in payload({ ...more, [name]: answer, [waiting]: 'x' }, of)).toBe(asked)
  })

  it('circular conditions end', () => {
    const [a, b] = of.fields as [(typeof of.fields)[0], (typeof of.fields)[0]]
    const circle = {
      ...of,
      fields: [
        { ...a, when: { field: b.name, is: 'x' } },
        { ...b, when: { field: a.name, is: 'x' } },
      ],
    }
    expect(isAsked(circle, circle.fields[0] ?? a, { name: 'x', email: 'x' })).toBe(false)
  })

  it.each([
    ['consent', undefined, false],
    ['consent', 'on', false],
    ['start', '2026-02-29', false],
    ['start', '2028-02-29', true],
    ['start', '2025-12-31', false],
    ['start', '2026-1-1', false],
    ['board_date', '0000-01-01', true],
    ['people', '0', false],
    ['people', '5000', true],
    ['people', '1e3', true],
    ['people', 'NaN', false],
    ['people', Number.POSITIVE_INFINITY, false],
    ['people', '0x10', false],
    ['people', '۴٢', true],
    ['people', '1,5', true],
    ['people', '1,500', false],
    ['people', '٠', false],
    ['topics', ['press', 'nobody'], false],
    ['topics', [], true],
    ['source', 'website-form', true],
    ['source', 'elsewhere', false],
  ])('the answer to %s, %j, is accepted: %s', (name, value, taken) => {
    expect(validate(of, { ...more, [name]: value }).ok).toBe(taken)
  })
})

describe('a message about a field', () => {
  const said = (label: string, message = '{label} is required.') => filledIn(message, { label, max: 20 })

  it.each([
    ['Name', 'Name is required.'],
    ['Your name:', 'Your name is required.'],
    ['Your name …', 'Your name is required.'],
    ['Tel. no.', 'Tel. no is required.'],
    ["I agree to the care of my pet's record.", "“I agree to the care of my pet's record” is required."],
    ['What kind of animal is it?', '“What kind of animal is it?” is required.'],
    ['Surprise me!', '“Surprise me!” is required.'],
  ])('a message about a field stays one sentence with the label %j', (label, sentence) => {
    expect(said(label)).toBe(sentence)
  })

  it('a message about a field keeps its quotation marks, and adds none', () => {
    expect(said('Was fehlt?', '„{label}“ fehlt.')).toBe('„Was fehlt?“ fehlt.')
  })

  it('a message about a field keeps every character of the label', () => {
    expect(said("$& {max} $'", '{label}: at most {max}.')).toBe("$& {max} $': at most 20.")
  })
})
