// Copies the example site into a folder, with or without the packages of `npm install`.
import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lsp-client.ts'

/** Copies the site. `isInstalled`: whether `node_modules` has Lectern. */
export function practiceSite(folder: string, isInstalled = true): void {
  mkdirSync(dirname(folder), { recursive: true })
  cpSync(join(root, 'examples/practice'), folder, { recursive: true })
  if (!isInstalled) return
  const engine = join(folder, 'node_modules/lectern')
  for (const name of [join(folder, 'node_modules/.bin'), join(engine, 'tools')]) mkdirSync(name, { recursive: true })
  for (const name of ['package.json', 'schema']) symlinkSync(join(root, name), join(engine, name))
  // Unlike the package, this repository defaults to its own site.
  const program = join(engine, 'tools/run.mjs')
  const lines = [
    '#!/usr/bin/env node',
    "const own = (name) => process.cwd() + '/' + name",
    "if (process.argv[2] === 'dev') process.argv.push('--manifest', own('site.yaml'), '--data', own('.lectern'))",
    `await import(${JSON.stringify(join(root, 'tools/run.mjs'))})`,
  ]
  writeFileSync(program, `${lines.join('\n')}\n`)
  chmodSync(program, 0o755)
  symlinkSync(program, join(folder, 'node_modules/.bin/lectern'))
}

/** Makes a package named Lectern that npm installs without a network. Its commands are those of this repository. */
export function smallPackage(folder: string, version: string): void {
  const program = join(folder, 'tools/run.mjs')
  mkdirSync(dirname(program), { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'lectern', version, type: 'module', bin: { lectern: 'tools/run.mjs' } }),
  )
  const lines = [
    '#!/usr/bin/env node',
    "import { appendFileSync } from 'node:fs'",
    `appendFileSync('started.txt', \`${version} \${process.argv[2]}\\n\`)`,
    `await import(${JSON.stringify(join(root, 'tools/run.mjs'))})`,
  ]
  writeFileSync(program, `${lines.join('\n')}\n`)
  chmodSync(program, 0o755)
}
