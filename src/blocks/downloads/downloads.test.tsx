import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../../tests/fixtures/bakery.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { fileSizesIn } from '../../files/file-sizes.ts'
import { Page } from '../../render/page.tsx'

it.each([
  ['week.pdf', '/week.pdf'],
  ['The week.pdf', '/The week.pdf'],
  ['100% rye.pdf', '/100%25 rye.pdf'],
  ['week#1.pdf', '/week%231.pdf'],
  ['Preços.pdf'.normalize('NFD'), '/Preços.pdf'],
])('a download shows the size of its file, whatever signs are in its name: %s', (name, to) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, name), 'x'.repeat(2000))
  const site = { ...bakerySite, fileSizes: fileSizesIn(folder, [`/${name}`]) }
  const blocks = [{ type: 'downloads', props: { title: 'Files', files: [{ label: 'A file', to }] }, source: '/0' }]
  const route = { path: '/', title: '', description: '', unlisted: false, blocks }
  expect(renderToStaticMarkup(<Page site={site} route={route} />)).toContain('<bdi>2\u00a0kB</bdi>')
})
