// A registry of packages on this machine, which holds nothing but the packed files it is given.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'

interface LocalRegistry {
  url: string
  /** What was asked for, in order. */
  asked: string[]
  close(): Promise<void>
}

interface PackageFile {
  name: string
  version: string
  dependencies?: Record<string, string>
}

/**
 * Of a package's dependencies it names those that it holds itself. What else a package asks npm for is installed by
 * another test; here that would ask the registry of the world.
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function manifestIn(tarball: string): PackageFile {
  const { stdout } = spawnSync('tar', ['xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })
  return JSON.parse(stdout) as PackageFile
}

/** Runs npm in `folder` with these packed files for its registry, and with no cache of its own. */
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
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said += String(piece)
    })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  await registry.close()
  return { code, said, asked: registry.asked }
}
