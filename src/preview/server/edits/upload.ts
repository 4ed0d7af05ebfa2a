// Stores an uploaded picture in the site's folder, under a new name that a manifest may use. No file is overwritten.
import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { basename, join } from 'node:path'
import { writeWhole } from '../../../cache/cache.mjs'
import { faultOfPicture } from '../../../files/picture-fault.ts'
import { isPictureFile } from '../../../files/picture-file.ts'
import { writeErrorText } from '../../../files/replace-file.ts'
import { sizeOfPicture } from '../../../images/raster.ts'
import problems from '../../../manifest/checks/missing-files/problems.ts'
import { problemFacts } from '../../../problems/problem.ts'
import { inEachLanguage } from '../../../problems/words/in-language.ts'
import { freeName, slugged } from '../../../site/slug.ts'
import type { StoredPicture } from '../../edit-messages.ts'

const maxUploadBytes = 25 * 1024 * 1024

const isHeic =
  'This is a HEIC picture, which few browsers show. Save it as JPEG: in Preview on a Mac with Export, in Photos on Windows with Save as, on an iPhone in Files with Convert Image.'

/** Reads the request's body and stores it. `given`: the name of the uploaded file; `folder`: the pictures folder. */
export async function storeUpload(request: IncomingMessage, given: string, folder: string): Promise<StoredPicture> {
  if (/\.hei[cf]s?$/i.test(given)) return { problem: isHeic }
  if (!isPictureFile(given)) return { problem: 'A picture is one of avif, gif, jpg, png, svg, webp. Save it as JPEG.' }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array)
    size += bytes.length
    if (size > maxUploadBytes) return { problem: 'The picture is larger than 25 MB. Save it smaller.' }
    chunks.push(bytes)
  }
  const bytes = Buffer.concat(chunks)
  if (/^ftyphe[iv]/.test(bytes.toString('latin1', 4, 11))) return { problem: isHeic }
  const name = nameFor(given, folder)
  // Pictures that a check of the manifest would refuse are not stored.
  const why = faultOfPicture(name, bytes)
  if (why) {
    const facts = { file: basename(given), why }
    const code = 'unfit-picture'
    const [message, hint] = [problems[code].message(facts), problems[code].hint(facts)]
    return {
      problem: `${message} ${hint}`,
      translations: inEachLanguage({ code, message, hint, [problemFacts]: facts }),
    }
  }
  const unreadable = await sizeOfPicture(name, bytes).then(
    () => undefined,
    (error) => String(error),
  )
  if (unreadable?.includes('pixel limit'))
    return { problem: 'The picture has more than 100 million pixels. Save it smaller.' }
  if (unreadable) return { problem: 'This is no picture that can be shown.' }
  try {
    writeWhole(join(folder, name), bytes, { durable: true })
  } catch (error) {
    return { problem: `The picture cannot be stored. ${writeErrorText(error)}` }
  }
  return { file: `images/${name}` }
}

function nameFor(given: string, folder: string): string {
  // `extname` takes a name such as `.jpg` for a stem.
  const ending = given.slice(given.lastIndexOf('.')).toLowerCase()
  const stem = slugged(given.slice(0, -ending.length)).slice(0, 60) || 'picture'
  return freeName(stem, (name) => existsSync(join(folder, name + ending))) + ending
}
