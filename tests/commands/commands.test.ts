// The commands as people and scripts call them: output and exit codes.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { listening } from '../../src/backend/listening.ts'
import { filesUnder } from '../../src/files-under.ts'
import { byteSize } from '../../src/publish/byte-size.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { isWhole } from '../how-much.ts'
import { root } from '../pages/built-site.ts'
import { runCommand, startCommand } from '../start-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

let folder: string
const ferry = join(root, twoReadings)

beforeAll(() => {
  folder = temporaryFolder()
})

const env = () => ({ INIT_CWD: folder, NO_COLOR: '1' })
const start = (...words: string[]) => startCommand(words, { env: env() })
const run = (...words: string[]) => runCommand(words, { env: env() })

const spoilt = () => {
  const path = join(folder, 'spoilt.yaml')
  writeFileSync(path, twoReadingsText.replace('type: hero', 'type: heroo'))
  return path
}

describe('every command', () => {
  it.each(['start', 'test', ...(isWhole ? ['dev', 'build', 'validate', 'requests', 'bench'] : [])])(
    '%s answers --help and exits with 0',
    async (command) => {
      const { code, stdout } = await run(command, '--help')
      expect(stdout).toMatch(new RegExp(`npm (run )?${command}`))
      expect(code).toBe(0)
    },
  )

  it.each(['build', 'test'])('%s refuses an option it does not know, with exit code 2', async (command) => {
    const { code, output } = await run(command, '--redaing', 'B')
    expect(output).toContain('--redaing')
    expect(code).toBe(2)
  })

  it('every command, misspelt, lists the commands there are', async () => {
    const { code, output } = await run('biuld')
    expect(output).toContain('There is no command "biuld"')
    expect(output).toContain('build')
    expect(code).toBe(2)
  })
})

describe('npm run build', () => {
  it('npm run build prints the number of pages, the bytes of pages and their files, and the time taken', async () => {
    const out = join(folder, 'report')
    const report = /^8 pages of reading A, (\S+ .B): \d+ files written, 0 unchanged, 0 removed, in \d+ ms\n$/
    const [, size] = report.exec((await run('build', '--manifest', ferry, '--reading', 'A', '--out', out)).stdout) ?? []
    const files = filesUnder(out).filter((file) => !/\.(?:br|gz)$|(?:^|\/)\.[^/]*$/.test(file))
    const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0)
    expect(size).toBe(byteSize(bytes))
    expect((await run('build', '--manifest', ferry, '--reading', 'A', '--out', out)).stdout).toContain(
      `, ${size}: nothing has changed`,
    )
  })

  it('npm run build writes only what changed the second time', async () => {
    const out = join(folder, 'twice')
    expect((await run('build', '--manifest', ferry, '--out', out)).stdout).toMatch(/[1-9]\d* files written/)
    expect((await run('build', '--manifest', ferry, '--out', out)).stdout).toContain('nothing has changed')
  })

  it('npm run build removes what the previous reading had and this one has not', async () => {
    const out = join(folder, 'readings')
    await run('build', '--manifest', ferry, '--reading', 'B', '--out', out)
    expect(existsSync(join(out, 'impact/index.html'))).toBe(true)
    await run('build', '--manifest', ferry, '--reading', 'A', '--out', out)
    expect(existsSync(join(out, 'impact'))).toBe(false)
  })

  it('npm run build changes nothing when the manifest has a mistake, says where it is, and exits with 1', async () => {
    const out = join(folder, 'kept')
    await run('build', '--manifest', ferry, '--out', out)
    const before = readFileSync(join(out, 'index.html'), 'utf8')
    const { code, output } = await run('build', '--manifest', spoilt(), '--out', out)
    expect(output).toMatch(/spoilt\.yaml:\d+:\d+/)
    expect(output).toContain('hero')
    expect(code).toBe(1)
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(before)
  })

  it('npm run build exits with 2 when there is no such manifest or reading', async () => {
    expect((await run('build', '--manifest', 'nowhere.yaml')).code).toBe(2)
    expect((await run('build', '--manifest', ferry, '--reading', 'C', '--out', join(folder, 'c'))).code).toBe(2)
  })

  const lookingForFiles = [
    ['validate', 'here.yaml'],
    ['explain', '/', 'hero.title', '--manifest', 'here.yaml'],
    ['migrate', 'here.yaml'],
    ['release-paths', 'here.yaml', '--check'],
    ['readings', '--manifest', 'here.yaml'],
  ]
  it.each(lookingForFiles.slice(0, isWhole ? undefined : 2))(
    '%s finds a relative manifest in the folder it is called in',
    async (...words) => {
      writeFileSync(join(folder, 'here.yaml'), twoReadingsText)
      const { stdout, output } = await run(...words)
      expect(output).not.toContain('There is no file')
      expect(stdout).not.toBe('')
    },
  )

  it('npm run build reports in a sentence that a folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const { code, output } = await run('build', '--out', join(file, 'inside'))
    expect(output).toContain('cannot be written')
    expect(code).not.toBe(0)
  })

  slow('npm run build with another reading leaves the manifest as it is', async () => {
    const before = readFileSync(ferry, 'utf8')
    await run('build', '--manifest', ferry, '--reading', 'B', '--out', join(folder, 'b'))
    expect(readFileSync(ferry, 'utf8')).toBe(before)
  })
})

it('npm start exits with 1 on an invalid manifest and with 2 on a port in use', async () => {
  expect((await run('start', '--manifest', spoilt(), '--port', '0')).code).toBe(1)
  const { port, close } = await listening(createServer())
  const { code, output } = await run(
    'start',
    '--manifest',
    ferry,
    '--port',
    String(port),
    '--data',
    join(folder, 'taken'),
  )
  await close()
  expect(output).toContain(`Port ${port} is already in use.`)
  expect(code).toBe(2)
})

it('npm start serves the given reading, stores a request, lists it while running, and on a signal answers pending requests and exits cleanly', async () => {
  const data = join(folder, 'data')
  const server = start('start', '--manifest', ferry, '--port', '0', '--reading', 'B', '--data', data)
  await expect.poll(server.output, { timeout: 60_000, interval: 100 }).toContain('http://127.0.0.1:')
  const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output()) ?? []
  expect(server.output()).toContain('reading B')
  expect(server.output()).toContain(`Requests are kept in ${data}\n`)
  expect(server.output()).toContain(`npm run requests -- --data "${data}"`)

  expect(await (await fetch(`${url}/impact`)).text()).toContain('A century of crossings')
  const send = (name: string) =>
    fetch(`${url}/functions/v1/submit-contact-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email: 'ada@visitor.example', organization: 'Visitors' }),
    })
  expect((await send('Ada Visitor')).status).toBe(200)

  const listed = await run('requests', '--format', 'json', '--data', data)
  expect(JSON.parse(listed.stdout)).toMatchObject([{ name: 'Ada Visitor' }])

  // Sent, and not answered yet.
  const inFlight = ['Bea', 'Cem', 'Dov'].map(send)
  await Promise.race(inFlight)
  server.child.kill('SIGTERM')
  expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual(inFlight.map(() => 200))
  expect(await server.ended).toBe(0)
  expect(server.output()).toContain('Closing …')
  const after = await run('requests', '--format', 'json', '--data', data)
  expect(JSON.parse(after.stdout)).toHaveLength(1 + inFlight.length)
})
