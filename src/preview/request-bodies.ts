// Schemas of the request bodies of endpoints, which the server checks, and their types for both sides.
import { type Static, Type } from 'typebox'
import type { Path } from '../problems/finding.ts'
import type { Json, RequestedOperation } from './edit-messages.ts'

const whole = Type.Integer({ minimum: 0 })
const position = Type.Integer({ minimum: 1 })
const optionalFlag = Type.Optional(Type.Boolean())
/** True to write although the result has errors. */
const despite = optionalFlag
/** True when the user has confirmed the database changes. */
const agreed = optionalFlag
const text = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' })
const segment = Type.Union([Type.String(), whole])
const pathOf = (minItems: number) => Type.Unsafe<Path>(Type.Array(segment, { minItems, maxItems: 39 }))
const pointer = pathOf(0)
const path = pathOf(1)
const json = Type.Unsafe<Json>({})
const anywhere = {
  path,
  sharing: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('here')])),
  expect: Type.Optional(json),
}

const operation = Type.Unsafe<RequestedOperation>(
  Type.Union([
    Type.Object({ ...anywhere, do: Type.Literal('set'), value: json, order: Type.Optional(Type.Array(Type.String())) }),
    Type.Object({ ...anywhere, do: Type.Literal('insert'), value: json }),
    Type.Object({ ...anywhere, do: Type.Literal('move'), to: path }),
    Type.Object({ ...anywhere, do: Type.Literal('rename'), key: Type.String() }),
    Type.Object({ ...anywhere, do: Type.Union([Type.Literal('remove'), Type.Literal('duplicate')]) }),
  ]),
)

const line = Type.String({ maxLength: 200, pattern: '^[^\\n\\r<>\\u0000]*[^\\s<>\\u0000][^\\n\\r<>\\u0000]*$' })

const entryPlace = pathOf(2)

export const bodies = {
  entryPlace,
  entryFile: Type.Union([
    Type.Object({
      do: Type.Literal('new'),
      collection: text(100),
      title: Type.String({ minLength: 1, maxLength: 400, pattern: '^[^\\u0000]*$' }),
      despite,
    }),
    Type.Object({ do: Type.Union([Type.Literal('duplicate'), Type.Literal('remove')]), at: entryPlace, despite }),
    Type.Object({ do: Type.Literal('rename'), at: entryPlace, slug: text(120), despite }),
  ]),
  edit: Type.Object({
    operations: Type.Array(operation, { minItems: 1, maxItems: 200 }),
    /** The last revision that the page has. */
    base: Type.Integer(),
    /** The state that the paths refer to; left out, the current one. */
    state: Type.Optional(whole),
    /** Label of the undo step: `Title of the hero on /`. */
    label: Type.String({ maxLength: 200 }),
    despite,
    agreed,
  }),
  look: Type.Object({ operations: Type.Array(operation, { minItems: 1, maxItems: 20 }), reading: Type.String() }),
  undo: Type.Object({ back: Type.Boolean() }),
  takeBack: Type.Object({
    hunks: Type.Array(Type.String(), { minItems: 1, maxItems: 5000 }),
    label: text(400),
    despite,
  }),
  file: Type.Object({ file: text(1000) }),
  copyName: Type.Object({ name: Type.String() }),
  commit: Type.Object({
    message: Type.String({ maxLength: 20_000, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' }),
    branch: Type.Optional(text(200)),
    push: Type.Boolean(),
    author: Type.Optional(Type.Object({ name: line, email: line })),
  }),
  publish: Type.Object({
    confirm: Type.Optional(text(100)),
    despite,
    message: Type.Optional(Type.String({ maxLength: 20_000, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' })),
  }),
  nothing: Type.Object({}),
  yamlText: Type.Object({ file: Type.String(), text: Type.String() }),
  /** `offset`: in UTF-16 code units from the start of the text. */
  completion: Type.Object({ file: Type.String(), text: Type.String(), offset: whole }),
  save: Type.Object({
    file: Type.String(),
    /** The text as it was when it was read. */
    before: Type.String(),
    after: Type.String(),
    despite,
    agreed,
  }),
  /** Identifies a problem of the file on the disk. */
  fix: Type.Object({ file: Type.String(), code: Type.String(), line: whole, column: whole, label: Type.String() }),
  /**
   * A value of a page, by its path in the resolved site. Pages are named by their path:
   * `['routes', '/services', 'blocks', 0, 'props', 'title']`.
   */
  pagePointer: Type.Object({ reading: Type.String(), pointer }),
  /** A line of a file, or a value of a page. */
  open: Type.Union([
    Type.Object({ line: position, column: position, file: Type.Optional(Type.String()) }),
    Type.Object({ reading: Type.String(), pointer }),
  ]),
  /** The page and the index of the block at the text cursor of the author's editor; without `block`, the top of the page. */
  follow: Type.Object({
    reading: Type.String(),
    path: Type.String({ pattern: '^/' }),
    block: Type.Optional(Type.Number()),
  }),
}

/** A body by the name of its schema. */
export type RequestOf<Name extends keyof typeof bodies> = Static<(typeof bodies)[Name]>
