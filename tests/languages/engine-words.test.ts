// The built-in texts of the engine in each of its languages.
import { describe, expect, it } from 'vitest'
import { engineLanguages, engineWords, knownLanguage } from '../../src/languages/engine-words.ts'
import { completeForm, defaultMessages } from '../../src/manifest/resolve/form-defaults.ts'
import { defaultTexts } from '../../src/site/texts.ts'
import { fieldSentence } from '../../supabase/functions/_shared/form-rules.ts'
import { crossingSource } from '../requests/forms.ts'

const others = engineLanguages.filter((tag) => tag !== 'en')

it('the engine has texts in ten languages', () => {
  expect(engineLanguages).toEqual(['en', 'ar', 'de', 'es', 'fr', 'he', 'it', 'nl', 'pl', 'pt'])
})

describe.each(others)('the engine texts in %s', (tag) => {
  const { texts, messages, notice } = engineWords(tag)

  it('have every key of the English texts, and few have the same words', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(defaultTexts).sort())
    expect(Object.keys(messages).sort()).toEqual(Object.keys(defaultMessages).sort())
    const alike = Object.entries(texts).filter(([key, said]) => defaultTexts[key as keyof typeof texts] === said)
    // "Menu", "Error", "Tip" and "E-mail" are words of several languages.
    expect(
      alike
        .map(([key]) => key)
        .filter((key) => !['menu', 'mistake', 'byMail', 'pages', 'tip', 'important'].includes(key)),
    ).toEqual([])
    expect(notice.text).toContain('[answers]')
  })

  it('have a form for every plural category of the language where they contain a number', () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    for (const [key, said] of Object.entries(messages)) {
      if (!String(defaultMessages[key]).includes('{max}')) continue
      if (typeof said === 'string') throw new Error(`${key} has one form for all numbers.`)
      expect(Object.keys(said).sort()).toEqual([...pluralCategories].sort())
    }
  })

  it('name the bounds of a date or number field', () => {
    for (const type of ['date', 'number']) {
      const said = messages[type]
      if (typeof said !== 'object' || !('between' in said)) throw new Error(`${type} says nothing of bounds.`)
      const { other, from, to, between } = said
      const named = [other, from, to, between].map((form) => form.match(/\{\w+\}/g)?.sort())
      expect(named).toEqual([['{label}'], ['{from}', '{label}'], ['{label}', '{to}'], ['{from}', '{label}', '{to}']])
    }
  })

  it('contain the placeholders of the English texts', () => {
    for (const [key, said] of Object.entries(messages))
      for (const word of ['{label}', '{max}']) {
        const forms = typeof said === 'string' ? [said] : [said.other]
        if (defaultMessages[key]?.includes(word)) for (const form of forms) expect(form).toContain(word)
      }
  })
})

describe('a message with a number', () => {
  const said = (language: string, max: number) => {
    const form = completeForm('crossing', crossingSource, '/', language)
    return fieldSentence(form, { name: 'name', type: 'text', label: 'Imię', required: true, max }, 'tooLong')
  }
  it.each([
    ['pl', 1, 'Pole „Imię” może mieć najwyżej 1 znak.'],
    ['pl', 3, 'Pole „Imię” może mieć najwyżej 3 znaki.'],
    ['pl', 200, 'Pole „Imię” może mieć najwyżej 200 znaków.'],
    ['de', 5000, '„Imię“ darf höchstens 5.000 Zeichen lang sein.'],
    ['ar', 2, 'يجب ألّا يزيد الحقل «Imię» على حرفين.'],
    ['en', 5000, 'Imię must be 5000 characters or fewer.'],
  ])('in %s uses the plural form for %d', (language, max, words) => expect(said(language, max)).toBe(words))

  it('written by the owner is used for every number', () => {
    const form = completeForm('crossing', { ...crossingSource, messages: { tooLong: 'Za długie.' } }, '/', 'pl')
    expect(fieldSentence(form, { name: 'name', type: 'text', label: 'Imię', required: true, max: 3 }, 'tooLong')).toBe(
      'Za długie.',
    )
  })
})

describe('a message about an answer out of bounds', () => {
  const said = (language: string, field: object, messages = {}) => {
    const fields = [{ name: 'one', label: 'Day', ...field }] as typeof crossingSource.fields
    const form = completeForm('crossing', { ...crossingSource, fields, messages }, '/', language)
    const [one] = form.fields
    return one && fieldSentence(form, one, one.type)
  }
  it.each([
    ['en', { type: 'number', from: 1, to: 5000 }, 'Day must be a number from 1 to 5,000.'],
    ['en', { type: 'number', from: '0.5' }, 'Day must be a number, 0.5 or more.'],
    ['de', { type: 'number', to: 1500 }, '„Day“ muss eine Zahl sein, höchstens 1.500.'],
    ['en', { type: 'number' }, 'Day must be a number.'],
    ['en-GB', { type: 'date', from: '2026-01-31' }, 'Day must be a day: 31 January 2026 at the earliest.'],
    [
      'nl',
      { type: 'date', from: 'today', to: 'today + 6 months' },
      '‘Day’ moet een datum zijn: op zijn vroegst vandaag, op zijn laatst over 6 maanden.',
    ],
    ['pl', { type: 'date', to: 'today - 18 years' }, 'Pole „Day” musi zawierać datę: najpóźniej 18 lat temu.'],
    ['zh', { type: 'date', to: '2026-01-31' }, 'Day must be a day: January 31, 2026 at the latest.'],
  ])('in %s names the bounds of %j', (language, field, words) => expect(said(language, field)).toBe(words))

  it('written by the owner may name the bounds', () => {
    const field = { type: 'number', from: 1, to: 4 }
    expect(said('nl', field, { number: 'Kies {from} tot {to}.' })).toBe('Kies 1 tot 4.')
    expect(said('nl', field, { number: 'Kies een getal.' })).toBe('Kies een getal.')
  })
})

it('a regional language uses the texts of its base language, and an unknown language uses English', () => {
  expect(['de-AT', 'pt-BR', 'zh-Hans', 'AR'].map(knownLanguage)).toEqual(['de', 'pt', undefined, 'ar'])
  expect(engineWords('zh-Hans').notice.subject).toBe('New request')
})
