// The commands as people and scripts call them: output and exit codes.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { twoReadings } from '../fixtures/two-readings.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { isWhole } from '../how-much.ts'
import { listening } from '../listening.ts'
import { root } from '../pages/built-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let folder: string
const running: ChildProcess[] = []
const ferry = join(root, twoReadings)

beforeAll(() => {
  folder = temporaryFolder()
})
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

function start(command: string, ...words: string[]) {
  const env = { ...process.env, NODE_ENV: undefined, INIT_CWD: folder, NO_COLOR: '1' }
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), command, ...words], { cwd: root, env })
  running.push(child)
  let said = ''
  child.stdout.on('data', (piece) => (said += String(piece)))
  child.stderr.on('data', (piece) => (said += String(piece)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, said: () => said }
}

async function run(command: string, ...words: string[]) {
  const { ended, said } = start(command, ...words)
  return { code: await ended, said: said() }
}

const spoilt = () => {
  const path = join(folder, 'spoilt.yaml')
  writeFileSync(path, twoReadingsText.replace('type: hero', 'type: heroo'))
  return path
}

describe('every command', () => {
  it.each(['start', 'test', ...(isWhole ? ['dev', 'build', 'validate', 'requests', 'bench'] : [])])(
    '%s answers --help and exits with 0',
    async (command) => {
      const { code, said } = await run(command, '--help')
      expect(said).toMatch(new RegExp(`npm (run )?${command}`))
      expect(code).toBe(0)
    },
  )

  it('every command refuses an option it does not know, with exit code 2', async () => {
    const { code, said } = await run('build', '--redaing', 'B')
    expect(said).toContain('--redaing')
    expect(code).toBe(2)
  })

  it('every command, misspelt, lists the commands there are', async () => {
    const { code, said } = await run('biuld')
    expect(said).toContain('There is no command "biuld"')
    expect(said).toContain('build')
    expect(code).toBe(2)
  })
})

describe('npm run build', () => {
  it('npm run build prints the number of pages, the bytes of pages and their files, and the time taken', async () => {
    const out = join(folder, 'said')
    const said = /^8 pages of reading A, (\d+) KB: \d+ files written, 0 unchanged, 0 removed, in \d+ ms\n$/
    const [, kilobytes] =
      said.exec((await run('build', '--manifest', ferry, '--reading', 'A', '--out', out)).said) ?? []
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/\.(?:br|gz)$|^\./.test(entry.name),
    )
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(Number(kilobytes)).toBe(Math.round(bytes / 1024))
    expect((await run('build', '--manifest', ferry, '--reading', 'A', '--out', out)).said).toContain(
      `, ${kilobytes} KB: nothing has changed`,
    )
  })

  it('npm run build writes only what changed the second time', async () => {
    const out = join(folder, 'twice')
    expect((await run('build', '--manifest', ferry, '--out', out)).said).toMatch(/[1-9]\d* files written/)
    expect((await run('build', '--manifest', ferry, '--out', out)).said).toContain('nothing has changed')
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
    const { code, said } = await run('build', '--manifest', spoilt(), '--out', out)
    expect(said).toMatch(/spoilt\.yaml:\d+:\d+/)
    expect(said).toContain('hero')
    expect(code).toBe(1)
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(before)
  })

  it('npm run build exits with 2 when there is no such manifest or reading', async () => {
    expect((await run('build', '--manifest', 'nowhere.yaml')).code).toBe(2)
    expect((await run('build', '--manifest', ferry, '--reading', 'C', '--out', join(folder, 'c'))).code).toBe(2)
  })

  it('npm run build reports in a sentence that a folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const { code, said } = await run('build', '--out', join(file, 'inside'))
    expect(said).toContain('cannot be written')
    expect(code).not.toBe(0)
  })

  it.skipIf(!isWhole)('npm run build with another reading leaves the manifest as it is', async () => {
    const before = readFileSync(ferry, 'utf8')
    await run('build', '--manifest', ferry, '--reading', 'B', '--out', join(folder, 'b'))
    expect(readFileSync(ferry, 'utf8')).toBe(before)
  })
})

describe('npm start', () => {
  it('npm start exits with 1 on an invalid manifest and with 2 on a port in use', async () => {
    expect((await run('start', '--manifest', spoilt(), '--port', '0')).code).toBe(1)
    const { port, close } = await listening(createServer())
    const { code, said } = await run(
      'start',
      '--manifest',
      ferry,
      '--port',
      String(port),
      '--data',
      join(folder, 'taken'),
    )
    await close()
    expect(said).toContain(`Port ${port} is already in use.`)
    expect(code).toBe(2)
  })

  it('npm start serves the given reading, stores a request, lists it while running, and on a signal answers pending requests and exits cleanly', async () => {
    const data = join(folder, 'data')
    const server = start('start', '--manifest', ferry, '--port', '0', '--reading', 'B', '--data', data)
    await expect.poll(server.said, { timeout: 60_000, interval: 100 }).toContain('http://127.0.0.1:')
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.said()) ?? []
    expect(server.said()).toContain('reading B')
    expect(server.said()).toContain(data)

    expect(await (await fetch(`${url}/impact`)).text()).toContain('A century of crossings')
    const send = (name: string) =>
      fetch(`${url}/functions/v1/submit-contact-form`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, email: 'ada@visitor.example', organization: 'Visitors' }),
      })
    expect((await send('Ada Visitor')).status).toBe(200)

    const listed = await run('requests', '--format', 'json', '--data', data)
    expect(JSON.parse(listed.said)).toMatchObject([{ name: 'Ada Visitor' }])

    // Sent, and not answered yet.
    const inFlight = ['Bea', 'Cem', 'Dov'].map(send)
    await Promise.race(inFlight)
    server.child.kill('SIGTERM')
    expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual(inFlight.map(() => 200))
    expect(await server.ended).toBe(0)
    expect(server.said()).toContain('Closing …')
    const after = await run('requests', '--format', 'json', '--data', data)
    expect(JSON.parse(after.said)).toHaveLength(1 + inFlight.length)
  })
})
