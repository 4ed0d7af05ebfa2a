// Serves a built site with Cloudflare's own development server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { BuiltSite, HostServer, Running } from '../../../../tests/hosts/host-server.ts'
import { onceAnswering } from '../../../../tests/hosts/once-answering.ts'
import { freePort } from '../../../../tests/ports.ts'

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
  const { ended } = await onceAnswering(wrangler, port)
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      // The whole process group: the runtime is a child process.
      if (wrangler.pid !== undefined) process.kill(-wrangler.pid, 'SIGTERM')
      await ended
    },
  }
}
