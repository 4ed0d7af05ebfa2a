// Loads compiled commands with V8's code cache: compiling takes longer than most commands run. Node's own cache
// (module.enableCompileCache) exists only from version 22 on.
import { isAscii } from 'node:buffer'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire, Module } from 'node:module'
import { basename, dirname, join, sep } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import vm from 'node:vm'
import { Cache, writeWhole } from '../../src/cache/cache.mjs'

/** React's files are cached too: compiling its server takes longer than rendering a page. It is external, shared with own blocks. */
const react = /[\\/]node_modules[\\/]react(?:-dom)?[\\/].*\.js$/

/** Matches a dynamic import outside comments. Node 20 refuses those in cached code, or warns. */
const importsLater = /^(?!\s*(?:\*|\/\/|\/\*)).*\bimport\(/m

/**
 * Returns a function that loads files of the folder. Each command has a code cache of its own, because commands use different parts of
 * the same files. Missing or outdated entries are compiled and written when the process ends, and only where a build has created
 * the project's cache.
 */
export function cachedLoader(folder, { cache, sourceHash, command }) {
  const version = join(cache, `code-${sourceHash}-${process.version}`)
  const require = createRequire(join(folder, 'package.json'))
  const fresh = new Map()
  // Cached code remembers what Sparkplug, V8's quick compiler, has compiled in a long build, and every later command would compile it, too.
  const isFirst = !existsSync(join(version, command))
  if (isFirst) setFlagsFromString('--no-sparkplug')
  const uncached = require.extensions['.js']
  const cached = (module, filename) => {
    const isOwn = filename.startsWith(folder + sep)
    if (!isOwn && !react.test(filename)) return uncached(module, filename)
    const bytes = readFileSync(filename)
    // Most files are ASCII, and decoding them as latin1 takes a fifth of the time.
    const content = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')
    const compiled = join(version, command, isOwn ? basename(filename) : foreignName(filename))
    const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined
    if (!cachedData && importsLater.test(content)) return uncached(module, filename)
    const script = new vm.Script(`(function (exports, require, module, __filename, __dirname) {${content}\n})`, {
      filename,
      cachedData,
    })
    if (script.cachedDataRejected !== false) fresh.set(compiled, script)
    const from = dirname(filename)
    const load = isOwn
      ? (name) => (name.startsWith('.') ? own(join(from, name)) : require(name))
      : createRequire(filename)
    script.runInThisContext()(module.exports, load, module, filename, from)
  }
  /** Loads a compiled file without Node's search for it, and leaves it where Node finds it. */
  const own = (filename) => {
    const known = require.cache[filename]
    if (known) return known.exports
    const module = new Module(filename)
    require.cache[filename] = module
    module.load(filename)
    return module.exports
  }
  require.extensions['.cjs'] = cached
  require.extensions['.js'] = cached
  process.once('exit', () => {
    // A process with other flags rejects the code.
    if (isFirst) setFlagsFromString('--sparkplug')
    if (fresh.size > 0 && existsSync(cache)) writeCache(cache, version, fresh)
  })
  return (name) => own(join(folder, name))
}

/** Cache key of a package's file, which changes when another version is installed. */
function foreignName(filename) {
  const { size, mtimeMs } = statSync(filename)
  return `${basename(filename)}-${size}-${Math.floor(mtimeMs)}`
}

/** Writes the code of the functions that have run. Where the cache is not writable, the next command compiles again. */
function writeCache(cache, version, fresh) {
  try {
    for (const [compiled, script] of fresh) writeWhole(compiled, script.createCachedData())
    const all = new Cache(cache)
    all.has(basename(version))
    all.forget('code-')
  } catch (error) {
    if (!('code' in error)) throw error
  }
}
