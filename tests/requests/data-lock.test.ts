import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, linkSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import lockfile from 'proper-lockfile'
import { describe, expect, it, vi } from 'vitest'
import { isHeld, lockData } from '../../src/backend/database/data-lock.ts'
import { openRequestAdmin } from '../../src/backend/requests/open-request-admin.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

const inUse = { code: 'data-in-use', exit: 2, hint: expect.stringContaining('--data') }
const sleeper = (): ChildProcess => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
const hold = (folder: string, holder: object) => writeFileSync(join(folder, 'lock.json'), JSON.stringify(holder))

describe('the lock of a data folder', () => {
  it('is held by one process until it is released', async () => {
    const folder = join(temporaryFolder(), 'made', 'on', 'the', 'way')
    const release = await lockData(folder)
    expect(isHeld(folder)).toBe(true)
    await expect(lockData(folder)).rejects.toMatchObject(inUse)
    release()
    expect(existsSync(join(folder, 'lock.json'))).toBe(false)
    ;(await lockData(folder))()
  })

  it('is granted to exactly one of many that ask at once', async () => {
    const folder = temporaryFolder()
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockData(folder)))
    const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(taken).toHaveLength(1)
    taken[0]?.()
  })

  it('is replaced atomically: a reader during a change sees the old or the new holder', async () => {
    const folder = temporaryFolder()
    hold(folder, { pid: 2 ** 22 + 1, host: hostname(), began: '' })
    const before = join(folder, 'read')
    linkSync(join(folder, 'lock.json'), before)
    ;(await lockData(folder))()
    expect(JSON.parse(readFileSync(before, 'utf8')).pid).toBe(2 ** 22 + 1)
  })

  it('is taken over at once from a killed process', async () => {
    const folder = temporaryFolder()
    const child = sleeper()
    hold(folder, { pid: child.pid, host: hostname(), began: '' })
    await expect(lockData(folder)).rejects.toMatchObject(inUse)
    child.kill('SIGKILL')
    await once(child, 'exit')
    ;(await lockData(folder))()
  })

  slow('is taken over from a process that was killed and whose parent never asks how it ended', async () => {
    const folder = temporaryFolder()
    // `exec sleep` replaces the shell and does not wait for the child it now has.
    const program = `"${process.execPath}" -e 'setInterval(() => {}, 1000)' & echo $!; exec sleep 600`
    const parent = spawn('sh', ['-c', program], { stdio: ['ignore', 'pipe', 'ignore'] })
    try {
      const [line] = await once(parent.stdout, 'data')
      const pid = Number(String(line))
      // A shell that still runs collects its ended child.
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
      const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      hold(folder, { pid, host: hostname(), began: stat()[19] })
      expect(isHeld(folder)).toBe(true)
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => stat()[0]).toBe('Z')
      expect(isHeld(folder)).toBe(false)
      ;(await lockData(folder))()
    } finally {
      parent.kill()
    }
  })

  slow('waits for a process that is about to exit', async () => {
    const folder = temporaryFolder()
    const child = sleeper()
    hold(folder, { pid: child.pid, host: hostname(), began: '' })
    const attempts = vi.spyOn(lockfile, 'lock')
    const taking = lockData(folder)
    await expect.poll(() => attempts.mock.calls.length).toBeGreaterThan(1)
    attempts.mockRestore()
    child.kill()
    ;(await taking)()
  })

  it('does not mistake another process with the same id for the holder', async () => {
    const folder = temporaryFolder()
    hold(folder, { pid: process.pid, host: hostname(), began: '1' })
    expect(isHeld(folder)).toBe(false)
  })

  it('of another machine is valid while its heartbeat is recent', () => {
    const folder = temporaryFolder()
    hold(folder, { pid: 1, host: 'elsewhere', began: '1' })
    expect(isHeld(folder)).toBe(true)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(join(folder, 'lock.json'), longAgo, longAgo)
    expect(isHeld(folder)).toBe(false)
  })

  it('is free when its file is incomplete', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'lock.json'), '{"pid":')
    expect(isHeld(folder)).toBe(false)
  })

  it('reports in a sentence that nothing can be written there', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    await expect(lockData(join(file, 'data'))).rejects.toMatchObject({ code: 'data-unwritable', exit: 2 })
  })

  it('is not consulted for requests after its holder has ended: the folder is read directly', async () => {
    const folder = temporaryFolder()
    const child = sleeper()
    hold(folder, { pid: child.pid, host: hostname(), began: '' })
    const opening = openRequestAdmin({ project: folder, data: folder })
    child.kill()
    expect(await opening).toBeUndefined()
  })
})
