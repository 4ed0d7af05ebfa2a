// Runs the workflow and the hooks of docs/ci.md as they are written there.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { isWhole } from '../how-much.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const root = new URL('../..', import.meta.url).pathname
const page = readFileSync(join(root, 'docs/ci.md'), 'utf8')
const examples = [...page.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language = '', text = '']) => ({
  language,
  text,
}))
const [workflow, hooks] = examples.filter(({ language }) => language === 'yaml').map(({ text }) => parse(text))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

const folder = temporaryFolder()

interface Step {
  name?: string
  run?: string
}
const commands = (workflow.jobs.manifest.steps as Step[]).flatMap(({ run }) => run ?? [])

describe('the workflow', () => {
  it('names only commands that exist', () => {
    for (const command of commands) expect(Object.keys(scripts)).toContain(/^npm run ([\w-]+)/.exec(command)?.[1])
  })
  // Leaves out the build, which writes a whole site and has tests of its own.
  const short = commands.filter((command) => !command.includes(' build '))
  it.each(isWhole ? short : short.slice(0, 1))('%s succeeds on this site', (command) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
  })
  it('fails on a manifest with a mistake, and annotates its line', () => {
    const file = join(folder, 'site.yaml')
    writeFileSync(
      file,
      readFileSync(join(root, 'tests/fixtures/bakery.yaml'), 'utf8').replace('type: hero', 'type: heroe'),
    )
    const { status, stdout } = spawnSync('npm', ['run', '--silent', 'validate', '--', file, '--format', 'github'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stdout).toMatch(/^::error file=.+,line=133,/m)
  })
})

describe('the hooks', () => {
  it('pre-commit runs an existing command on the right files', () => {
    const [{ entry, files }] = hooks.repos[0].hooks
    expect(Object.keys(scripts)).toContain(entry.replace('npm run ', ''))
    const matters = new RegExp(files)
    expect(
      ['site.yaml', 'site.released.yaml', 'README.md', 'docs/site.yaml'].map((file) => matters.test(file)),
    ).toEqual([true, true, false, false])
  })
  it('the plain hook succeeds on this site', () => {
    const hook = join(folder, 'pre-commit')
    writeFileSync(hook, examples.find(({ language }) => language === 'sh')?.text ?? 'exit 1', { mode: 0o755 })
    expect(() => execFileSync(hook, { cwd: root, stdio: 'pipe' })).not.toThrow()
  })
})
