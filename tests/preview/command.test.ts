// `npm run dev` as a process: its output, its address, and that it leaves nothing behind.
import { existsSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { lockData } from '../../src/backend/database/data-lock.ts'
import { listening } from '../../src/backend/listening.ts'
import { endpointTable } from '../../src/preview/server/endpoint-table.ts'
import { shellPath } from '../../tools/shared/paths.ts'
import { newVisitor } from '../browser/browser.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { killCommands, type StartedCommand, startCommand } from '../start-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let data: string
beforeAll(() => {
  data = temporaryFolder('lectern dev ')
})
afterEach(killCommands)

const call = (...words: string[]) =>
  startCommand(['dev', '--manifest', twoReadings, '--data', data, ...words], { env: { CI: 'true' } })

async function portOf({ output }: StartedCommand): Promise<number> {
  const found = () => Number(/http:\/\/[^:\s]+:(\d+)/.exec(output())?.[1])
  await expect.poll(found, { timeout: 60_000 }).toBeGreaterThan(0)
  return found()
}

const statusFor = (port: number, host: string, { path = '/', method = 'GET' } = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html' }
    const call = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    call.on('error', reject).end()
  })

describe('npm run dev', { timeout: 120_000 }, () => {
  it('npm run dev runs without a terminal and in CI, answers the health of its backend, names its folder, and ends on Ctrl+C with nothing left', async () => {
    const named = `"${data}"`
    const called = call('--port', '0')
    const port = await portOf(called)
    expect(await statusFor(port, `127.0.0.1:${port}`)).toBe(200)
    // Opens the database, whose lock and keys have to go again.
    expect((await fetch(`http://127.0.0.1:${port}/auth/v1/health`)).status).toBe(200)
    expect(existsSync(join(data, 'sign-in.json'))).toBe(true)
    expect(called.output()).toContain(`npm run users -- add EMAIL --data ${named}\n`)
    const page = await (await newVisitor({ bypassCSP: true })).newPage()
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.getByRole('button', { name: '0 requests' }).click()
    const panel = page.getByRole('region', { name: 'Requests' })
    await expect
      .poll(() => panel.locator('code').allTextContents())
      .toEqual([`npm run requests -- --data ${named}`, `npm run users -- add EMAIL --data ${named}`])
    await page.context().close()
    const began = performance.now()
    called.child.kill('SIGINT')
    expect(await called.ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(existsSync(join(data, 'sign-in.json'))).toBe(false)
    await expect(statusFor(port, 'localhost')).rejects.toThrow('ECONNREFUSED')
    // The folder is free for the next one.
    ;(await lockData(data))()
  })

  slow(
    'npm run dev serves the first page of the next start with its styles before Vite runs, and keeps it until the script renders it',
    async () => {
      const port = await portOf(call('--port', '0'))
      const page = await (await newVisitor({ bypassCSP: true, viewport: { width: 800, height: 400 } })).newPage()
      let reply: (() => Promise<void>) | undefined
      const held = new Promise<void>((resolve) => {
        void page.route('**/src/preview/client/main.tsx', (route) => {
          reply = () => route.continue()
          resolve()
        })
      })
      const answer = await page.goto(`http://127.0.0.1:${port}/?scheme=dark`, { waitUntil: 'commit' })
      expect(await answer?.text()).toMatch(/<style data-first>[\s\S]*<div id="root" inert>[\s\S]*<h1/)
      await held
      const heading = page.locator('h1')
      const look = () =>
        heading.evaluate((h1) => {
          const { color, fontSize, fontFamily } = getComputedStyle(h1)
          return {
            words: h1.textContent,
            color,
            fontSize,
            fontFamily,
            ground: getComputedStyle(document.body).backgroundColor,
          }
        })
      const early = await look()
      await page.evaluate(() => scrollTo(0, 100))
      await reply?.()
      await page.locator('#root:not([inert])').waitFor()
      await expect.poll(() => page.locator('style[data-first]').count()).toBe(0)
      expect(await look()).toEqual(early)
      expect(await page.evaluate(() => scrollY)).toBe(100)
      await page.context().close()
    },
  )

  it('npm run dev names a folder below the project by its relative path', () => {
    vi.stubEnv('INIT_CWD', root)
    expect(shellPath(join(root, 'dist/../.lectern/preview'))).toBe('.lectern/preview')
  })

  it('npm run dev reports a port in use, and the option to choose another', async () => {
    const { port, close } = await listening(createServer())
    const called = call('--port', String(port))
    expect(await called.ended).toBe(2)
    expect(called.output()).toContain(`Port ${port} is already in use.`)
    expect(called.output()).toContain('--port')
    await close()
  })

  slow('npm run dev with --host answers other machines, under its own names alone, and without sign-in', async () => {
    const called = call('--port', '0', '--host')
    const port = await portOf(called)
    expect(await statusFor(port, `192.168.1.20:${port}`)).toBe(200)
    expect(await statusFor(port, `${hostname()}:${port}`)).toBe(200)
    expect(await statusFor(port, `evil.example:${port}`)).toBe(403)
    expect((await fetch(`http://127.0.0.1:${port}/auth/v1/health`)).status).toBe(404)
    expect(called.output()).not.toContain('stand-in')
    for (const { method, path } of endpointTable.filter(({ needs }) => needs !== 'nothing'))
      expect([path, await statusFor(port, `192.168.1.20:${port}`, { method, path })]).toEqual([path, 403])
  })
})
