// Converts a language's texts to XLIFF 2.0 for translators' tools, and back.
import type { XliffUnit } from 'xliff'
import { sourceHash } from '../../src/languages/source-hash.ts'
import { Fault } from '../../src/problems/fault.ts'

export interface XliffText {
  text: string
  /** Empty when the text is not translated yet. */
  translation: string
  /** The text's place, for the translator. */
  note: string
}

/** Returns an XLIFF file with the texts, of which there must be at least one. */
export async function xliffOf(texts: readonly XliffText[], from: string, to: string): Promise<string> {
  const units = texts.map(({ text, translation, note }): [string, XliffUnit] => [
    `t${sourceHash(text)}`,
    { source: text, ...(translation !== '' && { target: translation }), note },
  ])
  const { js2xliff } = await import('xliff')
  return js2xliff({ resources: { texts: Object.fromEntries(units) }, sourceLanguage: from, targetLanguage: to })
}

/** Returns the file's translations by their original text. Throws a Fault when it is not XLIFF 2, or for another language. */
export async function textsOf(xliff: string, to: string): Promise<Map<string, string>> {
  const { xliff2js } = await import('xliff')
  const read = await xliff2js(xliff).catch((cause: unknown) => {
    throw new Fault(
      'usage',
      'The file is no XLIFF 2.',
      'Give a file that `--xliff` wrote and a translator filled in.',
      { cause },
    )
  })
  if (read.targetLanguage !== undefined && read.targetLanguage.toLowerCase() !== to.toLowerCase())
    throw new Fault(
      'usage',
      `The file is a translation into "${read.targetLanguage}".`,
      `Name that language in place of "${to}".`,
    )
  const units = Object.values(read.resources ?? {}).flatMap((texts) => Object.values(texts))
  return new Map(
    units.flatMap(({ source, target }): [string, string][] =>
      typeof source === 'string' && typeof target === 'string' && target.trim() !== '' ? [[source, target]] : [],
    ),
  )
}
