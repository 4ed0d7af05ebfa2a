import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { storeUpload } from './upload.ts'

const folder = temporaryFolder()

it('an uploaded picture keeps its file name in lower case and without accents, a second one of that name gets a number, and one without a name gets one', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const put = (name: string) => storeUpload(Readable.from([png]) as IncomingMessage, name, folder)
  expect(await put('Küche Straße.PNG')).toEqual({ file: 'images/kuche-strasse.png' })
  expect(await put('Küche Straße.png')).toEqual({ file: 'images/kuche-strasse-2.png' })
  expect(await put('.png')).toEqual({ file: 'images/picture.png' })
})
