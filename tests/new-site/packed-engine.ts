// The package as `npm pack` creates it, installed with its declared dependencies and no others.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode } from '../start-command.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface PackedEngine {
  /** A folder in which `lectern` is installed. */
  folder: string
  /** The folder of the installed package. */
  engine: string
  /** The packed files of `lectern` and `create-lectern`. */
  tarballs: string[]
  /** The site that the README's first lines create, with its dependencies installed. */
  firstSite: string
  /** Runs a command of the package, as `npx lectern` does. */
  run(words: string[], cwd?: string): ReturnType<typeof runNode>
  /** Starts a command that keeps running in the site's folder; resolves once it prints its address. */
  serve(site: string, command: 'start' | 'dev'): Promise<Served>
  remove(): void
}

interface PackageFile {
  dependencies: Record<string, string>
}

export interface Served {
  url: string
  end(): Promise<void>
}

/** A copy of this repository below `place`, with links to its packages. */
export function projectCopy(place: string, name = 'copy'): string {
  const copy = join(place, name)
  mkdirSync(copy)
  for (const name of readdirSync(root).filter((name) => !/^(?:node_modules|dist|lib|\.git|\.lectern)$/.test(name)))
    cpSync(join(root, name), join(copy, name), { recursive: true })
  // A folder of links instead of a link to the folder: emptying the copy's packages removes nothing here.
  mkdirSync(join(copy, 'node_modules'))
  cpSync(join(root, 'node_modules', '.package-lock.json'), join(copy, 'node_modules', '.package-lock.json'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.package-lock.json'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction')
  return copy
}

/** The commands that the README begins with, without their comments. */
export function readmeLines(): string[] {
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  return block.split('\n').flatMap((line) => line.replace(/\s*#.*$/, '') || [])
}

/** Runs the README's first lines up to the created site; the package it depends on is the one tested. Nothing is installed by npm. */
export function packedEngine(): PackedEngine {
  const place = mkdtempSync(join(tmpdir(), 'lectern-packed-'))
  const [intoClone = '', init = '', intoSite = ''] = readmeLines()
  const copy = projectCopy(place, intoClone.slice('cd '.length))
  const initialized = spawnSync(`${init} --no-install`, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    env: environment(),
  })
  if (initialized.status !== 0) throw new Error(initialized.stderr + initialized.stdout)
  const firstSite = join(copy, intoSite.slice('cd '.length))
  const { dependencies: declared } = JSON.parse(readFileSync(join(firstSite, 'package.json'), 'utf8')) as PackageFile
  const file = join(firstSite, declared.lectern?.replace(/^file:/, '') ?? '')
  const creator = pack(join(copy, 'create-lectern'), place)

  const folder = join(place, 'home')
  const packages = join(folder, 'node_modules')
  mkdirSync(packages, { recursive: true })
  const unpacked = spawnSync('tar', ['xzf', file, '-C', packages])
  if (unpacked.status !== 0) throw new Error(String(unpacked.stderr))
  const engine = join(packages, 'lectern')
  cpSync(join(packages, 'package'), engine, { recursive: true })
  rmSync(join(packages, 'package'), { recursive: true })
  const { dependencies } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as PackageFile
  // Types that the public types refer to, which an author of blocks installs.
  for (const name of [...Object.keys(dependencies), '@types/react']) {
    mkdirSync(dirname(join(packages, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(packages, name), 'dir')
  }
  symlinkSync(packages, join(firstSite, 'node_modules'), 'dir')
  mkdirSync(join(packages, '.bin'))
  chmodSync(join(engine, 'tools', 'run.mjs'), 0o755)
  symlinkSync(join(engine, 'tools', 'run.mjs'), join(packages, '.bin', 'lectern'))
  return {
    folder,
    engine,
    firstSite,
    tarballs: [file, creator],
    run: (words, cwd = folder) => runNode([join(engine, 'tools', 'run.mjs'), ...words], { cwd, env: environment() }),
    serve: (site, command) =>
      startServing(process.execPath, [join(engine, 'tools', 'run.mjs'), command, '--port', '0'], join(site, 'pages')),
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
}

/** Packs the package in `folder`; returns the path of the file. */
function pack(folder: string, place: string): string {
  const packed = spawnSync('npm', ['pack', '--pack-destination', place, '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined },
  })
  if (packed.status !== 0) throw new Error(packed.stderr + packed.stdout)
  return join(place, packed.stdout.trim().split('\n').at(-1) ?? '')
}

export const environment = () => ({ ...process.env, NODE_ENV: undefined, INIT_CWD: undefined, NO_COLOR: '1' })

/** Starts a command that keeps running; resolves once it prints its address. */
export async function startServing(program: string, words: string[], cwd: string): Promise<Served> {
  // A process group of its own: npm does not pass signals on to what its shell has started.
  const child = spawn(program, words, { cwd, env: environment(), detached: true })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (piece: unknown) => {
      output += String(piece)
      const [, url] = /(http:\/\/127\.0\.0\.1:\d+)[\s\S]*Ctrl\+C ends it/.exec(output) ?? []
      if (url) resolve(url)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => reject(new Error(output)))
  })
  const end = () =>
    new Promise<void>((resolve) => {
      child.once('close', () => resolve())
      process.kill(-(child.pid ?? 0), 'SIGTERM')
    })
  return { url, end }
}
