// The tools an assistant gets from `lectern mcp` over standard input and output.
import { expect, it } from 'vitest'
import { assistantOf } from './assistant.ts'

const { client, call, textOf } = assistantOf('examples/practice')

it('an assistant is offered tools that declare whether they write', async () => {
  const { tools } = await client.listTools()
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
    'edit',
    'entry',
    'undo',
  ])
  expect(tools.map(({ inputSchema }) => inputSchema.type)).toEqual(tools.map(() => 'object'))
})

it('an assistant finds a text by the outline, changes it in an included file, and undoes that to the byte', async () => {
  const { readings, files } = (await call('outline')).value()
  const { pages } = readings.main ?? Object.values(readings)[0]
  const [page] = pages
  const path = [...page.blocks[0].path.slice(0, 4), 'title']
  const before = new Map<string, string>(files.map((file: string) => [file, textOf(file)]))
  const done = (await call('edit', { operations: [{ do: 'set', path, value: 'A title by an assistant' }] })).value()
  expect(done).toMatchObject({ outcome: 'done', changed: expect.stringContaining('A title by an assistant') })
  expect((await call('outline')).text).toContain('A title by an assistant')
  await call('undo')
  for (const [file, text] of before) expect(textOf(file)).toBe(text)
})

it('an assistant cannot write a mistake unless it requests that', async () => {
  const { readings } = (await call('outline')).value()
  const [{ blocks }] = (Object.values(readings)[0] as { pages: [{ blocks: { path: unknown[] }[] }] }).pages
  const operation = { do: 'set', path: [...(blocks[0]?.path ?? []), 'titel'], value: 'x' }
  const refused = (await call('edit', { operations: [operation] })).value()
  expect(refused).toMatchObject({ outcome: 'invalid', problems: [{ code: 'unknown-key' }] })
  expect(JSON.stringify(refused)).not.toContain('translations')
  expect((await call('validate')).value()).toMatchObject({ fine: true })
  await call('edit', { operations: [operation], despite: true })
  const checked = (await call('validate')).value()
  expect(checked).toMatchObject({ fine: false, problems: [{ code: 'unknown-key' }] })
  expect(JSON.stringify(checked)).not.toContain('translations')
  await call('undo')
})

it('an assistant can read the lines of the manifest and of no other file', async () => {
  expect((await call('read', { to: 3 })).text.split('\n')).toHaveLength(3)
  expect(await call('read', { file: 'package.json' })).toMatchObject({ isError: true })
  expect(await call('read', { from: 10, to: 5 })).toMatchObject({
    isError: true,
    text: expect.stringContaining('lines, and'),
  })
})

it('an assistant can look up the keys of a block, the values of a path, and where a text is written', async () => {
  expect((await call('catalogue')).value().length).toBeGreaterThan(20)
  expect((await call('catalogue', { block: 'hero' })).value()).toMatchObject({
    type: 'hero',
    examples: expect.anything(),
  })
  expect(await call('catalogue', { block: 'heor' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('hero'),
  })
  expect((await call('schema', { path: ['site', 'name'] })).value()).toMatchObject({ type: 'string' })
  expect((await call('explain', { place: '/' })).text).toContain('site.yaml:')
})

it('arguments of the wrong type are named, and no tool is called', async () => {
  expect(await call('schema', { path: 'site' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('/path'),
  })
  expect(await call('read', { lines: 3 })).toMatchObject({ isError: true })
})

it('an assistant gets a picture of a page as a visitor sees it', async () => {
  const { type, data } = await call('picture', { page: '/', width: 375, height: 600 })
  const png = Buffer.from(data, 'base64')
  expect([type, png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'image',
    'PNG',
    375,
    600,
  ])
}, 60_000)
