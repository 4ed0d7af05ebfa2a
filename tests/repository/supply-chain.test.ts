// Installed packages and the scripts they may run.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Bill, Component } from '../../tools/shared/bill-of-materials.ts'
import { compiledIn } from '../../tools/shared/bill-of-materials.ts'
import { root } from '../pages/built-site.ts'
import { runCommand } from '../start-command.ts'
import { slow } from '../whole-suite.ts'

interface Locked {
  version?: string
  libc?: string[]
  hasInstallScript?: boolean
  dev?: boolean
  resolved?: string
  integrity?: string
}

const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as { packages: Record<string, Locked> }
const packages = Object.entries(lock.packages).filter(([at]) => at !== '')

const declared = () =>
  JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >

/** Packages that may run a script when they are installed, each with the reason. */
const scripts: Record<string, string> = {
  'node_modules/deno':
    'tests of the function: puts the program for this system, which came as a package, beside the command',
}

it('every install script is explained here, and no package that ships has one', () => {
  const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(running.map(([at]) => at)).toEqual(Object.keys(scripts))
  expect(running.filter(([, { dev }]) => !dev)).toEqual([])
})

it('package.json pins every package to an exact version of the public registry', () => {
  const { dependencies, devDependencies } = declared()
  const asked = Object.entries({ ...dependencies, ...devDependencies })
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(asked.filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)).toEqual([])
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

it.each(['', 'editors/vscode/'])('npm installs a clone without a change to the lock file: %spackage.json', (folder) => {
  const { packages } = JSON.parse(readFileSync(`${root}${folder}package-lock.json`, 'utf8')) as {
    packages: Record<string, Locked>
  }
  const { '': locked } = packages
  const asked = JSON.parse(readFileSync(`${root}${folder}package.json`, 'utf8')) as Record<string, unknown>
  const parts = ['name', 'version', 'license', 'dependencies', 'devDependencies', 'peerDependencies', 'engines']
  for (const part of parts) expect([part, (locked as Record<string, unknown>)[part]]).toEqual([part, asked[part]])
  // npm 10, which comes with Node 20, removes `libc`; later versions keep it.
  expect(Object.values(packages).filter(({ libc }) => libc)).toEqual([])
})

slow('npm run sbom lists what ships as CycloneDX, and nothing else', async () => {
  const { code, stdout, errors } = await runCommand(['sbom'])
  expect(code, errors).toBe(0)
  const bill = JSON.parse(stdout) as Bill
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  const listed = bill.components.map(nameOf)
  for (const [name, version] of Object.entries(declared().dependencies)) expect(listed).toContain(`${name}@${version}`)
  const compiled = ['@supabase/supabase-js', 'ajv', 'yaml', 'react-aria-components', '@codemirror/view']
  expect(compiledIn(root)).toEqual(expect.arrayContaining(compiled))
  for (const tool of ['vitest', 'chai', 'jsdom', 'playwright', 'typescript', '@biomejs/biome'])
    expect(listed.filter((one) => one.startsWith(`${tool}@`))).toEqual([])
  for (const name of compiledIn(root)) expect(listed).toContain(`${name}@${declared().devDependencies[name]}`)
  for (const [name, version] of Object.entries(declared().devDependencies).filter(
    ([name]) => !compiledIn(root).includes(name),
  ))
    expect(listed.filter((one) => one === `${name}@${version}` && !needed(bill, one))).toEqual([])
  const refs = new Set([bill.metadata.component, ...bill.components].map((component) => component['bom-ref']))
  expect(bill.dependencies.map(({ ref }) => ref).filter((ref) => !refs.has(ref))).toEqual([])
  expect(bill.dependencies.flatMap(({ dependsOn = [] }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
  expect(refs.size).toBe(bill.components.length + 1)
  // Each with the checksum that npm verifies, where the lock file has one.
  const locked = packages.filter(([at, { dev, integrity }]) => at !== '' && !dev && integrity !== undefined)
  expect(bill.components.filter(({ hashes }) => hashes).length).toBeGreaterThanOrEqual(new Set(locked.map(nameIn)).size)
})

const nameIn = ([at, { version }]: (typeof packages)[number]) => `${at.replace(/^.*node_modules\//, '')}@${version}`

const nameOf = ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name}@${version}`

const needed = ({ dependencies }: Bill, one: string) =>
  dependencies.some(({ dependsOn = [] }) => dependsOn.some((ref) => ref.endsWith(`|${one}`)))
