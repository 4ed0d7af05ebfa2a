// The small firm of the fixtures in three languages: German with addresses of its own, Arabic without most of its texts.
import { fileOf, firm } from '../content/firm.ts'

export const german = `Tax: Steuern
Law: Recht
News: Aktuelles
What is new in tax and law.: Neues zu Steuern und Recht.
"From {entry.date | long}: {entry.title}": "Vom {entry.date | long}: {entry.title}"
`

/** Its tables, with columns in German. */
export const tablesInThree = {
  'content/people.csv': `id,name,role,role.de,photo,photo.alt
ada,Ada Halden,Partner,Partnerin,images/ada.svg,Ada Halden at her desk
bo,"Bo ""the book"" Lind","Accountant, tax",Buchhalter,images/ada.svg,Bo Lind
`,
  'content/prices.csv': `title,title.de,price
Annual accounts,Jahresabschluss,1200
An hour of advice,Eine Stunde Beratung,180.50
`,
}

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
  return firm({ 'site.yaml': site, ...tablesInThree, ...changed }, { readTexts })
}

export const siteInThree = (lines = languages) =>
  `${fileOf('site.yaml')
    .replace('{ type: article, contents', '{ type: article, lead: "From {entry.date | long}: {entry.title}", contents')
    .replace('money CHF', 'money EUR')}${lines}`
