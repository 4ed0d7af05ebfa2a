import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { configName } from '../../src/publish/hosts/nginx.ts'

export interface Running {
  url: string
  close(): Promise<void>
}

export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}

export interface Secure {
  /** Files: the certificate and its key. */
  certificate: string
  key: string
}

export interface SecureRunning extends Running {
  /** Where it listens in place of 80 and 443. */
  ports: { 80: number; 443: number }
}

/**
 * A real nginx over a site built for it, at an address of its own. `work` is an empty folder for its own files. It answers on
 * http alone, whatever name it is asked by.
 */
export async function serveNginx(program: string, site: string, work: string): Promise<Running> {
  const port = await freePort()
  const server = readFileSync(join(site, configName), 'utf8')
    .replace(/^server \{[^}]*return 301[^}]*\}\n/m, '')
    .replace(/^ *(?:ssl_\S+ .*|listen \[.*)\n/gm, '')
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replace(/server_name .*;/, 'server_name _;')
  const close = await start(program, server.replace('root /srv/site;', `root ${site};`), work, port)
  return { url: `http://127.0.0.1:${port}`, close }
}

/** As it stands in public: http leads to https. Only ports, certificate and folder are other than a build writes them. */
export async function serveNginxSecurely(
  program: string,
  site: string,
  work: string,
  { certificate, key }: Secure,
): Promise<SecureRunning> {
  const ports = { 80: await freePort(), 443: await freePort() }
  const server = readFileSync(join(site, configName), 'utf8')
    .replace(/^ *listen \[.*\n/gm, '')
    .replace(/listen (80|443)/g, (_, port: '80' | '443') => `listen 127.0.0.1:${ports[port]}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const close = await start(program, server.replace('root /srv/site;', `root ${site};`), work, ports[443])
  return { url: `https://127.0.0.1:${ports[443]}`, ports, close }
}

async function start(program: string, server: string, work: string, port: number): Promise<() => Promise<void>> {
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'site.conf'), server)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  )
  writeFileSync(
    join(work, 'nginx.conf'),
    [
      // Workers read the folder as whoever runs this.
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${work}/pid; daemon off; error_log ${work}/error.log; worker_processes 1; events {}`,
      `http { ${existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''} access_log off;`,
      ...temporary,
      `include ${work}/site.conf; }`,
    ].join('\n'),
  )
  const nginx = spawn(program, ['-p', work, '-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  nginx.stderr.on('data', (part: Buffer) => {
    said += part
  })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  await Promise.race([answers(port), ended.then(() => Promise.reject(new Error(`nginx would not start. ${said}`)))])
  return async () => {
    nginx.kill('SIGQUIT')
    await ended
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Resolves once something takes connections on the port; gives up after 30 seconds. */
export async function answers(port: number): Promise<void> {
  const { connect } = await import('node:net')
  for (const began = Date.now(); Date.now() - began < 30_000; ) {
    const taken = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
    if (taken) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nothing answers on port ${port}.`)
}
