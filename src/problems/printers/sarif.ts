import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import { problemCatalogue } from '../catalogue.ts'
import { faults, isFaultCode } from '../fault-codes.ts'
import { type PrintOptions, shownOf } from '../printer.ts'
import type { Fix, Problem, Span } from '../problem.ts'
import type { Report } from '../report.ts'

/** Prints SARIF 2.1.0 with the rules its results name, for code-scanning services. */
export default function sarif(report: Report, { help, maxProblems }: PrintOptions): string {
  const { file, texts } = report
  const { shown, unshown } = shownOf(report, maxProblems)
  const codes = [...new Set(shown.map(({ code }) => code))].sort()
  const driver = { name: 'Lectern', semanticVersion: '1.0.0', rules: codes.map((code) => ruleOf(code, help)) }
  const artifacts = [file, ...(texts?.keys() ?? [])].map((name) => ({
    location: { uri: uriOf(name) },
    sourceLanguage: 'yaml',
  }))
  const run = {
    tool: { driver },
    columnKind: 'utf16CodeUnits',
    artifacts,
    results: shown.map((problem) => resultOf(problem, codes.indexOf(problem.code))),
    ...(unshown > 0 && { properties: { untold: unshown } }),
  }
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, undefined, 2)}\n`
}

function ruleOf(id: string, help: string | undefined) {
  const known = problemCatalogue.get(id)
  const title = known?.title ?? (isFaultCode(id) ? faults[id] : id)
  const about = known?.about ?? title
  return {
    id,
    name: id,
    shortDescription: { text: title },
    fullDescription: { text: about },
    help: { text: about },
    ...(help === undefined ? {} : { helpUri: known ? `${help}#${id}` : `${help}#faults-of-a-command` }),
    defaultConfiguration: { level: known?.severity ?? 'error' },
  }
}

const locationOf = (at: Span & { file: string }) => ({
  physicalLocation: {
    artifactLocation: { uri: uriOf(at.file) },
    region: { startLine: at.line, startColumn: at.column, endLine: at.endLine, endColumn: at.endColumn },
  },
})

function resultOf({ code, severity, message, hint, path, related = [], fix, ...at }: Problem, ruleIndex: number) {
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: `${message} ${hint}` },
    locations: [locationOf(at)],
    ...(related.length === 0
      ? {}
      : { relatedLocations: related.map((one, id) => ({ id, ...locationOf(one), message: { text: one.message } })) }),
    ...(fix === undefined ? {} : { fixes: [fixOf(fix, at.file)] }),
    // Stays the same when lines are added or removed above it.
    partialFingerprints: { 'codeAndPath/v1': `${code} ${path}` },
  }
}

const fixOf = ({ title, edits }: Fix, file: string) => ({
  description: { text: title },
  artifactChanges: [
    {
      artifactLocation: { uri: uriOf(file) },
      replacements: edits.map(({ start, end, text }) => ({
        deletedRegion: { charOffset: start, charLength: end - start },
        ...(text === '' ? {} : { insertedContent: { text } }),
      })),
    },
  ],
})

const uriOf = (file: string) =>
  isAbsolute(file) ? pathToFileURL(file).href : file.split(/[\\/]/).map(encodeURIComponent).join('/')
