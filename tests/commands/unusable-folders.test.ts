import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../pages/built-site.ts'

const { compileTools } = await import(join(root, 'tools/setup/compile.mjs'))
const { faultOf } = await import(join(root, 'tools/setup/fault.mjs'))

const refusal = (code: string) => Object.assign(new Error(code), { code, path: '/site/node_modules' })

it.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC'])('a command ends with a sentence, not a stack, on %s', (code) => {
  expect(faultOf(refusal(code))).toMatchObject({
    message: `The system does not allow access to /site/node_modules (${code}).`,
    exit: 2,
  })
})

it('other errors are bugs and keep their stack', () => {
  expect(faultOf(refusal('EBADF'))).toBeUndefined()
})

it.each(['/sites/no#1', '/sites/what?'])(
  'a clone in a folder that the bundler cannot read is refused: %s',
  async (folder) => {
    await expect(compileTools(folder)).rejects.toMatchObject({ message: expect.stringContaining(folder), exit: 2 })
  },
)
