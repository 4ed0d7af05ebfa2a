import {
  declaredCollections,
  type EntryFieldSetting,
  entryFieldSettings,
  reservedKeys,
} from '../../../content/collection.ts'
import { firstTime, onKey, onValue, type Path } from '../../../problems/finding.ts'
import { misnamed } from '../../../problems/offer.ts'
import { contentTypes } from '../../../schema/manifest/collections.ts'
import { groupItems, valueAt } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

/** Reports entry fields with equal names, without a needed setting, or with a setting that their type ignores. */
export default function collectionFields({ draft, report }: CheckContext<typeof problems>): void {
  const collections = declaredCollections(draft.value).map(({ name }) => name)
  for (const name of collections) checkFields(['collections', name, 'fields'], `The collection "${name}"`)

  function checkFields(path: Path, holder: string) {
    const first = new Map<unknown, Path>()
    for (const [at, field] of groupItems(valueAt(draft.value, path))) {
      const { name, type } = field
      const here = [...path, at]
      const before = first.get(name)
      if (typeof name === 'string' && before) {
        const related = [firstTime(name, onValue(before))]
        report('entry-field-twice', onValue([...here, 'name']), { name, holder }, { related })
      } else if (name !== undefined) first.set(name, [...here, 'name'])
      if (path.length === 3 && typeof name === 'string' && isReserved(name))
        report('entry-field-reserved', onValue([...here, 'name']), { name })
      if (typeof type === 'string' && Object.hasOwn(contentTypes, type)) settings(field, type, here)
      if (typeof field.of === 'string' && type === 'entry' && !collections.includes(field.of))
        report('unknown-collection', onValue([...here, 'of']), ...misnamed(field.of, collections, true))
      if (type === 'list') checkFields([...here, 'fields'], `The list "${String(name)}"`)
    }
  }

  function settings(field: Record<string, unknown>, type: string, path: Path) {
    for (const [key, { types, isNeeded }] of Object.entries<EntryFieldSetting>(entryFieldSettings)) {
      const isOwn = types.some((one) => one === type)
      if (!isOwn && field[key] !== undefined)
        report('entry-field-has-no-such', onKey(...path, key), { key, type, types: [...types] })
      if (isOwn && isNeeded && field[key] === undefined)
        report('entry-field-needs', onValue([...path, 'type']), { type, key })
    }
  }
}

const isReserved = (name: string) => (reservedKeys as readonly string[]).includes(name)
