// The invented bakery in three languages: German with addresses of its own, Arabic without most of its texts.
import { type LoadOptions, load } from '../../src/manifest/load.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'

export const german = `Mill Lane Bakery: Bäckerei Mill Lane
Sourdough from a wood oven at 4 Mill Lane.: Sauerteig aus dem Holzofen, Mill Lane 4.
Bread from Mill Lane: Brot aus der Mill Lane
Baked before seven: Gebacken vor sieben
"Our loaves: [order one](/order), or come by.": "Unsere Laibe: [bestellen](/order), oder kommen Sie vorbei."
Rye and spelt: Roggen und Dinkel
Order: Bestellen
Sending: Wird gesendet
E-mail: E-Mail
Noted: Notiert
Come by at {facts.place}.: Kommen Sie vorbei, {facts.place}.
4 Mill Lane: Mill Lane 4
Sorry: Verzeihung
Please write to us.: Bitte schreiben Sie uns.
Order bread: Brot bestellen
Order a loaf for the day after tomorrow.: Bestellen Sie einen Laib für übermorgen.
Open: Geöffnet
Seven to noon: Sieben bis zwölf
Flour and time.: Mehl und Zeit.
Pages: Seiten
Home: Start
Write: Schreiben
Baker: Bäckerin
Your bread: Ihr Brot
It is in the oven.: Es ist im Ofen.
`

export const arabic = `Bread from Mill Lane: خبز من ميل لين
Mill Lane Bakery: مخبز ميل لين
`

const blocks = `- type: page-intro
  title: Bread from Mill Lane
- type: prose
  title: Baked before seven
  text: |
    # Rye and spelt

    Our loaves: [order one](/order), or
    come by.`

export const languages = `languages:
  en: { name: English }
  de: { name: Deutsch, at: /de, paths: { /order: /bestellen } }
  ar: { name: العربية, at: /ar }`

export const bakeryInThree = (lines = languages): string =>
  bakeryWith('blocks', blocks, [
    { in: 'top', lines },
    { in: 'form', lines: 'mail: { receipt: { subject: Your bread, text: It is in the oven. } }' },
  ])

export interface Texts {
  de?: string
  ar?: string
}

export function loadInThree(
  text = bakeryInThree(),
  { de = german, ar = arabic }: Texts = {},
  options: LoadOptions = {},
) {
  const files: Record<string, string> = { 'texts/de.yaml': de, 'texts/ar.yaml': ar }
  const readTexts = (file: string) => (files[file] === undefined ? undefined : { file, text: files[file] })
  return load(text, 'bakery.yaml', { today: '2026-12-01', readTexts, ...options })
}
