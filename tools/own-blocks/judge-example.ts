import { fieldFaults } from '../../src/manifest/shape/ajv-faults.ts'
import { publishedSchema } from '../../src/manifest/shape/published-schema.ts'
import { pointerTo } from '../../src/problems/path.ts'
import type { Example } from './examples-site.ts'

/** Checks an example against the block's schema. Returns one line for each mistake. */
export function judgeExample({ type, props }: Example): string[] {
  const missing = (publishedSchema.$defs?.[type]?.required ?? []).filter((key) => key !== 'type' && !(key in props))
  return [
    ...missing.map((key) => `schema: "${key}" is missing`),
    ...fieldFaults(type, props).map(({ path, keyword, key = '' }) =>
      `schema: ${pointerTo(path)} ${keyword} ${key}`.trim(),
    ),
  ]
}
