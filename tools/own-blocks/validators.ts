// Compiles the schema of a site with own blocks. Import it once they are registered, because the published schema includes them.
import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { ownBlocks, setOwnBlocks } from '../../src/blocks/own-blocks.ts'
import { engineSchemas } from '../../src/blocks/schemas.ts'
import type { Cache } from '../../src/cache/cache.mjs'
import { publishedSchema } from '../../src/manifest/shape/published-schema.ts'
import { cachedValidators } from '../vite/compiled-schema.ts'

/** Compiles the schema and registers its validators, cached by the blocks' schemas and the engine, identified by `sourceHash`. */
export async function ownValidators(cache: Cache, sourceHash: string): Promise<void> {
  const own = ownBlocks()
  if (!own) return
  const state = createHash('sha256')
    .update(JSON.stringify([sourceHash, own.schemas]))
    .digest('hex')
    .slice(0, 16)
  const file = await cachedValidators(cache, state, () => {
    for (const type of Object.keys(own.schemas))
      if (Object.hasOwn(engineSchemas, type)) process.stderr.write(replacementNotice(type))
    return JSON.stringify(publishedSchema)
  })
  setOwnBlocks({ ...own, validators: await import(pathToFileURL(file).href) })
}

/** Printed once for each state of the schemas, and so also when an upgrade of the engine brings a block of that name. */
const replacementNotice = (type: string) =>
  `  Lectern has a block "${type}" of its own. This site's is used, from blocks/${type}; without that folder it is Lectern's.\n`
