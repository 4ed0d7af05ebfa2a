import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { servedFiles } from './served-files.ts'

const folder = temporaryFolder()

it.each([
  ['a#1.csv', '/a%231.csv'],
  ['100% salt.txt', '/100%25%20salt.txt'],
  ['who?.pdf', '/who%3F.pdf'],
  ['Preços.pdf', '/Pre%C3%A7os.pdf'],
])('a file is served at its address, whatever signs are in its name: %s', (name, address) => {
  writeFileSync(join(folder, name), 'content')
  expect(servedFiles(folder)(address)?.path).toBe(join(folder, name))
})

it('an address with malformed escapes has no file', () => expect(servedFiles(folder)('/100%')).toBeUndefined())
