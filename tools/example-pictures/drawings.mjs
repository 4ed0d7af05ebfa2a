// node tools/example-pictures/drawings.mjs SITE [NAME…] [--out DIR]
// Draws the flat pictures of an example site, examples/SITE/images/NAME.webp, from SVG that a script makes: the same with each run.
// Drawings that say `asSvg` stay SVG. A site that begins from a template has its pictures there, in templates/SITE/images.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
const [site = '', ...wanted] = positionals
const { default: pictures } = await import(`./${site}.mjs`)
const root = join(import.meta.dirname, '../..')
const home = existsSync(join(root, 'templates', site)) ? 'templates' : 'examples'
const out = values.out ?? join(root, home, site, 'images')
mkdirSync(out, { recursive: true })
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { width, height, shapes, quality = 78, asSvg = false } = draw()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${shapes.join('')}</svg>`
  const bytes = asSvg ? Buffer.from(`${svg}\n`) : await sharp(Buffer.from(svg)).webp({ quality, effort: 6 }).toBuffer()
  writeFileSync(join(out, `${name}.${asSvg ? 'svg' : 'webp'}`), bytes)
  process.stdout.write(`${name} ${Math.round(bytes.length / 1024)} KB\n`)
}
