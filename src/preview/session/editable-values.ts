// Finds the days, times, numbers, switches and choices that the sections of a page show, to be edited in a note.
import { originSteps } from '../../manifest/inspect/origin.ts'
import type { Path } from '../../problems/finding.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { isGroup } from '../../site/groups.ts'
import type { Site } from '../../site/model.ts'
import { blockFrame } from '../block-frame.ts'
import type { EditableTexts } from '../edit-messages.ts'
import type { ManifestNames } from './known-manifest.ts'
import { schemaAt } from './schema-at.ts'

/** Returns the groups that hold such values, each with the keys of all values its schema allows. Values of entries are left out. */
export function editableValues({ manifest, source }: ManifestNames, site: Site, path: string): EditableTexts['values'] {
  const { blocks = [] } = site.routes.find((route) => route.path === path) ?? {}
  return blocks.flatMap(({ props }, at) =>
    [...groupsIn(props, ['routes', path, 'blocks', at, 'props'])].flatMap(({ group, pointer }) => {
      const [any] = Object.keys(group)
      const [written] = any === undefined ? [] : originSteps(manifest, site.reading, [...pointer, any])
      if (!written || written.what === 'default' || source.entryOf(written.at)) return []
      const { properties = {} } = schemaAt(manifest, written.at.slice(0, -1)) ?? {}
      const keys = Object.keys(properties).filter((key) => !blockFrame.includes(key) && isValue(properties[key]))
      const shown = keys.find((key) => key in group)
      return shown === undefined ? [] : [{ pointer: [...pointer, shown], keys }]
    }),
  )
}

const isValue = (schema: SchemaNode | undefined): boolean =>
  schema?.type === 'boolean' ||
  schema?.type === 'integer' ||
  schema?.type === 'number' ||
  schema?.enum !== undefined ||
  (schema?.['x-kind'] === 'name' && schema.pattern !== undefined)

/** Yields the group itself, then the groups in its lists. */
function* groupsIn(group: object, pointer: Path): Generator<{ group: object; pointer: Path }> {
  yield { group, pointer }
  for (const [key, list] of Object.entries(group))
    if (Array.isArray(list))
      for (const [at, item] of list.entries()) if (isGroup(item)) yield* groupsIn(item, [...pointer, key, at])
}
