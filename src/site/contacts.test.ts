import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawn } from '../../tests/how-much.ts'
import { contactsIn, hrefOf } from './contacts.ts'

const linksOf = (text: string) => contactsIn(text).flatMap((part) => (typeof part === 'string' ? [] : [part.to]))

it.each([
  ['Ring +41 44 123 45 67.', 'tel:+41441234567'],
  ['Ring +44 (0)20 7946 0018, please', 'tel:+442079460018'],
  ['(+49 30 123456)', 'tel:+4930123456'],
  ['Tel.:+33 1 23 45 67 89', 'tel:+33123456789'],
  ['T 0041 44 123 45 67', 'tel:+41441234567'],
  ['+1 415-555-0123', 'tel:+14155550123'],
  ['+420\u00a0234\u00a0567\u00a0890', 'tel:+420234567890'],
  ['ring 01632 960 001', 'tel:01632960001'],
  ['Ring 044 123 45 67 at any hour', 'tel:0441234567'],
  ['Ruf (030) 123 45 67', 'tel:0301234567'],
  ['030/1234567', 'tel:0301234567'],
  ['0711-123 45 67', 'tel:07111234567'],
  ['01.23.45.67.89', 'tel:0123456789'],
  ['call (555) 234-5678', 'tel:5552345678'],
  ['555-234-5678', 'tel:5552345678'],
  ['Reception (01632 960 001) is open', 'tel:01632960001'],
])('a telephone number is found in "%s"', (text, to) => expect(linksOf(text)).toEqual([to]))

it('a telephone number is found beside another one', () => {
  expect(linksOf('01632 960 001, at night 01632 960 002')).toEqual(['tel:01632960001', 'tel:01632960002'])
})

it('a telephone number is dialled without the characters that only help readers', () => {
  expect(hrefOf('tel:+44 (0)20 7946 0018')).toBe('tel:+442079460018')
  expect(hrefOf('tel:01632 960 002')).toBe('tel:01632960002')
  expect([hrefOf('/hours'), hrefOf('tel:'), hrefOf('tel:*100#')]).toEqual(['/hours', 'tel:', 'tel:100'])
})

it.each([
  '24-7',
  '24/7',
  '2024-2026',
  '2025/2026',
  '01.02.2026',
  '01/02/2026 18:30',
  '01.02.2026 18.30',
  '01-02-2026 18',
  '08.30 to 18.30',
  '0800-1700',
  '30-60 days',
  '$15,000 to $30,000',
  'CHF 1 000 000.-',
  '+10 000 000',
  '+5 %',
  '+100 %',
  '1 234 567 890',
  '0.123 456 789',
  'Order no. 0123 456 789',
  'Bestellnummer 0123 456 789',
  'Ref 0123-456-789',
  'ISBN 0-306-40615-2',
  'ISBN 030 640 6152',
  'CH93 0076 2011 6238 5295 7',
  'IBAN 0123 4567 8901',
  'VAT no. 012 345 678',
  '#0123 456 789',
  '0123456789',
  '0041441234567',
  '192.168.001.001',
  '05 06 07 08 09 10',
  '47.3769, 8.5417',
  'EN ISO 9001:2015',
  '09:00-12:00',
  'https://a.example/0123-456-789',
  'x=0123 456 789',
  '0123 456 789 kg'.replace(' kg', 'kg'),
  '501(c)(3)',
  '999',
  '112',
  '§ 12 (3) 4',
  '1.234.567.890',
  '0123 456 789–799',
  '12 (0) 34',
])('no telephone number is found in "%s"', (text) => expect(linksOf(text)).toEqual([]))

it('a mail address is found without the characters around it', () => {
  expect(linksOf('Write to <a@example.com>, b.c+d@mail.example.org.')).toEqual([
    'mailto:a@example.com',
    'mailto:b.c+d@mail.example.org',
  ])
})
it.each(['@example.com', 'me@work', '5 @ 3.50', 'https://me@example.com/', 'a@b.c', 'a@example.com@example.com'])(
  'no mail address is found in "%s"',
  (text) => expect(linksOf(text)).toEqual([]),
)

const number = (digits: number) => fc.stringMatching(new RegExp(`^[0-9]{${digits}}$`))
const pick = <T>(...values: T[]) => fc.constantFrom(...values)
const runs = { numRuns: drawn(10_000) }

describe('a text with links', () => {
  it('a text with links contains every character of the text', () => {
    const text = fc.string({ unit: pick(...'0123456789 +()-./@,:;a€é\u00a0\n'.split('')), maxLength: 60 })
    fc.assert(
      fc.property(text, (words) => {
        expect(
          contactsIn(words)
            .map((part) => (typeof part === 'string' ? part : part.text))
            .join(''),
        ).toBe(words)
      }),
      runs,
    )
  })

  it('a telephone number in international form has a link, whatever its groups', () => {
    const country = pick('31', '41', '44', '49', '81', '353', '420', '972')
    const sign = pick(' ', '-', '.', '\u00a0')
    fc.assert(
      fc.property(
        country,
        sign,
        pick('Tel: ', '(', '', 'Ring '),
        number(2),
        number(3),
        number(4),
        (code, sign, lead, a, b, c) => {
          const groups = [code, `1${a}`, b, c]
          expect(linksOf(`${lead}+${groups.join(sign)}, now`)).toEqual([`tel:+${groups.join('')}`])
        },
      ),
      runs,
    )
  })

  it('a date, a time, a price, a range and an order number have no link', () => {
    const two = fc.integer({ min: 1, max: 28 }).map((day) => String(day).padStart(2, '0'))
    const year = fc.integer({ min: 1900, max: 2099 }).map(String)
    const thousands = fc.integer({ min: 1, max: 99_999_999 }).map((sum) => String(sum).replace(/\B(?=(\d{3})+$)/g, ' '))
    const said = fc.oneof(
      fc.tuple(two, two, year, pick('.', '/', '-', ' ')).map(([d, m, y, sign]) => [d, m, y].join(sign)),
      fc.tuple(two, two, year, two, two).map(([d, m, y, h, min]) => `${d}.${m}.${y} ${h}.${min}`),
      fc.tuple(two, two, year, two, two).map(([d, m, y, h, min]) => `${y}-${m}-${d} ${h}:${min}`),
      fc.tuple(two, two, two, two, pick('-', ' - ', '–')).map(([a, b, c, d, sign]) => `${a}.${b}${sign}${c}.${d}`),
      fc.tuple(year, pick('-', '/', '–'), year).map((parts) => parts.join('')),
      fc.tuple(pick('€ ', '$', 'CHF ', '+', '-', ''), thousands).map((parts) => parts.join('')),
      fc
        .tuple(
          pick('Order ', 'Order no. ', 'Rechnung Nr. ', 'IBAN ', 'Commande n° ', '#'),
          pick('0'),
          number(3),
          number(4),
          number(3),
        )
        .map(([word, zero, a, b, c]) => `${word}${zero}1${a} ${b} ${c}`),
    )
    fc.assert(
      fc.property(said, (text) => {
        expect(linksOf(`It is ${text}, as said.`)).toEqual([])
      }),
      runs,
    )
  })
})
