// Loaded once the own blocks are in their place: the published schema is made of them too.
import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { ownBlocks, setOwnBlocks } from '../../src/blocks/own-blocks.ts'
import { engineSchemas } from '../../src/blocks/schemas.ts'
import type { Cache } from '../../src/cache/cache.mjs'
import { publishedSchema } from '../../src/manifest/shape/published-schema.ts'
import { cachedValidators } from '../vite/compiled-schema.ts'

/** Compiles the schema with the own blocks: anew where a schema or the engine has changed, for which `sourceHash` stands. */
export async function ownValidators(cache: Cache, sourceHash: string): Promise<void> {
  const own = ownBlocks()
  if (!own) return
  const state = createHash('sha256')
    .update(JSON.stringify([sourceHash, own.schemas]))
    .digest('hex')
    .slice(0, 16)
  const file = await cachedValidators(cache, state, () => {
    for (const type of Object.keys(own.schemas))
      if (Object.hasOwn(engineSchemas, type)) process.stderr.write(replaces(type))
    return JSON.stringify(publishedSchema)
  })
  setOwnBlocks({ ...own, validators: await import(pathToFileURL(file).href) })
}

/** Said once for each state of their schemas, and so after an upgrade: the engine may have got a block that the site had before. */
const replaces = (type: string) =>
  `  Lectern has a block "${type}" of its own. This site's is used, from blocks/${type}; without that folder it is Lectern's.\n`
