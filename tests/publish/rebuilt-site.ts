// A site on the disk that is built again and again; each build has to equal a clean one.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import build from '../../tools/build.ts'
import { builtFiles } from '../built-files.ts'
import { root } from '../pages/built-site.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** `stage`: what `--timings` prints after a build that did not load the whole site. */
export function rebuiltSite(stage: string) {
  const folder = temporaryFolder()
  const pathOf = (file: string) => join(folder, file)
  const textOf = (file: string) => readFileSync(pathOf(file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(pathOf(file), text)
  const edit = (file: string, from: string | RegExp, to: string) => {
    const before = textOf(file)
    write(file, before.replace(from, to))
    expect(textOf(file)).not.toBe(before)
  }
  const filesOf = (out: string) => builtFiles(join(folder, out))

  async function built(out: string, sourceHash = engineContext().sourceHash): Promise<string> {
    const options = ['--manifest', pathOf('site.yaml'), '--out', join(folder, out), '--timings']
    return printedBy(() => build(options, root, { ...engineContext(), sourceHash })).then(
      (printed) => printed.out,
      (error) => String(error).replace(/in [\d.]+ m?s/, ''),
    )
  }

  /** Runs an incremental and a clean build, expects equal files, and returns how much the incremental one read. */
  async function howBuilt(sourceHash?: string): Promise<'few' | 'whole' | 'refused'> {
    const output = await built('out', sourceHash)
    rmSync(join(folder, 'clean'), { recursive: true, force: true })
    const clean = await built('clean', sourceHash)
    if (!clean.includes('files written')) {
      expect(output).toBe(clean)
      return 'refused'
    }
    const [after, expected] = [filesOf('out'), filesOf('clean')]
    expect([...after.keys()]).toEqual([...expected.keys()])
    for (const [name, text] of expected) expect(after.get(name) === text, name).toBe(true)
    return output.includes(stage) ? 'few' : 'whole'
  }

  return { folder, pathOf, textOf, write, edit, filesOf, built, howBuilt }
}
