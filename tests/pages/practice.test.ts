// A site of another business, built as its owner builds it: a veterinary practice with two readings that share their pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { filesUnder } from '../../src/files-under.ts'
import { backendForms } from '../../src/forms/backend-forms.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { compose } from '../../supabase/functions/_shared/mail.ts'
import { root, textOf } from './built-site.ts'
import { builtPractice, manifestOf, practiceWith, problemsOf } from './practice-site.ts'

describe.each(['daily', 'holiday'])('the practice, reading %s', (reading) => {
  let out: string
  let folder: string
  beforeAll(async () => {
    folder = practiceWith()
    expect(problemsOf(folder)).toEqual([])
    out = await builtPractice(folder, '--reading', reading)
  })

  const page = (path: string) => readFileSync(join(out, path, 'index.html'), 'utf8')
  const wholeText = () =>
    filesUnder(out)
      .filter((file) => file.endsWith('.html'))
      .map((file) => textOf(readFileSync(join(out, file), 'utf8')))
      .join('\n')

  it('the practice shows no sign of Markdown anywhere', () => {
    expect(wholeText()).not.toMatch(/\*\*|~~|\]\(|\|---/)
  })

  it('the practice shows the signs that only look like it', () => {
    const services = textOf(page('services'))
    for (const said of [
      '60*90*120 cm',
      '2 * 3 of them [heated]',
      'chip_number_list #3',
      '[All] prices',
      '7 nights = 6 * price',
    ])
      expect(services).toContain(said)
  })

  it('the practice shows quotations, lists, emphasis and links of long texts', () => {
    const services = page('services')
    expect(services).toMatch(/<blockquote><p>An animal in pain never waits\.<\/p><\/blockquote>/)
    expect(services).toContain('<strong>Ring first</strong> in an emergency')
    expect(services).toMatch(/<li>.*<em>before<\/em> we begin/s)
    expect(services).toContain('<a href="/privacy">privacy policy</a>')
  })

  it('the practice has the links of its consent', () => {
    expect(page('register')).toMatch(
      /<label[^>]*for="registration-consent"[^>]*>.*<a href="\/privacy"[^>]*>privacy policy<\/a> and the <a href="\/services#terms"[^>]*>terms of care<\/a>/s,
    )
  })

  it('the practice says its consent in mails and in the database without signs', () => {
    const { site } = loadFile(manifestOf(folder), { root, reading })
    const [registration] = site ? backendForms(site) : []
    const label = registration?.form.fields.find(({ name }) => name === 'consent')?.label
    expect(label).toBe("I have read the privacy policy and the terms of care, and agree to my pet's record.")
    if (!registration) throw new Error('There is no form.')
    const mail = compose(registration, {
      id: 'a',
      kind: 'notice',
      request: { name: 'Ada', email: 'ada@example.com', species: 'cat', consent: true },
    })
    expect(mail?.text).toContain(
      "Your name: Ada\nE-mail: ada@example.com\nWhat kind of animal is it? Cat\nI have read the privacy policy and the terms of care, and agree to my pet's record: ✓",
    )
    // What a mail says is its author's own: nothing in it is taken for Markdown.
    expect(mail?.text).toContain('*** A new patient ***')
  })

  it('the practice has the pages of its included files and its own home page', () => {
    expect(textOf(page('news/lambing'))).toMatch(/Ring 01632 960 221 ?, at any hour\./)
    expect(textOf(page('.'))).toContain(
      reading === 'daily' ? 'For every animal on the lane' : 'Closed for the holidays',
    )
  })
})
