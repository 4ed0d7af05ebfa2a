// A picture that is put into the site's own folder. Its name is made of letters that a manifest may name, and nothing is
// written over.
import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { basename, extname, join } from 'node:path'
import { writeWhole } from '../../../cache/cache.mjs'
import { faultOfPicture } from '../../../files/picture-fault.ts'
import { sizeOfPicture } from '../../../images/raster.ts'
import problems from '../../../manifest/checks/missing-files/problems.ts'
import { freeName, slugged } from '../../../site/slug.ts'

const maxUploadBytes = 25 * 1024 * 1024
const kinds = new Set(['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'])

export type Uploaded = { file: string } | { problem: string }

/** `folder`: where pictures of the site stand. */
export async function takePicture(request: IncomingMessage, given: string, folder: string): Promise<Uploaded> {
  const ending = extname(given).toLowerCase()
  if (!kinds.has(ending)) return { problem: `A picture is one of ${[...kinds].join(', ').replaceAll('.', '')}.` }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array)
    size += bytes.length
    if (size > maxUploadBytes) return { problem: 'The picture is larger than 25 MB.' }
    chunks.push(bytes)
  }
  const bytes = Buffer.concat(chunks)
  const name = nameFor(given, ending, folder)
  // What a check of the manifest would refuse is not stored in the first place.
  const why = faultOfPicture(name, bytes)
  const { message, hint } = problems['unfit-picture']
  if (why) return { problem: `${message({ file: basename(given), why })} ${hint({ file: name, why })}` }
  const isPicture = await sizeOfPicture(name, bytes).then(Boolean, () => false)
  if (!isPicture) return { problem: 'This is no picture that can be shown.' }
  try {
    writeWhole(join(folder, name), bytes, { durable: true })
  } catch (error) {
    return { problem: `The picture cannot be stored: ${error instanceof Error ? error.message : error}` }
  }
  return { file: `images/${name}` }
}

function nameFor(given: string, ending: string, folder: string): string {
  const stem = slugged(given.slice(0, -ending.length)).slice(0, 60) || 'picture'
  return freeName(stem, (name) => existsSync(join(folder, name + ending))) + ending
}
