// A package registry on this machine that holds only the given packed files.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { listening } from '../../src/backend/listening.ts'

interface LocalRegistry {
  url: string
  /** Paths of all requests, in order. */
  asked: string[]
  close(): Promise<void>
}

interface PackageFile {
  name: string
  version: string
  dependencies?: Record<string, string>
}

/**
 * Of each package's dependencies it lists only those it holds. The others are tested elsewhere; here npm would request
 * them from the public registry.
 */
async function localRegistry(tarballs: readonly string[]): Promise<LocalRegistry> {
  const held = tarballs.map((file) => ({ file, manifest: manifestIn(file) }))
  const names = new Set(held.map(({ manifest }) => manifest.name))
  const asked: string[] = []
  const server = createServer((request, answer) => {
    const path = decodeURIComponent(request.url ?? '/')
    asked.push(path)
    const tarball = held.find(({ file }) => path === `/-/${basename(file)}`)
    if (tarball) return answer.writeHead(200).end(readFileSync(tarball.file))
    const found = held.find(({ manifest }) => path === `/${manifest.name}`)
    if (!found) return answer.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    const { name, version, dependencies = {} } = found.manifest
    const dist = {
      tarball: `${url}/-/${basename(found.file)}`,
      integrity: `sha512-${createHash('sha512').update(readFileSync(found.file)).digest('base64')}`,
    }
    const own = Object.fromEntries(Object.entries(dependencies).filter(([one]) => names.has(one)))
    const packument = {
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...found.manifest, dependencies: own, dist } },
    }
    return answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(packument))
  })
  const { url, close } = await listening(server)
  return { url, asked, close }
}

function manifestIn(tarball: string): PackageFile {
  const { stdout } = spawnSync('tar', ['xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })
  return JSON.parse(stdout) as PackageFile
}

/** Runs npm in `folder` with a registry of these packed files and an empty cache. */
export async function npmWith(tarballs: readonly string[], folder: string, words: readonly string[]) {
  const registry = await localRegistry(tarballs)
  const settings = {
    npm_config_registry: registry.url,
    npm_config_cache: join(folder, 'cache'),
    npm_config_update_notifier: 'false',
    npm_config_yes: 'true',
  }
  const child = spawn('npm', words, {
    cwd: folder,
    env: { ...process.env, ...settings, NODE_ENV: undefined, INIT_CWD: undefined, NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      output += String(piece)
    })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  await registry.close()
  return { code, output, asked: registry.asked }
}
