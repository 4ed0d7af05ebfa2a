// Runs Mozilla's HTTP Observatory on this machine over a site served as in public: under its own name, over http and
// https, with a certificate made for the run.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Fault } from '../../src/problems/fault.ts'
import { hostFiles } from '../../src/publish/host-plan.ts'
import { hosts } from '../../src/publish/hosts/hosts.ts'
import { writeSite } from '../../src/publish/write-site.ts'
import { cachedPackages } from '../../tools/shared/cached-packages.ts'
import { certificateFor } from './certificate.ts'
import { hostServers } from './host-servers.ts'
import type { Published } from './replay.ts'

export interface ScanResult {
  scan: { grade: string; score: number; testsPassed: number; testsQuantity: number }
  tests: Record<string, { result: string; pass: boolean; scoreModifier: number }>
}

export const observatoryVersion = '1.4.8'
const name = '@mdn/mdn-http-observatory'

/** The folder with the observatory. An empty HSTS preload list replaces the one its script would download. */
function installObservatory(root: string): string {
  const packages = cachedPackages(root, 'observatory', "Mozilla's observatory", { [name]: observatoryVersion })
  const folder = join(packages, 'node_modules', name)
  const preloaded = join(folder, 'conf', 'hsts-preload.json')
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
  return folder
}

/** The host that the observatory checks: the first that serves over TLS on this machine. Empty where none does. */
export const secureHost = Object.keys(hostServers).find((name) => hostServers[name]?.serveSecurely) ?? ''

/** Throws a Fault where the host's program or openssl is missing. */
export async function observe(root: string, { site, files, styleHashes }: Published): Promise<ScanResult> {
  const server = hostServers[secureHost]
  const made = hosts[secureHost]
  if (!made || !server?.serveSecurely) throw new Error('No host serves a site by TLS here.')
  const { program } = server
  if (program && !program.find())
    throw new Fault(
      'no-host',
      `There is no ${secureHost} here.`,
      `Install it: on Debian, apt-get install ${program.debian}.`,
    )
  const [folder, work] = [mkdtempSync(join(tmpdir(), 'lectern-host-')), mkdtempSync(join(tmpdir(), 'lectern-host-'))]
  try {
    await writeSite(folder, new Map([...files, ...hostFiles(made, site, { styleHashes })]), '')
    const { hostname } = new URL(site.url)
    const certificate = certificateFor(hostname, work)
    const running = await server.serveSecurely({ folder, work }, certificate)
    try {
      return await scan(root, installObservatory(root), hostname, running.ports, certificate.authority)
    } finally {
      await running.close()
    }
  } finally {
    for (const temporary of [folder, work]) rmSync(temporary, { recursive: true, force: true })
  }
}

function scan(root: string, folder: string, hostname: string, ports: object, authority: string): Promise<ScanResult> {
  const portMapping = pathToFileURL(join(root, 'tests', 'hosts', 'observatory-ports.mjs')).href
  const child = spawn(process.execPath, ['--import', portMapping, join(folder, 'src', 'scan.js'), hostname], {
    env: { ...process.env, LECTERN_PORTS: JSON.stringify(ports), NODE_EXTRA_CA_CERTS: authority },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => {
      const { error, ...result } = JSON.parse(output) as ScanResult & { error?: string }
      if (error) reject(new Error(`The observatory: ${error}`))
      else resolve(result)
    })
  })
}

/** The result as a Markdown table. */
export function reportOf(reading: string, { scan, tests }: ScanResult): string {
  const rows = Object.entries(tests).map(
    ([test, { result, pass, scoreModifier }]) =>
      `| ${test} | ${result} | ${pass ? 'passed' : '**failed**'} | ${scoreModifier} |`,
  )
  const { grade, score, testsPassed, testsQuantity } = scan
  return `## Reading ${reading}: ${grade}, ${score} points, ${testsPassed} of ${testsQuantity} tests passed

| test | result | | points |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
