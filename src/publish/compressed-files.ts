// Compresses the files of the client bundle.
import { compress, type Encoding, encodings, isCompressible } from '../compression/encodings.ts'

/** Compresses at the highest level. Returns the bytes in base64, by compressed file name. */
export async function compressThoroughly(files: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const made = Object.entries(files)
    .filter(([name]) => isCompressible(name))
    .flatMap(([name, text]) => encodings.map((encoding) => compressOne(name, text, encoding)))
  return Object.fromEntries(await Promise.all(made))
}

async function compressOne(name: string, text: string, { name: encoding, ending }: { name: Encoding; ending: string }) {
  return [name + ending, (await compress(Buffer.from(text), encoding, 'thorough')).toString('base64')] as const
}

/** Decodes the result of `compressThoroughly`. */
export const readyFiles = (compressed: Readonly<Record<string, string>>): Map<string, Buffer> =>
  new Map(Object.entries(compressed).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]))
