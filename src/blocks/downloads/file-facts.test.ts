import { expect, it } from 'vitest'
import { fileFacts } from './file-facts.ts'

it.each([
  ['/programme.pdf', 1_240_000, 'en', ['PDF', '1.2\u00a0MB']],
  ['/programme.pdf', 84_300, 'de', ['PDF', '84\u00a0kB']],
  ['/data.csv', 0, 'en', ['CSV', '0\u00a0bytes']],
  ['/data.csv', 151, 'en', ['CSV', '151\u00a0bytes']],
  ['/data.csv', 151, 'de', ['CSV', '151\u00a0Byte']],
  ['https://www.example.com/press.zip?v=2', undefined, 'en', ['ZIP']],
  ['https://www.example.com', undefined, 'en', []],
])('the label of a download, %s of %s bytes, is in %s %j', (file, bytes, language, told) => {
  expect(fileFacts(file, bytes, language)).toEqual(told)
})
