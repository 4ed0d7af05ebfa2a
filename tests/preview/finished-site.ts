// The commands after editing a site: the check before the launch, and the build.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import build from '../../tools/build.ts'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import validate from '../../tools/validate.ts'
import { root } from '../pages/built-site.ts'

async function outputOf(command: () => Promise<number>): Promise<string> {
  const out: string[] = []
  const writes = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => Boolean(out.push(String(text)))),
  )
  try {
    await command()
    return out.join('')
  } finally {
    for (const write of writes) write.mockRestore()
  }
}

/** The codes of the problems that `validate --launch` reports for the site in the folder. */
export async function beforeLaunch(folder: string): Promise<string[]> {
  const out = await outputOf(() => validate([join(folder, 'site.yaml'), '--launch', '--format', 'json'], folder))
  const { problems } = JSON.parse(out) as { problems: { code: string; severity: string }[] }
  return [...new Set(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code))].sort()
}

/** Builds it; gives the text of a page. */
export async function built(folder: string): Promise<(path: string) => string> {
  const out = join(folder, 'dist')
  const context = { engine: root, form: 'source' as const, sourceHash: hashOfSource(root) }
  await outputOf(() => build(['--manifest', join(folder, 'site.yaml'), '--out', out], folder, context))
  return (path) => {
    const file = join(out, path, 'index.html')
    if (!existsSync(file)) throw new Error(`${path} was not built.`)
    return readFileSync(file, 'utf8')
  }
}
