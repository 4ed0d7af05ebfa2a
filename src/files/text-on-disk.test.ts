import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { TextOnDisk } from './text-on-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'lectern-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('a text on the disk', () => {
  it('is known by its stamp once it is too old to have been written twice in one tick of the clock', () => {
    const file = write('aging.yaml', '/a: 1\n')
    expect(new TextOnDisk(file).stamp).toBeUndefined()
    const later = Date.now() + 3000
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    const { stamp } = new TextOnDisk(file)
    expect(stamp).toBeDefined()
    expect(new TextOnDisk(file).stamp).toBe(stamp)
  })

  it('has another stamp when it was written anew, with as many signs too', () => {
    const later = Date.now() + 3000
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    const { stamp } = new TextOnDisk(write('same-size.yaml', '/a: 1\n'))
    expect(new TextOnDisk(write('same-size.yaml', '/b: 2\n')).stamp).not.toBe(stamp)
  })

  it('is read again when it is asked for again, and says so when it is another by then', () => {
    const [one, other] = [new TextOnDisk(write('one.yaml', 'one')), new TextOnDisk(write('other.yaml', 'other'))]
    expect([one.text, other.text, one.text]).toEqual(['one', 'other', 'one'])
    write('other.yaml', 'longer')
    expect(() => other.text).toThrow('was changed while it was read')
  })
})
