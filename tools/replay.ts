import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientBundle } from '../src/publish/client-bundle.ts'
import { siteFiles } from '../src/publish/site-files.ts'
import { hostPackages, hostServers, hostsHere } from '../tests/hosts/host-servers.ts'
import { observatoryVersion, observe, reportOf, secureHost } from '../tests/hosts/observatory.ts'
import { ownServer, type Published, type Row, replay } from '../tests/hosts/replay.ts'
import { command, flagOption, manifestOption, optionText } from './shared/command.ts'
import { openSiteOfCommand } from './shared/open-site.ts'

const usage = {
  line: 'npm run replay -- [--observatory] [--manifest FILE]',
  about: `Requests every address of every reading from npm start and from each host that can run on this machine (its packages are
installed into the cache once). Prints a table; exit code 1 when a response differs.

With --observatory, serves the site with TLS and prints the report of Mozilla's observatory; exit code 1 below A+. Without
--manifest the tables are also written to docs/deploy/.`,
  options: {
    observatory: flagOption("Runs Mozilla's observatory instead."),
    ...manifestOption,
  },
} as const

interface ReadingSite extends Published {
  reading: string
}

export default command(usage, async (options, root, { sourceHash }: { sourceHash: string }) => {
  const manifest = optionText(options.values.manifest)
  const bundle = await clientBundle(root, sourceHash)
  const sites = ['A', 'B'].map((reading): ReadingSite => {
    const { site } = openSiteOfCommand(root, manifest, reading)
    return { reading, site, ...siteFiles(site, bundle) }
  })
  const { page, text, fine } = options.values.observatory ? await observed(root, sites) : await replayed(root, sites)
  process.stdout.write(text)
  if (manifest === undefined) writeFileSync(join(root, 'docs', 'deploy', page), text)
  return fine ? 0 : 1
})

async function replayed(root: string, sites: readonly ReadingSite[]) {
  const packages = hostPackages(root)
  const hosts = [ownServer, ...hostsHere(packages)]
  const tables: string[] = []
  let differing = 0
  for (const { reading, ...published } of sites) {
    const columns: Row[][] = []
    for (const host of hosts) columns.push(await replay(host, published, packages))
    const rows = (columns[0] ?? []).map(({ path, wanted }, at) => {
      const cells = columns.map((rows) => cellOf(rows[at], wanted))
      differing += cells.filter((cell) => cell.startsWith('**')).length
      return `| ${path} | ${cells.join(' | ')} |`.replaceAll(hashInName, '.…')
    })
    const head = `| reading ${reading} | ${hosts.join(' | ')} |\n|${' --- |'.repeat(hosts.length + 1)}`
    tables.push(`${head}\n${rows.join('\n')}\n`)
  }
  const verdict = differing === 0 ? 'Every host gives the same responses.' : `${differing} responses differ.`
  return { page: 'replay.md', text: `${aboutReplay(hosts)}\n${tables.join('\n')}\n${verdict}\n`, fine: differing === 0 }
}

/** The hash in a file's name, which changes with its content. */
const hashInName = /(?<=assets\/[\w-]+)\.[\w-]{8}(?=\.)/g

const cellOf = (row: Row | undefined, wanted: string) =>
  row && row.answer === wanted && row.wrong.length === 0 ? row.answer : `**${row?.answer} ${row?.wrong.join('; ')}**`

const aboutReplay = (hosts: readonly string[]) => `# Responses of every host

Written by \`npm run replay\`. An arrow is a temporary redirect (302), or a permanent one (301, 307 or 308). The headers of pages are compared
too; a cell that differs is bold. Redirects are not followed, except from an escaped character to the character itself, which is the same address.

- \`${ownServer}\`: the server of this project.
${hosts.flatMap((name) => (hostServers[name] ? [`- ${name}: ${hostServers[name].about}\n`] : [])).join('')}`

async function observed(root: string, sites: readonly ReadingSite[]) {
  const reports: string[] = []
  let fine = true
  for (const { reading, ...published } of sites) {
    const judgement = await observe(root, published)
    fine &&= judgement.scan.grade === 'A+'
    reports.push(reportOf(reading, judgement))
  }
  return { page: 'observatory.md', text: `${aboutObservatory}\n${reports.join('\n')}`, fine }
}

const aboutObservatory = `# Report of Mozilla's observatory

Written by \`npm run replay -- --observatory\`: \`@mdn/mdn-http-observatory\` ${observatoryVersion} against ${secureHost} with the configuration
that \`npm run build -- --host ${secureHost}\` writes, under the site's own name, over HTTP and HTTPS, with a certificate made for
the run. A+ begins at 100 points.
`
