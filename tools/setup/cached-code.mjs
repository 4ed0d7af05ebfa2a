// Loads compiled commands together with what V8 made of their code the last time: to compile it takes longer than most commands
// run. Node's own cache (module.enableCompileCache) is there from version 22 on.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, sep } from 'node:path'
import vm from 'node:vm'

/**
 * Gives what loads files of the folder. Each command has its compiled code for itself, since each needs other parts of the same
 * files. What is not there or of another V8 is compiled, and written down when the process ends.
 */
export function cachedLoader(folder, command) {
  const cacheFolder = join(folder, `code-${process.version}`, command)
  const require = createRequire(join(folder, 'package.json'))
  const fresh = new Map()
  require.extensions['.cjs'] = (module, filename) => {
    if (!filename.startsWith(folder + sep)) return require.extensions['.js'](module, filename)
    const cached = join(cacheFolder, basename(filename))
    const content = readFileSync(filename, 'utf8')
    const script = new vm.Script(`(function (exports, require, module, __filename, __dirname) {${content}\n})`, {
      filename,
      cachedData: existsSync(cached) ? readFileSync(cached) : undefined,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    })
    if (script.cachedDataRejected !== false) fresh.set(cached, script)
    script.runInThisContext()(module.exports, createRequire(filename), module, filename, dirname(filename))
  }
  process.once('exit', () => keep(cacheFolder, fresh))
  return (name) => require(join(folder, name))
}

/** With the functions that have run. Where nothing can be written, the next command compiles again. */
function keep(cacheFolder, fresh) {
  if (fresh.size === 0) return
  try {
    mkdirSync(cacheFolder, { recursive: true })
    for (const [cached, script] of fresh) {
      // Renamed into place, so that another command never reads half of it.
      writeFileSync(`${cached}.${process.pid}`, script.createCachedData())
      renameSync(`${cached}.${process.pid}`, cached)
    }
  } catch (error) {
    if (!('code' in error)) throw error
  }
}
