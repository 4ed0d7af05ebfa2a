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

describe('what a form takes', () => {
  it('leaves optional answers out when they are empty', () => {
    const empty = { phone: '', landing: '', ticket: '', message: ' \n ' }
    expect(payload({ ...minimal, ...empty })).toEqual(minimal)
  })

  it('keeps text as it was typed but for its edges and the kind of line break', () => {
    const message = "  O'Neil said:\r\n\tyes — 👩‍👩‍👧 \u202eabc  "
    expect(payload({ ...minimal, message }).message).toBe("O'Neil said:\n\tyes — 👩‍👩‍👧 \u202eabc")
  })

  it('counts characters as people do, not UTF-16 units', () => {
    expect(payload({ ...minimal, name: '👍'.repeat(200) }).name).toHaveLength(400)
    expect(mistakes({ ...minimal, name: '👍'.repeat(201) })).toEqual({ name: 'Name must be 200 characters or fewer.' })
  })

  it('says of every required field that it is empty, blanks included', () => {
    expect(mistakes({ name: ' \u00a0\ufeff', email: null })).toEqual({
      name: 'Name is required.',
      email: 'Email is required.',
      organization: 'Organization is required.',
    })
  })

  it.each([
    ['a@b', true],
    ["o'neil+x@sub.example.co.uk", true],
    ['.a..b.@example.com', true],
    ['a@b.c,victim@x', false],
    ['a@b.c\nBcc: v@x', false],
    ['a@-b.com', false],
    [`a@${'b'.repeat(64)}.com`, false],
    ['a b@example.com', false],
    ['ä@example.com', false],
  ])('takes %j for an e-mail address: %s', (email, taken) => {
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
  ])('refuses %s as a name', (_, name) => {
    expect(mistakes({ ...minimal, name })).toEqual({ name: 'Name has characters that cannot be stored.' })
  })

  it('refuses answers that are not among the choices', () => {
    for (const landing of ['Island', 'constructor', '__proto__', ['island', 1]])
      expect(Object.keys(mistakes({ ...minimal, landing }))).toEqual(['landing'])
  })

  it('refuses fields it does not have and never touches a prototype', () => {
    const sent = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {}}, "role": "admin"}')
    expect(Object.keys(mistakes({ ...minimal, ...sent }))).toEqual(['__proto__', 'constructor', 'role'])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('passes over the honeypot, which is no field and no mistake', () => {
    expect(payload({ ...minimal, [form.honeypot]: 'http://spam.example' })).toEqual(minimal)
  })
})

describe('other types of field', () => {
  const of = everyField.form
  it('reads what controls send', () => {
    const sent = new URLSearchParams('name=Ada&email=ada@example.com&consent=on&topics=board&topics=press&people=12')
    expect(payload(readEntries(of, sent), of)).toEqual({ ...more, topics: ['press', 'board'], people: 12 })
  })

  it('asks for a field only while its condition holds, and only then requires it', () => {
    expect(payload({ ...more, size: 'small', size_other: 'unasked' }, of)).toEqual({ ...more, size: 'small' })
    expect(mistakes({ ...more, size: 'other' }, of)).toEqual({ size_other: 'Which size is required.' })
    expect(payload({ ...more, callback: true, callback_at: 'noon' }, of)).toMatchObject({ callback_at: 'noon' })
    expect(payload({ ...more, callback_at: 'noon' }, of)).toEqual(more)
    expect(payload({ ...more, topics: ['board'], board_date: '2026-02-28' }, of)).toHaveProperty('board_date')
  })

  it('asks for a field while a box is not ticked, and not while that box is itself not asked for', () => {
    expect(payload({ ...more, write_to: 'the office' }, of)).toHaveProperty('write_to')
    expect(payload({ ...more, callback: true, write_to: 'the office' }, of)).not.toHaveProperty('write_to')
    expect(payload({ ...more, guests: 'two' }, of)).not.toHaveProperty('guests')
    expect(payload({ ...more, topics: ['board'], guests: 'two' }, of)).toHaveProperty('guests')
    expect(payload({ ...more, topics: ['board'], board_open: true, guests: 'two' }, of)).not.toHaveProperty('guests')
  })

  it.each([
    ['people', ' 2.0 ', 'pair', true],
    ['people', '20', 'pair', false],
    ['start', '2026-01-01', 'first_day', true],
    ['start', '2026-01-02', 'first_day', false],
    ['name', ' Ada\t', 'namesake', true],
    ['name', 'ada', 'namesake', false],
  ])('compares the answer itself: %s of %j asks for %s: %s', (name, answer, waiting, asked) => {
    expect(waiting in payload({ ...more, [name]: answer, [waiting]: 'x' }, of)).toBe(asked)
  })

  it('does not hang on conditions that go round in a circle', () => {
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
    ['topics', ['press', 'nobody'], false],
    ['topics', [], true],
    ['source', 'website-form', true],
    ['source', 'elsewhere', false],
  ])('%s: %j taken: %s', (name, value, taken) => {
    expect(validate(of, { ...more, [name]: value }).ok).toBe(taken)
  })
})

describe('a sentence about a field', () => {
  const said = (label: string, message = '{label} is required.') => filledIn(message, { label, max: 20 })

  it.each([
    ['Name', 'Name is required.'],
    ['Your name:', 'Your name is required.'],
    ['Your name …', 'Your name is required.'],
    ['Tel. no.', 'Tel. no is required.'],
    ["I agree to the care of my pet's record.", "“I agree to the care of my pet's record” is required."],
    ['What kind of animal is it?', '“What kind of animal is it?” is required.'],
    ['Surprise me!', '“Surprise me!” is required.'],
  ])('stays one sentence with the label %j', (label, sentence) => {
    expect(said(label)).toBe(sentence)
  })

  it('keeps the quotation marks of its message and adds none', () => {
    expect(said('Was fehlt?', '„{label}“ fehlt.')).toBe('„Was fehlt?“ fehlt.')
  })

  it('takes a label as it is, whatever signs are in it', () => {
    expect(said("$& {max} $'", '{label}: at most {max}.')).toBe("$& {max} $': at most 20.")
  })
})
