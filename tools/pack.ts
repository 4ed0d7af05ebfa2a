import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { packedFolder } from '../src/preview/server/vite-server.ts'
import { clientBundle, packedBundle, packedText } from '../src/publish/client-bundle.ts'
import { schemaFile, schemaText } from './schema.ts'
import { bundleCommands } from './setup/compile.mjs'
import { bundlePreview } from './shared/bundle-preview.ts'
import { command, flagOption } from './shared/command.ts'
import { siteCommands } from './shared/command-list.ts'
import type { CommandContext } from './shared/context.ts'

const usage = {
  line: 'npm run pack -- [--clean]',
  about:
    'Compiles what the package of Lectern holds, into lib, and its schema. `npm pack` calls it, and with --clean afterwards.',
  options: { clean: flagOption('Removes lib, and restores the schema of this repository.') },
} as const

export default command(usage, async (options, root, { sourceHash }: CommandContext) => {
  const lib = join(root, 'lib')
  rmSync(lib, { recursive: true, force: true })
  const [schema, ofThisSite] = [join(root, schemaFile), join(root, `${schemaFile}.of-this-site`)]
  if (existsSync(ofThisSite)) renameSync(ofThisSite, schema)
  if (options.values.clean) return 0

  // While npm packs, the schema is the engine's alone; this repository's has the blocks of its site too.
  renameSync(schema, ofThisSite)
  writeFileSync(schema, schemaText())

  const modules = [
    ...(await bundleCommands(root, {
      mode: 'package',
      out: join(lib, 'commands'),
      commands: Object.keys(siteCommands),
    })),
    ...(await bundlePreview(root, join(root, packedFolder))),
  ]
  const bundle = await clientBundle(root, sourceHash)
  writeFileSync(join(root, packedBundle), packedText(sourceHash, bundle))
  writeFileSync(join(lib, 'source-hash'), `${sourceHash}\n`)
  writeTypes(root, lib)
  writeFileSync(join(lib, 'NOTICES.txt'), noticesOf(root, modules))
  return 0
})

/** Writes the type declarations of the public interface and of everything that it refers to. */
function writeTypes(root: string, lib: string): void {
  const project = join(lib, 'types', 'tsconfig.json')
  mkdirSync(join(lib, 'types'), { recursive: true })
  const compilerOptions = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: '../..', outDir: '.' }
  const files = ['index.ts', 'island.ts'].map((name) => `../../src/public/${name}`)
  // Declarations for packages without types of their own.
  const include = ['../../src/**/*.d.ts']
  writeFileSync(project, JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include, files }))
  const program = createRequire(import.meta.url).resolve('typescript/package.json')
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(dirname(program), 'bin', 'tsc'), '--singleThreaded', '-p', project],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  rmSync(project)
  if (status !== 0) throw new Error(stdout)
}

/** Returns a text with every package among the bundled files `modules`, and its licence. */
function noticesOf(root: string, modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((file) => folderOf(file) ?? []))
  const notices = [...folders].sort().flatMap((folder) => {
    if (!existsSync(join(folder, 'package.json'))) return []
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license ?? 'not stated'}`
    return [`${name} ${version}\n\n${text}\n`]
  })
  const line = `\n${'-'.repeat(80)}\n\n`
  return ['Lectern holds code of these packages.\n', ...notices].join(line).replaceAll(root, '')
}

interface Package {
  name: string
  version: string
  license?: string
}

/** The folder of the package that contains a file. */
const folderOf = (file: string): string | undefined =>
  /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file.replace(/^\0/, '').replaceAll('/', sep))?.[1]
