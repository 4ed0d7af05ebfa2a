// Which site a file may belong to. The server says whether it does.
const { existsSync } = require('node:fs')
const { dirname, join } = require('node:path')

const manifestNames = ['site.yaml', 'site.yml', 'site.json']
const manifestText = /^\s*(?:\{\s*)?["']?lectern["']?[ \t]*:/m

/** All folders that a file is in, the nearest first. */
function foldersAbove(file) {
  const folders = []
  for (let folder = dirname(file); folders.at(-1) !== folder; folder = dirname(folder)) folders.push(folder)
  return folders
}

/**
 * The folder of the site: of those with a manifest the outermost within the window's folder, or else the nearest; the folder of a
 * manifest that has a name of its own. Undefined for a file of no site.
 */
function findSite(file, text, folderOfWindow) {
  const above = foldersAbove(file)
  const sites = above.filter((folder) => manifestNames.some((name) => existsSync(join(folder, name))))
  const until = above.indexOf(folderOfWindow)
  const within = sites.filter((folder) => above.indexOf(folder) <= until)
  const isManifest = manifestText.test(text.slice(0, 4000))
  return within.at(-1) ?? sites[0] ?? (isManifest ? (folderOfWindow ?? above[0]) : undefined)
}

/** Whether the folder's manifest says that it is Lectern's: others have a `site.yml` too. */
function saysLectern(folder, read) {
  return manifestNames.some((name) => {
    const file = join(folder, name)
    return existsSync(file) && manifestText.test(read(file).slice(0, 4000))
  })
}

module.exports = { findSite, saysLectern }
