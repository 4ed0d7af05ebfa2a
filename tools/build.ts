import { performance } from 'node:perf_hooks'
import { clientBundle } from '../src/build/client-bundle.ts'
import { hosts } from '../src/build/hosts/hosts.ts'
import { type HostFiles, type HostPlan, hostPlan } from '../src/build/hosts/plan.ts'
import { styleHashesOf } from '../src/build/page-styles.ts'
import { siteFiles } from '../src/build/site-files.ts'
import { writeSite } from '../src/build/write-site.ts'
import { Fault } from '../src/problems/fault.ts'
import { fromHere, openSite } from './shared/open-site.ts'
import { optionsOf, textOf } from './shared/options.ts'

const usage = {
  line: 'npm run build -- [--reading A|B] [--manifest FILE] [--out dist] [--host netlify|cloudflare|vercel|nginx]',
  about: 'Writes the static site of one reading. A second build writes only what changed.',
  options: {
    reading: { type: 'string', value: 'NAME', about: "The reading to build. Left out: the manifest's own." },
    manifest: { type: 'string', value: 'FILE', about: 'The manifest, as YAML or JSON. Left out: site.yaml.' },
    out: { type: 'string', value: 'DIR', about: 'Where the site goes. Left out: dist.' },
    host: { type: 'string', value: 'NAME', about: 'Adds the configuration of netlify, cloudflare, vercel or nginx.' },
  },
} as const

export default async function main(
  argv: string[],
  root: string,
  { sourceHash }: { sourceHash: string },
): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const began = performance.now()
  const { manifest, reading, out, host } = options.values
  const { site, publicFolder } = openSite(root, textOf(manifest), textOf(reading))
  const configuration = configurationOf(textOf(host))
  const files = siteFiles(site, await clientBundle(root, sourceHash))
  for (const [name, text] of configuration(hostPlan(site, styleHashesOf(files)))) files.set(name, text)
  const { written, unchanged, removed } = writeSite(fromHere(textOf(out) ?? 'dist'), files, publicFolder)

  let bytes = 0
  for (const text of files.values()) bytes += Buffer.byteLength(text)
  const pages = `${site.routes.length} pages of reading ${site.reading}, ${(bytes / 1024).toFixed(0)} KB`
  const took = `${(performance.now() - began).toFixed(0)} ms`
  process.stdout.write(`${pages}: ${written} files written, ${unchanged} unchanged, ${removed} removed, in ${took}\n`)
  return 0
}

function configurationOf(host: string | undefined): (plan: HostPlan) => HostFiles {
  if (host === undefined) return () => new Map()
  const known = Object.hasOwn(hosts, host) ? hosts[host] : undefined
  if (known) return known
  const hint = `The hosts are ${Object.keys(hosts).join(', ')}. Leave --host out for a plain folder.`
  throw new Fault('usage', `There is no host "${host}".`, hint, { exit: 2 })
}
