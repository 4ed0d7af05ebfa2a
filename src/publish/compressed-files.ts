// Compressed forms of what the bundle holds.
import { compress, type Encoding, encodings, isCompressible } from '../compression/encodings.ts'

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

/** What that gave, as bytes. */
export const readyFiles = (compressed: Readonly<Record<string, string>>): Map<string, Buffer> =>
  new Map(Object.entries(compressed).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]))
