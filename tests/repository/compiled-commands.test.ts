// The compiled commands: CommonJS, where the default import of a package that is an ES module only is missing.
import { isAscii } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { filesUnder } from '../../src/files-under.ts'
import { compileTools } from '../../tools/setup/compile.mjs'
import { inAscii } from '../../tools/vite/ascii-code.ts'

const engine = fileURLToPath(new URL('../..', import.meta.url))

/** Packages that a file imports whole and whose default it uses. */
function defaultsIn(code: string): string[] {
  const asked = [...code.matchAll(/^let (\w+) = require\("((?:@[^/"]+\/)?[^./":][^/":]*)(?:\/[^"]*)?"\);$/gm)]
  return asked.flatMap(([, name, from = '']) => (code.includes(`${name}.default`) ? [from] : []))
}

const isModuleAlone = (name: string): boolean => {
  const { type, exports } = JSON.parse(readFileSync(join(engine, 'node_modules', name, 'package.json'), 'utf8'))
  return type === 'module' && !JSON.stringify(exports ?? '').includes('"require"')
}

it('no compiled command uses the default of an ES module when it is loaded', { timeout: 60_000 }, async () => {
  const { folder } = await compileTools(engine)
  const files = filesUnder(folder).filter((name) => name.endsWith('.cjs'))
  const asked = new Set(files.flatMap((name) => defaultsIn(readFileSync(join(folder, name), 'utf8'))))
  expect(asked).toContain('pg')
  expect([...asked].filter(isModuleAlone)).toEqual([])
})

it('compiled commands are ASCII, so that V8 keeps them in the form they are read in', { timeout: 60_000 }, async () => {
  const { folder } = await compileTools(engine)
  const files = filesUnder(folder).filter((name) => name.endsWith('.cjs'))
  expect(files.filter((name) => !isAscii(readFileSync(join(folder, name))))).toEqual([])
})

it("compiled commands assign the fields of markdown-it's tokens", { timeout: 60_000 }, async () => {
  const { folder } = await compileTools(engine)
  const files = filesUnder(folder).filter((name) => name.endsWith('.cjs'))
  const codes = files.map((name) => readFileSync(join(folder, name), 'latin1'))
  expect(codes.filter((code) => /\bthis\.nesting = nesting/.test(code))).toHaveLength(1)
  expect(codes.filter((code) => /_defineProperty\(\s*this,/.test(code))).toEqual([])
})

it.each([
  '"a → b, ’tis 𝄞"',
  '`\\→ \\\\→ \\\\\\→ –`',
  '/^[–—]\\–$/.test("—–")',
  '"𝄞é".replace(/[𝄞-𝄠]/u, "x")',
  '({ é: 1, "ü": 2 }).é',
  'new RegExp(String.raw`^–$`).test("–")',
])('code in ASCII prints the same as its source: %s', (code) => {
  expect(isAscii(Buffer.from(inAscii(code)))).toBe(true)
  expect(runInNewContext(inAscii(code))).toBe(runInNewContext(code))
})
