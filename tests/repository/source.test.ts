import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { repeated } from '../../src/site/grouped.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function run(program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}node_modules/${program}`, ...words], {
    cwd: root,
    encoding: 'utf8',
    // Exits before its garbage would matter.
    env: { ...process.env, GOGC: 'off' },
  })
  return { status, output: stdout + stderr }
}

const exported = /^export (?:async |abstract )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm

/** Exports that are named after a key, a kind of problem or a language, or as every command's are, and files that print modules. */
const byConvention =
  /\.(?:generated|test)\.|^src\/(?:schema|problems\/catalogue)\/|\/words\/|^tools\/[\w-]+\.ts$|^src\/forms\/(?:portable-rules|follow-ups)\.ts$/

const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n')

// On a busy machine the type check and the linter take minutes each.
describe('the source', { timeout: 600_000 }, () => {
  it('the source passes the type check', () => {
    // Several checkers would each read the types that all files share, which takes half as much time again.
    expect(run('typescript/bin/tsc', '--noEmit', '--singleThreaded')).toEqual({ status: 0, output: '' })
  })

  it('the source is formatted and passes the linter', () => {
    const { status, output } = run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=20')
    expect(status, output).toBe(0)
  })

  it('the source names no path of a machine and no address of a package registry', () => {
    const text = tracked.filter((path) => /\.(tsx?|mjs|json|ya?ml|md|sql|toml|css)$/.test(path))
    const machine = /(?:^|[\s"'`(=])\/(?:root|home\/[a-z]+|Users\/[a-z]+)\/|registry\.npmjs|registry\.yarnpkg/m
    expect(text.filter((path) => machine.test(readFileSync(root + path, 'utf8')))).toEqual([])
  })

  it('the source has no file over 300 lines', () => {
    const code = tracked.filter((path) => /\.(tsx?|mjs|sql|css)$/.test(path) && !path.includes('.generated.'))
    const long = code.filter((path) => readFileSync(root + path, 'utf8').split('\n').length > 300)
    expect(long).toEqual([])
  })

  it('the styles of pages use neither left nor right, so that they follow the direction of the language', () => {
    const styles = tracked.filter((path) => path.endsWith('.css') && !path.startsWith('src/preview/'))
    const physical = /^\s*(?:left|right|(?:padding|margin|border)-(?:left|right))\s*:|text-align:\s*(?:left|right)/m
    // Four lengths of which the second and the fourth, right and left, differ.
    const unequal = /^\s*(?:padding|margin|inset):\s*[^\s;(]+\s+(?!(\S+)\s+\S+\s+\1;)[^\s;(]+\s+[^\s;(]+\s+[^\s;(]+;/m
    expect(styles.length).toBeGreaterThan(20)
    const texts = styles.map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
    const wrong = texts.filter(({ text }) => physical.test(text) || unequal.test(text))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('the source has no export that no other file imports', () => {
    const code = tracked.filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    const texts = code.map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
    const uses = new Map<string, number>()
    for (const { text } of texts)
      for (const [name] of text.matchAll(/[\w$]+/g)) uses.set(name, (uses.get(name) ?? 0) + 1)
    const dead = texts.flatMap(({ path, text }) =>
      [...text.matchAll(exported)].flatMap(([, name = '']) => (uses.get(name) === 1 ? [`${path}: ${name}`] : [])),
    )
    expect(texts.length).toBeGreaterThan(500)
    expect(dead).toEqual([])
  })

  it('the source exports a name from one file only, so that a search finds one thing', () => {
    const code = tracked.filter((path) => /^(?:src|tools|supabase)\/.*\.tsx?$/.test(path) && !byConvention.test(path))
    const exports = code.flatMap((path) => {
      const names = [...readFileSync(root + path, 'utf8').matchAll(exported)].map(([, name = '']) => name)
      return [...new Set(names)].map((name) => ({ name, path }))
    })
    expect(exports.length).toBeGreaterThan(2000)
    expect(repeated(exports, ({ name }) => name)).toEqual([])
  })

  it('the source recognizes a Fault by its brand, since its class is loaded more than once', () => {
    const code = tracked.filter((path) => /^(?:src|tools|supabase)\/.*\.(?:tsx?|mjs)$/.test(path))
    const byClass = /instanceof Fault\b|\.name [!=]== 'Fault'/
    expect(code.filter((path) => byClass.test(readFileSync(root + path, 'utf8')))).toEqual([])
  })

  it('no test is marked to run alone or to be skipped', () => {
    const tests = tracked.filter((path) => /\.test\.tsx?$/.test(path))
    const switchedOff = /\b(?:it|test|describe)\.(?:only|skip|todo)\b/
    expect(tests.filter((path) => switchedOff.test(readFileSync(root + path, 'utf8')))).toEqual([])
  })
})
