// Loads compiled commands together with what V8 made of their code the last time: to compile it takes longer than most commands
// run. Node's own cache (module.enableCompileCache) is there from version 22 on.
import { isAscii } from 'node:buffer'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, sep } from 'node:path'
import vm from 'node:vm'
import { Cache, writeWhole } from '../../src/cache/cache.mjs'

/** React's server takes longer to compile than a page to draw. It is a package of its own, which blocks of a site share. */
const react = /[\\/]node_modules[\\/]react(?:-dom)?[\\/].*\.js$/

/** An import that waits for its turn, outside of comments. Node 20 refuses it in code that comes from a cache, or warns of it. */
const importsLater = /^(?!\s*(?:\*|\/\/|\/\*)).*\bimport\(/m

/**
 * Gives what loads files of the folder. Each command has its compiled code for itself, since each needs other parts of the same
 * files. What is not there or of another V8 is compiled, and written down when the process ends: below the project's cache, and
 * only where builds have made one.
 */
export function cachedLoader(folder, { cache, sourceHash, command }) {
  const version = join(cache, `code-${sourceHash}-${process.version}`)
  const require = createRequire(join(folder, 'package.json'))
  const fresh = new Map()
  const usual = require.extensions['.js']
  const cached = (module, filename) => {
    const isOwn = filename.startsWith(folder + sep)
    if (!isOwn && !react.test(filename)) return usual(module, filename)
    const bytes = readFileSync(filename)
    // Of all but a foreign file; it takes a fifth of the time.
    const content = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')
    const compiled = join(version, command, isOwn ? basename(filename) : foreignName(filename))
    const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined
    if (!cachedData && importsLater.test(content)) return usual(module, filename)
    const script = new vm.Script(`(function (exports, require, module, __filename, __dirname) {${content}\n})`, {
      filename,
      cachedData,
    })
    if (script.cachedDataRejected !== false) fresh.set(compiled, script)
    script.runInThisContext()(module.exports, createRequire(filename), module, filename, dirname(filename))
  }
  require.extensions['.cjs'] = cached
  require.extensions['.js'] = cached
  process.once('exit', () => {
    if (fresh.size > 0 && existsSync(cache)) keep(cache, version, fresh)
  })
  return (name) => require(join(folder, name))
}

/** Another one as soon as another version is installed. */
function foreignName(filename) {
  const { size, mtimeMs } = statSync(filename)
  return `${basename(filename)}-${size}-${Math.floor(mtimeMs)}`
}

/** With the functions that have run. Where nothing can be written, the next command compiles again. */
function keep(cache, version, fresh) {
  try {
    for (const [compiled, script] of fresh) writeWhole(compiled, script.createCachedData())
    const all = new Cache(cache)
    all.has(basename(version))
    all.forget('code-')
  } catch (error) {
    if (!('code' in error)) throw error
  }
}
