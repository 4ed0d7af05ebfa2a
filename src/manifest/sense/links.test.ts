import { expect, it } from 'vitest'
import { linkTarget } from './links.ts'

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert(1)',
  'javascript&#x3A;alert(1)',
  '&#x6A;avascript:alert(1)',
  '&#0000106avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://x/1',
  'file:///etc/passwd',
  'view-source:https://x',
  'intent://x#Intent;end',
])('the address %j is recognised as one that can run code', (link) => expect(linkTarget(link).kind).toBe('dangerous'))

it.each([
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  'https:evil.test',
  'https:/evil.test',
  '///evil.test',
])('the address %j, which leads off the site in disguise, is rejected', (link) =>
  expect(linkTarget(link)).toMatchObject({ kind: 'bad' }),
)

it.each([
  ['/', { kind: 'page', path: '/' }],
  ['/services/', { kind: 'page', path: '/services' }],
  ['/services#prices', { kind: 'page', path: '/services', anchor: 'prices' }],
  ['/services?x=1', { kind: 'page', path: '/services' }],
  ['#prices', { kind: 'anchor', anchor: 'prices' }],
  ['https://www.example.com/a?b#c', { kind: 'outside', scheme: 'https:' }],
  ['mailto:a@b.example', { kind: 'outside', scheme: 'mailto:' }],
  ['mailto:a@b.example?subject=Bread', { kind: 'outside', scheme: 'mailto:' }],
  ['tel:+49-30-1234', { kind: 'outside', scheme: 'tel:' }],
])('the plain address %s is accepted', (link, target) => expect(linkTarget(link)).toMatchObject(target))

it('reading an address never throws, whatever the text', () => {
  for (const link of [
    '',
    '%',
    '/%zz',
    '/a#%zz',
    'mailto:%',
    'mailto:',
    'https://',
    'https://[',
    'tel:',
    '&#xffffffff;',
    ':',
    '/ü/ß',
  ])
    expect(linkTarget(link)).toHaveProperty('kind')
})
