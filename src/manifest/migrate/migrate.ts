// Brings an older manifest to the current format, version by version. Only changed words are edited; every other byte stays.
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml'
import { Fault } from '../../problems/fault.ts'
import { howToGetNewer } from '../../problems/newer-engine.ts'
import { splice } from '../../problems/splice.ts'
import { formatVersion } from '../../schema/manifest/format-version.ts'
import type { ManifestMigration } from './migration.ts'

// One file for each version to migrate from; its name has the version.
const migrations = import.meta.glob<ManifestMigration>('./migrations/from-*.ts', { eager: true, import: 'default' })

/** `versions` are those passed through, such as `[0, 1]`; only one when nothing had to change. Throws a Fault for a text that does not parse or whose version is unknown. */
export function migrateManifest(text: string, file: string) {
  const versions = [versionOf(text, file).version]
  let migrated = text
  for (let at = versions[0] ?? formatVersion; at < formatVersion; at++) {
    const migration = migrations[`./migrations/from-${at}.ts`]
    if (!migration)
      throw new Fault(
        'no-migration',
        `Nothing leads on from version ${at}.`,
        'Use an older release to bring it up to date first.',
      )
    const { root, place } = versionOf(migrated, file)
    migrated = splice(migrated, [...migration(root), { ...place, text: String(at + 1) }])
    versions.push(at + 1)
  }
  return { text: migrated, versions }
}

function versionOf(
  text: string,
  file: string,
): { root: YAMLMap; version: number; place: { start: number; end: number } } {
  const document = parseDocument(text, { prettyErrors: false, merge: true })
  const root = document.contents
  const refused = (message: string, hint: string) => new Fault('bad-manifest', message, hint, { exit: 1 })
  if (document.errors.length > 0 || !isMap(root))
    throw refused(`${file} cannot be read.`, 'Fix it first: npm run validate says what is wrong.')
  const node = root.get('lectern', true)
  if (!isScalar(node) || typeof node.value !== 'number' || !node.range)
    throw refused(`${file} does not say which version it has.`, `Begin it with "lectern: ${formatVersion}".`)
  if (!Number.isInteger(node.value) || node.value < 0 || node.value > formatVersion)
    throw refused(
      `Version ${node.value} is not one this software knows.`,
      node.value > formatVersion
        ? `It is newer than this Lectern, which reads ${formatVersion}. ${howToGetNewer}`
        : `The present version is ${formatVersion}.`,
    )
  return { root, version: node.value, place: { start: node.range[0], end: node.range[1] } }
}
