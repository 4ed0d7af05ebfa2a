// A small site of entries in three languages, and random edits of its translations: files beside entries, columns, texts, and the
// fallback of a missing one.
import type { RandomWords } from '../../bench/random/random-words.ts'

type Files = Map<string, string>

const languages = `languages:
  en: { name: English }
  de: { name: Deutsch, paths: { /news: /aktuell } }
  fr: { name: Français, fallback: none }
`
const texts = ['Home', 'News', 'New', 'All news', 'Every entry.', 'More on this', 'Many entries', 'tax', 'law']

export function addLanguages(files: Files): void {
  files.set('site.yaml', `${files.get('site.yaml')}${languages}`)
  files.set('texts/de.yaml', 'Home: Anfang\nNews: Aktuelles\n')
  files.set('texts/fr.yaml', 'Home: Accueil\n')
  const people = files.get('content/people.csv') ?? ''
  files.set(
    'content/people.csv',
    people.replace(/$/gm, (_, at) => (at === people.length ? '' : ',')),
  )
  files.set('content/people.csv', (files.get('content/people.csv') ?? '').replace('role,\n', 'role,role.de\n'))
}

/** `name`: the file of an entry in the first language. */
export function languageEdits(files: Files, words: RandomWords, name: string): Record<string, () => void> {
  const tag = words.of(['de', 'fr'])
  const beside = name.replace(/\.md$/, `.${tag}.md`)
  const change = (file: string, edit: (text: string) => string) => files.set(file, edit(files.get(file) ?? ''))
  const title = () => words.title(40).replace(/[:?"]/g, '')
  return {
    translation: () =>
      files.set(beside, `---\ntitle: ${title()}\n---\n${words.text(40, 120)} [${words.word()}](/news)\n`),
    summary: () => files.set(beside, `---\nsummary: ${JSON.stringify(words.text(20, 90))}\n---\n`),
    untranslated: () => files.delete(beside),
    column: () => change('content/people.csv', (text) => text.replace(/^(person-3,[^,]*,[^,]*),.*/m, `$1,${title()}`)),
    texts: () => {
      const source = words.of(texts)
      change(`texts/${tag}.yaml`, (text) => {
        const others = text.split('\n').filter((line) => line !== '' && !line.startsWith(`${source}:`))
        return [...others, `${source}: ${words.word()}`, ''].join('\n')
      })
    },
    fallback: () =>
      change('site.yaml', (text) =>
        text.includes('fallback: none')
          ? text.replace(', fallback: none', '')
          : text.replace('name: Français', 'name: Français, fallback: none'),
      ),
    paths: () =>
      change('site.yaml', (text) => text.replace(/\/news: \/\w+ \}/, `/news: /${words.of(['aktuell', 'neues'])} }`)),
    ready: () =>
      change('site.yaml', (text) =>
        text.includes('ready: false')
          ? text.replace(', ready: false', '')
          : text.replace('name: Deutsch', 'name: Deutsch, ready: false'),
      ),
  }
}
