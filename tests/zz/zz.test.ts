import { it } from 'vitest'
import { fileOf, firm } from '../content/firm.ts'
import { load } from '../../src/manifest/load.ts'
import { readFileSync } from 'node:fs'
const print = (ps: any[]) => { for (const { code, file, line, message, hint, suggestion, fix } of ps) console.log(code, `${file}:${line}`, message, '|', hint, '|', suggestion, '|', fix?.safe) }
const show = (n: string, c: Record<string, string>) => { console.log('---', n); print(firm(c).problems) }
it('x', () => {
  const s = fileOf('site.yaml')
  const r = (a: string|RegExp, b: string, t = s) => { const x = t.replace(a, b); if (x === t) throw new Error(`${a}`); return x }
  const news = fileOf('content/news/contracts.md')
  const m = r('- name: topics', '- name: größen')
  show('filterBy', { 'site.yaml': r('filterBy: topics', 'filterBy: größen', m) })
  const p = r('{ name: role,', '{ name: tätigkeit,')
  show('ref', { 'site.yaml': r('title: "{entry.title}"\n', 'title: "{entry.author.tätigkeit} {entry.title}"\n', p).replace('{entry.role}', '{entry.tätigkeit}') })
  const d = r('{ name: date,', '{ name: änderung,')
  show('order', { 'site.yaml': r('order: [date, ', 'order: [änderung, ', d), 'content/news/contracts.md': news.replace('date:', 'änderung:') })
  const f = readFileSync('tests/fixtures/two-readings/site.yaml', 'utf8')
  const l = (t: string) => print(load(t, 'site.yaml', {}).problems.filter(({code}) => !/missing-file|released/.test(code)))
  console.log('--- form', /- name: organization/.test(f))
  const i = f.indexOf('forms:')
  console.log(f.slice(i, i + 1500))
})
