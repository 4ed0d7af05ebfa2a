// Random words and sentences, equal for equal seeds: with characters that make a YAML writer quote them, and as Markdown prose.

/** Returns a generator of numbers from 0 up to 1, with the same sequence for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const onsets = 'b c d f g h j k l m n p r s t v w br ch cl cr dr fl gr pl pr sh sl sp st th tr'.split(' ')
const vowels = 'a e i o u ai ea ie oa oo ou'.split(' ')
const codas = ['', '', '', 'n', 'r', 's', 't', 'l', 'm', 'ck', 'nd', 'st', 'ng']
const smallWords = 'the a of and to in is for with that it on as at by from but not this all'.split(' ')

export class RandomWords {
  private readonly vocabulary: string[]

  constructor(readonly random: () => number) {
    this.vocabulary = Array.from({ length: 900 }, () => this.made())
  }

  /** Returns a whole number from `min` to `max`. */
  between(min: number, max: number): number {
    return min + Math.floor(this.random() * (max - min + 1))
  }

  of<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T
  }

  chance(share: number): boolean {
    return this.random() < share
  }

  word(): string {
    return this.chance(0.35) ? this.of(smallWords) : this.of(this.vocabulary)
  }

  /** Returns a few words without a full stop, at most `maxLength` letters. */
  title(maxLength = 60): string {
    const words = Array.from({ length: this.between(2, 6) }, () => this.of(this.vocabulary))
    const title = capital(words.join(' '))
    const ending = this.chance(0.15) ? `: ${this.of(this.vocabulary)}` : this.chance(0.1) ? '?' : ''
    return cut(title, maxLength - ending.length) + ending
  }

  /** Returns one or more sentences; some contain a colon, a quotation, a number sign or a letter beyond ASCII. */
  text(minLength: number, maxLength: number): string {
    let text = ''
    const length = this.between(minLength, maxLength)
    while (text.length < length) text += (text === '' ? '' : ' ') + this.sentence()
    return cut(text, maxLength)
  }

  sentence(): string {
    const words = Array.from({ length: this.between(6, 18) }, () => this.word())
    const at = this.between(1, words.length - 2)
    const odd = this.random()
    if (odd < 0.08) words[at] = `${words[at]}:`
    else if (odd < 0.16) words[at] = `(${words[at]})`
    else if (odd < 0.22) words[at] = `"${words[at]}"`
    else if (odd < 0.27) words[at] = `#${this.between(1, 99)}`
    else if (odd < 0.33) words[at] = `${words[at]}’s`
    else if (odd < 0.37) words[at] = `${words[at]} – ${this.between(2, 400)} %`
    else if (odd < 0.4) words[0] = `"${capital(words[0] ?? '')}"`
    else if (odd < 0.48) words[at] = `${words[at]},`
    return `${capital(words.join(' '))}.`
  }

  /** Returns Markdown with paragraphs, headings, lists, emphasis and links. */
  markdown(paragraphs: number, link: () => string): string {
    const parts: string[] = []
    for (let at = 0; at < paragraphs; at++) {
      const kind = this.random()
      if (at > 0 && kind < 0.2) parts.push(`# ${this.title(50)}`)
      if (kind < 0.75) parts.push(this.paragraph(link))
      else if (kind < 0.95)
        parts.push(Array.from({ length: this.between(2, 5) }, () => `- ${this.sentence()}`).join('\n'))
      else parts.push(`> ${this.sentence()}`)
    }
    return `${parts.join('\n\n')}\n`
  }

  private paragraph(link: () => string): string {
    const sentences = Array.from({ length: this.between(2, 5) }, () => this.sentence())
    if (this.chance(0.5)) sentences.push(`See [${this.of(this.vocabulary)} ${this.word()}](${link()}).`)
    if (this.chance(0.4)) sentences.push(`It is **${this.word()} ${this.of(this.vocabulary)}** and *${this.word()}*.`)
    return sentences.join(' ')
  }

  private made(): string {
    return Array.from(
      { length: this.between(1, 3) },
      () => this.of(onsets) + this.of(vowels) + (this.chance(0.5) ? this.of(codas) : ''),
    ).join('')
  }
}

const capital = (text: string) => text.replace(/^["“]?\p{L}/u, (letter) => letter.toUpperCase())

/** Cuts a text that is too long at a blank. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return text.slice(0, Math.max(1, text.lastIndexOf(' ', maxLength)))
}
