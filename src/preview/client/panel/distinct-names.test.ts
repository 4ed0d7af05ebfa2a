import { expect, it } from 'vitest'
import { publishedSchema } from '../../../manifest/shape/published-schema.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { withDistinctNames } from './distinct-names.ts'

const events = publishedSchema.$defs?.events?.properties?.events?.items ?? {}

it('a copied item gets distinct texts where its list has names', () => {
  const schema: SchemaNode = {
    properties: { value: { type: 'string', pattern: '^[a-z-]+[0-9]*$', 'x-kind': 'name' }, label: {} },
  }
  expect(withDistinctNames({ value: 'dog', label: 'Dog' }, [{ value: 'dog', label: 'Dog' }], schema)).toEqual({
    value: 'dog-2',
    label: 'Dog 2',
  })
})

it('a copied item keeps its date, time and texts where its list has no names', () => {
  const day = { title: 'A morning', day: '2030-03-16', starts: '19:30', price: 'free' }
  expect(withDistinctNames(day, [day], events)).toEqual(day)
})
