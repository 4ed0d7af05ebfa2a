// node tools/example-pictures/drawings.mjs SITE [NAME…]
// Draws the flat pictures of an example site, examples/SITE/images/NAME.webp, from SVG that a script makes: the same with each run.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const [site = '', ...wanted] = process.argv.slice(2)
const { default: pictures } = await import(`./${site}.mjs`)
const out = join(import.meta.dirname, '../../examples', site, 'images')
mkdirSync(out, { recursive: true })
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { width, height, shapes, quality = 78 } = draw()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes.join('')}</svg>`
  const { size } = await sharp(Buffer.from(svg))
    .webp({ quality, effort: 6 })
    .toFile(join(out, `${name}.webp`))
  process.stdout.write(`${name} ${Math.round(size / 1024)} KB\n`)
}
