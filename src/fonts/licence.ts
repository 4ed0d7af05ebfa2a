// Reads what a font file permits: the embedding bits of its OS/2 table and the licence in its name table.
import type { Font } from 'fontkit'
import { Fault } from '../problems/fault.ts'
import { namesOf } from './read-face.ts'

export interface Terms {
  /** Sentences for the site's owner. */
  sentences: string[]
  /** False where only the whole face may be published. */
  mayBeSubset: boolean
}

const free: [RegExp, string][] = [
  [/scripts\.sil\.org\/OFL|openfontlicense\.org|SIL Open Font Licen[cs]e/i, 'the SIL Open Font License'],
  [/apache\.org\/licenses|Apache Licen[cs]e/i, 'the Apache License'],
  [/Ubuntu Font Licen[cs]e/i, 'the Ubuntu Font Licence'],
  [/creativecommons\.org\/publicdomain\/zero|\bCC0\b/i, 'CC0, the public domain'],
]

/** Throws a Fault (exit 1) for a face whose file forbids embedding in pages. */
export function termsOf(font: Font, name: string): Terms {
  const { fsType } = font['OS/2']
  const licence = namesOf(font, 'license')
  const place = namesOf(font, 'licenseURL')
  const sentences: string[] = []
  // Where several bits are set, the most permissive one counts.
  if (fsType.noEmbedding && !fsType.viewOnly && !fsType.editable)
    throw refused(name, 'Its licence is restricted: it may not be embedded anywhere', licence ?? place)
  if (fsType.bitmapOnly)
    throw refused(name, 'Its licence lets bitmaps of it be embedded, and no outlines', licence ?? place)
  const known = free.find(([sign]) => sign.test(`${licence ?? ''} ${place ?? ''}`))?.[1]
  if (known) sentences.push(`Its licence is ${known}: it may be on a website.`)
  else if (licence ?? place) sentences.push(`Its licence says: ${shortened(licence ?? place ?? '')}`)
  if (fsType.viewOnly || fsType.editable)
    sentences.push(
      `It may be embedded for ${fsType.editable ? 'editing' : 'preview and print'}. Whether that covers a website, its licence has to say.`,
    )
  else if (!known)
    sentences.push('Nothing in the file forbids embedding. Make sure that your licence covers a website.')
  if (fsType.noSubsetting) sentences.push('It may not be subset, so all of its characters stay in it.')
  const reserved = /Reserved Font Name/i.exec(`${font.copyright ?? ''} ${licence ?? ''}`)
  if (reserved && !fsType.noSubsetting)
    sentences.push('Its makers reserve its name for the file as they made it; ask them where that matters to you.')
  return { sentences, mayBeSubset: !fsType.noSubsetting }
}

const shortened = (words: string) => (words.length > 240 ? `${words.slice(0, 239).trimEnd()}…` : words)

const refused = (name: string, why: string, licence: string | undefined) =>
  new Fault(
    'font-licence',
    `${name} may not be published. ${why}${licence ? `. It says: ${shortened(licence)}` : '.'}`,
    'Get a licence for websites from its maker, who then gives you another file, or choose another face.',
    { exit: 1 },
  )
