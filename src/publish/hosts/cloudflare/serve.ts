// Serves a built site with Cloudflare's own development server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { BuiltSite, HostServer, Running } from '../../../../tests/hosts/host-server.ts'
import { answers, freePort } from '../../../../tests/ports.ts'

export default {
  about: "`wrangler dev`, which is Cloudflare's own runtime.",
  packages: { wrangler: '4.60.0' },
  serve,
} satisfies HostServer

async function serve({ folder, packages }: BuiltSite): Promise<Running> {
  const port = await freePort()
  const wrangler = spawn(
    process.execPath,
    [join(packages, 'node_modules/wrangler/bin/wrangler.js'), 'dev', '--port', String(port), '--ip', '127.0.0.1'],
    {
      cwd: folder,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  )
  let output = ''
  for (const stream of [wrangler.stdout, wrangler.stderr])
    stream.on('data', (part: Buffer) => {
      output += part
    })
  const ended = new Promise<void>((resolve) => wrangler.once('exit', () => resolve()))
  await Promise.race([
    answers(port),
    ended.then(() => Promise.reject(new Error(`wrangler would not start. ${output}`))),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      // The whole process group: the runtime is a child process.
      if (wrangler.pid !== undefined) process.kill(-wrangler.pid, 'SIGTERM')
      await ended
    },
  }
}
