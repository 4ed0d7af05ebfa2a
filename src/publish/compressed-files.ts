// Which files of a site get compressed forms beside them.
import { compress, type Encoding, encodings, isCompressible } from '../compression/encodings.ts'
import type { Compressing } from './write-site.ts'

/** A larger site's pages are compressed by the server as they are asked for; see docs/decisions/115. */
export const mostPages = 300

/** `every` compresses every page, however many there are; `bundled` is what the bundle has compressed. */
export function compressing(
  pages: number,
  { every = false, bundled = {} }: { every?: boolean; bundled?: Readonly<Record<string, string>> } = {},
): Compressing {
  const ready = new Map(Object.entries(bundled).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]))
  return { ready, wanted: every || pages <= mostPages ? undefined : (name) => !name.endsWith('.html') }
}

/** Compresses texts as far as they go: name of the compressed file → its bytes in base64. */
export async function compressThoroughly(files: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const made = Object.entries(files)
    .filter(([name]) => isCompressible(name))
    .flatMap(([name, text]) => encodings.map((encoding) => compressOne(name, text, encoding)))
  return Object.fromEntries(await Promise.all(made))
}

async function compressOne(name: string, text: string, { name: encoding, ending }: { name: Encoding; ending: string }) {
  return [name + ending, (await compress(Buffer.from(text), encoding, 'thorough')).toString('base64')] as const
}
