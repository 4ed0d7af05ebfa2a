// Copies the example practice to a folder of its own, with changes, to validate, build and serve it.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { loadFile } from '../../src/project/load-file.ts'
import build from '../../tools/build.ts'
import { servedFolder } from '../../tools/shared/served-folder.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { root } from './built-site.ts'

export type Change = [find: string, write: string]

/** Applies each change once, in the first file that contains its search text. */
export function practiceWith(...changes: Change[]): string {
  const folder = temporaryFolder()
  cpSync(join(root, 'tests/fixtures/practice'), folder, { recursive: true })
  for (const [find, write] of changes) {
    const file = ['site.yaml', 'pages/care.yaml', 'pages/news.yaml']
      .map((name) => join(folder, name))
      .find((path) => readFileSync(path, 'utf8').includes(find))
    if (file === undefined) throw new Error(`Nothing holds ${find}`)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(find, () => write),
    )
  }
  return folder
}

export const manifestOf = (folder: string): string => join(folder, 'site.yaml')

export const problemsOf = (folder: string) => loadFile(manifestOf(folder), { root }).problems

/** Problems after the changes: "site.yaml:12 code". */
export const faults = (...changes: Change[]): string[] =>
  problemsOf(practiceWith(...changes)).map(({ file, line, code }) => `${file.replace(/^.*\//, '')}:${line} ${code}`)

/** Line of the text in the unchanged manifest, or in the named file. */
export function lineOf(text: string, file = 'site.yaml'): string {
  const lines = readFileSync(join(root, 'tests/fixtures/practice', file), 'utf8').split('\n')
  const line = lines.findIndex((one) => one.includes(text)) + 1
  if (line === 0) throw new Error(`${file} does not hold ${text}`)
  return `${file.replace(/^.*\//, '')}:${line}`
}

/** Builds as the command does; answers the folder with the site. */
export async function builtPractice(folder: string, ...words: string[]): Promise<string> {
  const out = join(folder, `dist-${Math.random().toString(36).slice(2)}`)
  await printedBy(() => build(['--manifest', manifestOf(folder), '--out', out, ...words], root, engineContext()))
  return out
}

export interface Served {
  url: string
  get(path: string): Promise<{ status: number; location?: string; body: string }>
  close(): Promise<void>
}

/** The built site as `npm start` answers with it. */
export async function servedPractice(folder: string, out: string): Promise<Served> {
  const { site } = loadFile(manifestOf(folder), { root })
  if (!site) throw new Error('There is no site.')
  const { url, close } = await servedFolder({ ...site, folder: out })
  return {
    url,
    get: (path) =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port: new URL(url).port, path, headers: { accept: 'text/html' } }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location,
              body: Buffer.concat(parts).toString(),
            }),
          )
        })
          .on('error', reject)
          .end()
      }),
    close,
  }
}
