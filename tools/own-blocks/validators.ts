// Loaded once the own blocks are in their place: the published schema is made of them too.
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ownBlocks, setOwnBlocks } from '../../src/blocks/own-blocks.ts'
import { engineTypes } from '../../src/blocks/schemas.ts'
import { publishedSchema } from '../../src/manifest/shape/published-schema.ts'
import { compiledSchema } from '../vite/compiled-schema.ts'
import { bad } from './folders.ts'

/** Compiles the schema with the own blocks, or takes what was compiled before for the same state of them. */
export async function ownValidators(folder: string): Promise<void> {
  const own = ownBlocks()
  if (!own) return
  const taken = Object.keys(own.schemas).find((type) => engineTypes.includes(type))
  if (taken !== undefined)
    throw bad(`There is a block "${taken}" in Lectern already.`, `Give the folder blocks/${taken} another name.`)
  const file = join(folder, 'validators.mjs')
  if (!existsSync(file)) {
    writeFileSync(`${file}.${process.pid}`, await compiledSchema(JSON.stringify(publishedSchema)))
    renameSync(`${file}.${process.pid}`, file)
  }
  setOwnBlocks({ ...own, validators: await import(pathToFileURL(file).href) })
}
