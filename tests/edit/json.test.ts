// A manifest and files of entries may be JSON, which YAML contains: edits of the page keep them JSON.
import { describe, expect, it } from 'vitest'
import { edit } from '../../src/edit/edit.ts'
import { isRefusal, type Operation } from '../../src/edit/operation.ts'

const lines = `{
  "title": "Mill",
  "tags": ["rye"],
  "blocks": [
    { "type": "hero", "title": "Bread" },
    {
      "type": "prose",
      "text": "Words"
    }
  ]
}
`

function edited(text: string, operation: Operation): string {
  const done = edit(text, [operation])
  if (isRefusal(done)) throw new Error(done.message)
  return done.text
}

describe('a file in JSON', () => {
  const cases: [string, Operation, string, string][] = [
    ['a text', { do: 'set', path: ['title'], value: 'Mill: "rye"' }, '"Mill"', '"Mill: \\"rye\\""'],
    ['a number in place of a text', { do: 'set', path: ['title'], value: 7 }, '"Mill"', '7'],
    ['a key', { do: 'set', path: ['blocks', 1, 'id'], value: 'more' }, '"Words"', '"Words",\n      "id": "more"'],
    ['a key on the same line', { do: 'set', path: ['blocks', 0, 'id'], value: 'a' }, '"Bread"', '"Bread", "id": "a"'],
    ['an item of one line', { do: 'insert', path: ['tags', 1], value: 'oats' }, '["rye"]', '["rye", "oats"]'],
    [
      'a group',
      { do: 'insert', path: ['blocks', 2], value: { type: 'prose', text: 'No' } },
      '"Words"\n    }',
      '"Words"\n    },\n    {\n      "type": "prose",\n      "text": "No"\n    }',
    ],
    [
      'a group before others',
      { do: 'insert', path: ['blocks', 0], value: { type: 'prose' } },
      '    { "type": "hero"',
      '    {\n      "type": "prose"\n    },\n    { "type": "hero"',
    ],
    [
      'a list for a text',
      { do: 'set', path: ['blocks', 1, 'text'], value: ['a', 'b'] },
      '"Words"',
      '[\n        "a",\n        "b"\n      ]',
    ],
    ['another key', { do: 'rename', path: ['blocks', 1, 'text'], key: 'lead' }, '"text"', '"lead"'],
    [
      'a copy',
      { do: 'duplicate', path: ['blocks', 0] },
      '    { "type": "hero", "title": "Bread" },\n',
      '    { "type": "hero", "title": "Bread" },\n    { "type": "hero", "title": "Bread" },\n',
    ],
    ['without an item', { do: 'remove', path: ['tags', 0] }, '["rye"]', '[]'],
  ]
  it.each(cases)('stays JSON in the style of its neighbours with %s', (_, operation, from, to) => {
    const after = edited(lines, operation)
    expect(after).toBe(lines.replace(from, () => to))
    expect(() => JSON.parse(after)).not.toThrow()
  })

  it('of one line stays on one line', () => {
    expect(edited('{"a":{"b":1}}', { do: 'set', path: ['a', 'c'], value: { d: [1] } })).toBe(
      '{"a":{"b":1, "c": {"d":[1]}}}',
    )
  })

  it('keeps the line breaks of Windows', () => {
    const windows = lines.replaceAll('\n', '\r\n')
    const after = edited(windows, { do: 'insert', path: ['blocks', 1], value: { type: 'prose' } })
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
    expect(JSON.parse(after).blocks).toHaveLength(3)
  })
})
