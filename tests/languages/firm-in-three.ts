// The small firm of the fixtures in three languages: German with addresses of its own, Arabic without most of its texts.
import { fileOf, firm } from '../content/firm.ts'

export const german = `Tax: Steuern
Law: Recht
News: Aktuelles
What is new in tax and law.: Neues zu Steuern und Recht.
"From {entry.date | long}: {entry.title}": "Vom {entry.date | long}: {entry.title}"
`

export const languages = `languages:
  en: { name: English }
  de: { name: Deutsch, at: /de, paths: { /news: /aktuell } }
  ar: { name: العربية, at: /ar }
`

/** `changed` as for `firm`. */
export const firmInThree = (
  changed: Record<string, string | undefined> = {},
  { de = german, site = siteInThree() }: { de?: string; site?: string } = {},
) => {
  const texts: Record<string, string> = { 'texts/de.yaml': de, 'texts/ar.yaml': '' }
  const readTexts = (file: string) => (texts[file] === undefined ? undefined : { file, text: texts[file] })
  return firm({ 'site.yaml': site, ...changed }, { readTexts })
}

export const siteInThree = (lines = languages) =>
  `${fileOf('site.yaml')
    .replace('{ type: article, contents', '{ type: article, lead: "From {entry.date | long}: {entry.title}", contents')
    .replace('money CHF', 'money EUR')}${lines}`
