// Finds the schema of a place in the manifest.
import { entrySchema } from '../../content/entry-schema.ts'
import type { Loaded } from '../../manifest/load.ts'
import { publishedSchema } from '../../manifest/shape/published-schema.ts'
import type { Path } from '../../problems/finding.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { SchemaWalk } from '../../schema/schema-walk.ts'
import { valueAt } from '../../site/groups.ts'
import { entryPath, foundEntry } from './entries.ts'

/** Returns undefined where the schema has no such place. A value that is not written yet counts as an empty group. */
export function schemaAt(manifest: unknown, path: Path): SchemaNode | undefined {
  const fragments = valueAt(manifest, ['fragments'])
  const walk = new SchemaWalk(publishedSchema, (name) => {
    const type = valueAt(fragments, [String(name), 'type'])
    return typeof type === 'string' ? type : undefined
  })
  return walk.schemaAt(manifest, path)
}

/** Returns the keys of the group at a path, in the order of its schema. */
export function keysAt(loaded: Loaded, path: Path): readonly string[] {
  const { source } = loaded
  const { entry, collection } = foundEntry(loaded, path) ?? {}
  if (entry && collection && path.length === entryPath(entry).length)
    return Object.keys(entrySchema(collection).properties ?? {})
  return Object.keys(schemaAt(source.value, path)?.properties ?? {})
}
