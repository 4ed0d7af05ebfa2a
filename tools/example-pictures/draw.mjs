// node tools/example-pictures/draw.mjs SITE [NAME…] [--width N] [--samples N] [--out DIR]
// Draws the pictures of an example site: examples/SITE/images/NAME.webp.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { traced } from './trace.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '840' },
    samples: { type: 'string', default: '5' },
    out: { type: 'string' },
  },
})
const [site = '', ...wanted] = positionals
const { [site]: scenes } = await import(`./${site}.mjs`)
const out = values.out ?? join(import.meta.dirname, '../../examples', site, 'images')
mkdirSync(out, { recursive: true })
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { shape = 2 / 3, ...drawn } = scene()
  const width = Number(values.width)
  const height = Math.round(width * shape)
  const bytes = traced(drawn, { width, height, samples: Number(values.samples) })
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    // Twice as fine as it is traced: light is soft, and tracing takes long.
    .resize({ width: Math.round(width * 1.5), kernel: 'lanczos3' })
    .webp({ quality: 74, effort: 6 })
    .toFile(join(out, `${name}.webp`))
  process.stdout.write(`${name}\n`)
}
