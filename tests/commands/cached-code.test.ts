import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { root } from '../pages/built-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

it('code that the first command of a version compiles is accepted by the next one', () => {
  const folder = temporaryFolder()
  const cache = join(folder, 'cache')
  mkdirSync(cache)
  writeFileSync(join(folder, 'greet.cjs'), 'module.exports = () => "hello"')
  const loader = pathToFileURL(join(root, 'tools', 'setup', 'cached-code.mjs')).href
  const options = JSON.stringify({ cache, sourceHash: 'one', command: 'greet' })
  const program = `import { cachedLoader } from '${loader}'
    console.log(cachedLoader(${JSON.stringify(folder)}, ${options})('greet.cjs')())`
  const run = () => execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const compiled = join(cache, `code-one-${process.version}`, 'greet', 'greet.cjs')
  expect(run()).toBe('hello\n')
  // Rejected code is compiled and stored again, in another file.
  const { ino } = statSync(compiled)
  expect(run()).toBe('hello\n')
  expect(statSync(compiled).ino).toBe(ino)
})
