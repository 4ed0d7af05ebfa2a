// A small site of entries, and random edits of it as a writer makes them: words, names, topics, drafts and dates.
import { entryFiles, entrySite, topics } from '../../bench/entries/entry-site.ts'
import { RandomWords, randomNumbers } from '../../bench/random/random-words.ts'
import { addLanguages, languageEdits } from './random-translations.ts'

export type Files = Map<string, string>

const start = Date.parse('2026-11-22T12:00:00Z')
const day = 86_400_000

export class RandomEdits {
  readonly files: Files
  /** The clock, in milliseconds since 1970. */
  now = start
  private readonly words: RandomWords

  /** `inLanguages`: the site is in three languages, and its translations are edited too. */
  constructor(
    seed: number,
    entries: number,
    private readonly inLanguages = false,
  ) {
    this.words = new RandomWords(randomNumbers(seed))
    this.files = entryFiles(entrySite(seed, entries))
    if (inLanguages) addLanguages(this.files)
    // With twenty entries a page, the list would have a single page.
    this.replace('site.yaml', 'perPage: 20', 'perPage: 4')
    // Links between entries would be dead after many edits.
    for (const name of this.files.keys()) this.replace(name, /\]\(\/news\/[^)]*\)/g, '](/news)')
  }

  /** Makes one random edit; returns its kind and the file. */
  next(): string {
    const { words } = this
    const names = [...this.files.keys()].filter((name) => /^[^.]*\.md$/.test(name))
    const name = words.of(names)
    this.replace(names[0] ?? '', /\nSee \[another\].*\n/, '')
    const edits: Record<string, () => void> = {
      word: () => this.replace(name, /\n---\n(\S+)/, `\n---\n${words.word()}`),
      title: () =>
        this.replace(name, /^title: .*$/m, `title: ${words.title(40).replaceAll(':', '')} ${this.files.size}`),
      topics: () => this.replace(name, /^topics:\n(?: {2}- .*\n)*/m, `topics:\n  - ${words.of(topics)}\n`),
      date: () => this.replace(name, /^date: .*$/m, `date: ${this.dayFrom(words.between(-900, 900))}`),
      author: () => this.replace(name, /^author: .*$/m, `author: person-${words.between(0, 23)}`),
      draft: () => this.toggle(name, 'draft: true'),
      // Each removes the other: a day drawn before the clock moved on, or the entry's own, might contradict it.
      publish: () => {
        this.replace(name, /^until: .*\n/m, '')
        this.toggle(name, `publish: ${this.dayFrom(words.between(1, 40))}`)
      },
      until: () => {
        this.replace(name, /^publish: .*\n/m, '')
        this.toggle(name, `until: ${this.dayFrom(words.between(41, 80))}`)
      },
      person: () =>
        this.replace('content/people.csv', /^(person-3),[^,]*/m, `$1,${words.title(20).replace(/[:?"]/g, '')}`),
      rename: () => {
        const text = this.files.get(name) ?? ''
        const slug = /([^/]+)\.md$/.exec(name)?.[1] ?? ''
        const renamed = `content/news/renamed-${words.between(0, 99_999)}.md`
        const was = text.includes('\nwas:\n') ? text.replace('\nwas:\n', `\nwas:\n  - ${slug}\n`) : text
        this.files.set(name, was === text ? text.replace('\ndate:', `\nwas:\n  - ${slug}\ndate:`) : was)
        for (const [from, entry] of this.withTranslations(name)) {
          this.files.delete(from)
          this.files.set(from.replace(name.slice(0, -3), renamed.slice(0, -3)), entry)
        }
      },
      // The linked entry may be a draft or be removed later, so the next edit removes the link.
      link: () => this.replace(names[0] ?? '', /$/, `\nSee [another](/news/${/([^/]+)\.md$/.exec(name)?.[1]}).\n`),
      // Without the former names, which one entry alone may have.
      copy: () =>
        this.files.set(
          `content/news/copy-${words.between(0, 99_999)}.md`,
          (this.files.get(name) ?? '').replace(/^was:.*\n(?: +- .*\n)*/m, ''),
        ),
      removal: () => {
        if (names.length > 4) for (const [file] of this.withTranslations(name)) this.files.delete(file)
      },
      clock: () => {
        this.now += words.between(1, 20) * day
      },
      template: () =>
        this.replace('site.yaml', /next: (true|false)/, (is) => (is === 'next: true' ? 'next: false' : 'next: true')),
      pages: () => this.replace('site.yaml', /perPage: \d+/, `perPage: ${words.between(2, 6)}`),
      label: () => this.replace('site.yaml', /value: tax, label: \w+/, `value: tax, label: ${words.word()}`),
      ...(this.inLanguages && languageEdits(this.files, words, name)),
    }
    const kind = words.of(Object.keys(edits))
    edits[kind]?.()
    return `${kind} ${name}`
  }

  /** The files of an entry and of its translations, with their texts. */
  private withTranslations(name: string): [string, string][] {
    return [...this.files].filter(([file]) => file.startsWith(`${name.slice(0, -3)}.`))
  }

  private dayFrom(days: number): string {
    return new Date(this.now + days * day).toISOString().slice(0, 10)
  }

  private toggle(name: string, line: string) {
    const text = this.files.get(name) ?? ''
    const [key] = line.split(':')
    const without = text.replace(new RegExp(`^${key}: .*\n`, 'm'), '')
    this.files.set(name, without === text ? text.replace('\ndate:', `\n${line}\ndate:`) : without)
  }

  private replace(name: string, what: RegExp | string, by: string | ((found: string) => string)) {
    const text = this.files.get(name) ?? ''
    this.files.set(name, typeof by === 'string' ? text.replace(what, by) : text.replace(what, by))
  }
}
