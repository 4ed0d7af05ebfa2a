import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { configName } from '../../src/build/hosts/nginx.ts'

export interface Running {
  url: string
  close(): Promise<void>
}

export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}

/**
 * A real nginx over a site built for it. `work` is an empty folder for its own files. `tls` names a certificate and its key,
 * as files, and makes it answer on https.
 */
export async function serveNginx(
  program: string,
  site: string,
  work: string,
  tls?: { certificate: string; key: string },
): Promise<Running> {
  const port = await freePort()
  mkdirSync(work, { recursive: true })
  const listen = tls
    ? `listen 127.0.0.1:${port} ssl; ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};`
    : `listen 127.0.0.1:${port};`
  const server = readFileSync(join(site, configName), 'utf8')
    .replace('listen 80; # lectern: listen', listen)
    .replace('root /srv/site; # lectern: root', `root ${site};`)
    .replace(/server_name .*;/, 'server_name localhost 127.0.0.1;')
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
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    close: async () => {
      nginx.kill('SIGQUIT')
      await ended
    },
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
