// One browser for the whole run, started when the first test asks for it. Runs beside the workers, as Vitest's global setup.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserServer, chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { findBrowser, howToGetABrowser } from './find-browser.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers a request with the address of the browser, or with 500 and the reason there is none. */
    browserEndpoint: string
  }
}

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

async function launch(): Promise<BrowserServer> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(howToGetABrowser)
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = ['--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', ...quiet, ...asRoot]
  return chromium.launchServer({ executablePath, args, host: '127.0.0.1' })
}

export default async function setup(project: TestProject) {
  let started: Promise<BrowserServer> | undefined
  const endpoint = createServer(async (_, response) => {
    started ??= launch()
    await started.then(
      (browser) => response.end(browser.wsEndpoint()),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  project.provide('browserEndpoint', `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`)
  return async () => {
    endpoint.close()
    await started?.then((browser) => browser.close()).catch(() => undefined)
  }
}
