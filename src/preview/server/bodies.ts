// What requests to the preview's own addresses may hold. What a handler does with one holds its type to the messages.
import { Type } from 'typebox'
import type { AskedOperation, Json } from '../edit-messages.ts'
import type { EntryFileRequest } from '../entry-messages.ts'

const whole = Type.Integer({ minimum: 0 })
const position = Type.Integer({ minimum: 1 })
const optionalFlag = Type.Optional(Type.Boolean())
const text = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' })
const segment = Type.Union([Type.String(), whole])
const pointer = Type.Array(segment, { maxItems: 39 })
const path = Type.Array(segment, { minItems: 1, maxItems: 39 })
const json = Type.Unsafe<Json>({})
const anywhere = {
  path,
  sharing: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('here')])),
  expect: Type.Optional(json),
}

const operation = Type.Unsafe<AskedOperation>(
  Type.Union([
    Type.Object({ ...anywhere, do: Type.Literal('set'), value: json, order: Type.Optional(Type.Array(Type.String())) }),
    Type.Object({ ...anywhere, do: Type.Literal('insert'), value: json }),
    Type.Object({ ...anywhere, do: Type.Literal('move'), to: path }),
    Type.Object({ ...anywhere, do: Type.Literal('rename'), key: Type.String() }),
    Type.Object({ ...anywhere, do: Type.Union([Type.Literal('remove'), Type.Literal('duplicate')]) }),
  ]),
)

const line = Type.String({ maxLength: 200, pattern: '^[^\\n\\r<>\\u0000]*[^\\s<>\\u0000][^\\n\\r<>\\u0000]*$' })

const entryPlace = Type.Array(segment, { minItems: 2, maxItems: 39 })

export const bodies = {
  entryPlace,
  entryFile: Type.Unsafe<EntryFileRequest>(
    Type.Union([
      Type.Object({
        do: Type.Literal('new'),
        collection: text(100),
        title: Type.String({ minLength: 1, maxLength: 400, pattern: '^[^\\u0000]*$' }),
        despite: optionalFlag,
      }),
      Type.Object({
        do: Type.Union([Type.Literal('duplicate'), Type.Literal('remove')]),
        at: entryPlace,
        despite: optionalFlag,
      }),
      Type.Object({ do: Type.Literal('rename'), at: entryPlace, slug: text(120), despite: optionalFlag }),
    ]),
  ),
  edit: Type.Object({
    operations: Type.Array(operation, { minItems: 1, maxItems: 200 }),
    base: Type.Integer(),
    label: Type.String({ maxLength: 200 }),
    despite: optionalFlag,
    agreed: optionalFlag,
  }),
  look: Type.Object({ operations: Type.Array(operation, { minItems: 1, maxItems: 20 }), reading: Type.String() }),
  undo: Type.Object({ back: Type.Boolean() }),
  takeBack: Type.Object({
    hunks: Type.Array(Type.String(), { minItems: 1, maxItems: 5000 }),
    label: text(400),
    despite: optionalFlag,
  }),
  file: Type.Object({ file: text(1000) }),
  copy: Type.Object({ name: Type.String() }),
  commit: Type.Object({
    message: Type.String({ maxLength: 20_000, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' }),
    branch: Type.Optional(text(200)),
    push: Type.Boolean(),
    author: Type.Optional(Type.Object({ name: line, email: line })),
  }),
  publish: Type.Object({
    confirm: Type.Optional(text(100)),
    despite: optionalFlag,
    message: Type.Optional(Type.String({ maxLength: 20_000, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' })),
  }),
  nothing: Type.Object({}),
  yamlText: Type.Object({ file: Type.String(), text: Type.String() }),
  completion: Type.Object({ file: Type.String(), text: Type.String(), offset: whole }),
  save: Type.Object({
    file: Type.String(),
    before: Type.String(),
    after: Type.String(),
    despite: optionalFlag,
    agreed: optionalFlag,
  }),
  mend: Type.Object({ file: Type.String(), code: Type.String(), line: whole, column: whole }),
  pointed: Type.Object({ reading: Type.String(), pointer }),
  /** Something on a page, or a line of a file. */
  opened: Type.Union([
    Type.Object({ line: position, column: position, file: Type.Optional(Type.String()) }),
    Type.Object({ reading: Type.String(), pointer }),
  ]),
  followed: Type.Object({
    reading: Type.String(),
    path: Type.String({ pattern: '^/' }),
    block: Type.Optional(Type.Number()),
  }),
}
