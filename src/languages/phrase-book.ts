// Translates sentences by their English original.

/** By the English original. `{}` stands for words that stay, in the original `{+}` for words that are translated too. */
export type Phrases = Readonly<Record<string, string>>

/** Returns the function that translates a sentence. One that is not in the book stays as it is. */
export function phraseBook(phrases: Phrases): (english: string) => string {
  const patterns = Object.entries(phrases)
    .filter(([english]) => english.includes('{'))
    // The longest first: "Write dashes on {} lines" before "Write {}".
    .sort(([one], [other]) => other.length - one.length)
    .map(([english, translated]) => ({ form: formOf(english), holes: english.match(/\{\+?\}/g) ?? [], translated }))

  return function translated(english): string {
    if (Object.hasOwn(phrases, english)) return phrases[english] ?? english
    for (const { form, holes, translated: into } of patterns) {
      const [, ...found] = form.exec(english) ?? []
      if (found.length === 0) continue
      const values = found.map((text, at) => (holes[at] === '{+}' ? translated(text) : text))
      return into.replace(/\{\}/g, () => values.shift() ?? '')
    }
    return english
  }
}

function formOf(english: string): RegExp {
  const parts = english.split(/\{\+?\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('(.+?)')}$`, 's')
}
