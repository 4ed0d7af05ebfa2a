// Serves a built site with nginx itself.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { BuiltSite, HostServer, Running, Secure, SecureRunning } from '../../../../tests/hosts/host-server.ts'
import { onceAnswering } from '../../../../tests/hosts/once-answering.ts'
import { freePort } from '../../../../tests/ports.ts'
import { configName } from './host.ts'

const nginx: HostServer = {
  about: 'the program itself, with the output of `build --host nginx`.',
  program: { find: findNginx, debian: 'nginx' },
  serve,
  serveSecurely,
}

function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}

/** Serves one folder over http on a free port, for any Host header. */
async function serve({ folder, work }: Pick<BuiltSite, 'folder' | 'work'>): Promise<Running> {
  const port = await freePort()
  const server = overHttp(readFileSync(join(folder, configName), 'utf8'), port).replace(
    /server_name .*;/,
    'server_name _;',
  )
  const close = await start(server.replace('root /srv/site;', `root ${folder};`), work, port)
  return { url: `http://127.0.0.1:${port}`, close }
}

/** Serves several folders on one port by server name. */
export async function serveByName(folders: readonly string[], work: string): Promise<Running & { port: number }> {
  const port = await freePort()
  const servers = folders.map((folder) =>
    overHttp(readFileSync(join(folder, configName), 'utf8'), port).replace(/root .*;/, `root ${folder};`),
  )
  const close = await start(servers.join('\n'), work, port)
  return { url: `http://127.0.0.1:${port}`, port, close }
}

const overHttp = (config: string, port: number) =>
  config
    .replace(/^server \{[^}]*return 301[^}]*\}\n/m, '')
    .replace(/^ *(?:ssl_\S+ .*|listen \[.*)\n/gm, '')
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)

/** Serves over https; only ports, certificate and folder differ from the generated configuration. */
async function serveSecurely(
  { folder, work }: Pick<BuiltSite, 'folder' | 'work'>,
  { certificate, key }: Secure,
): Promise<SecureRunning> {
  const ports = { 80: await freePort(), 443: await freePort() }
  const server = readFileSync(join(folder, configName), 'utf8')
    .replace(/^ *listen \[.*\n/gm, '')
    .replace(/listen (80|443)/g, (_, port: '80' | '443') => `listen 127.0.0.1:${ports[port]}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const close = await start(server.replace('root /srv/site;', `root ${folder};`), work, ports[443])
  return { url: `https://127.0.0.1:${ports[443]}`, ports, close }
}

async function start(server: string, work: string, port: number): Promise<() => Promise<void>> {
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'site.conf'), server)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  )
  writeFileSync(
    join(work, 'nginx.conf'),
    [
      // Worker processes need the rights of the current user to read the folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${work}/pid; daemon off; error_log ${work}/error.log; worker_processes 1; events {}`,
      `http { ${existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''} access_log off;`,
      ...temporary,
      `include ${work}/site.conf; }`,
    ].join('\n'),
  )
  const places = ['-p', work, '-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')]
  const nginx = spawn(findNginx() ?? 'nginx', places, { stdio: ['ignore', 'ignore', 'pipe'] })
  const { ended } = await onceAnswering(nginx, port)
  return async () => {
    nginx.kill('SIGQUIT')
    await ended
  }
}

export default nginx
