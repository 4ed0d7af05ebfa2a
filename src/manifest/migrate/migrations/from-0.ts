// Version 0 called readings variants, routes pages and blocks sections, and had `notFound` for unknown paths.
import { isMap, isScalar, type YAMLMap } from 'yaml'
import type { Edit } from '../../../problems/problem.ts'
import type { ManifestMigration } from '../migration.ts'

const fromZero: ManifestMigration = (root) => {
  const edits: Edit[] = []
  const rename = (map: YAMLMap | undefined, from: string, to: string) => {
    const key = map?.items.find(({ key: one }) => isScalar(one) && one.value === from)?.key
    if (isScalar(key) && key.range) edits.push({ start: key.range[0], end: key.range[1], text: to })
  }
  rename(root, 'variant', 'reading')
  rename(root, 'variants', 'readings')
  for (const variant of groupsIn(root.get('variants'))) {
    rename(variant, 'pages', 'routes')
    for (const page of groupsIn(variant.get('pages'))) rename(page, 'sections', 'blocks')
    const rule = variant.get('notFound', true)
    if (!isScalar(rule) || !rule.range) continue
    rename(variant, 'notFound', 'unknownPaths')
    const text = rule.value === 'error' ? '{ screen: error }' : `{ redirect: ${String(rule.source ?? rule.value)} }`
    edits.push({ start: rule.range[0], end: rule.range[1], text })
  }
  return edits
}

export default fromZero

const groupsIn = (value: unknown): YAMLMap[] =>
  isMap(value) ? value.items.flatMap(({ value: inner }) => (isMap(inner) ? [inner] : [])) : []
