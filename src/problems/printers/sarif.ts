import { kindOf, problemCodes } from '../catalogue.ts'
import { type PrintOptions, shownOf } from '../printer.ts'
import type { Problem, Span } from '../problem.ts'
import type { Report } from '../report.ts'

/** SARIF 2.1.0, with every rule there is, for code-scanning services. */
export default function sarif(report: Report, { most }: PrintOptions): string {
  const { file } = report
  const { shown, untold } = shownOf(report, most)
  const rules = problemCodes.map((id) => {
    const { title, about, severity } = kindOf(id)
    const defaultConfiguration = { level: severity }
    return {
      id,
      name: id,
      shortDescription: { text: title },
      fullDescription: { text: about },
      help: { text: about },
      defaultConfiguration,
    }
  })
  const driver = { name: 'Lectern', semanticVersion: '1.0.0', rules }
  const run = {
    tool: { driver },
    columnKind: 'utf16CodeUnits',
    artifacts: [{ location: { uri: uriOf(file) }, sourceLanguage: 'yaml' }],
    results: shown.map(resultOf),
    ...(untold > 0 && { properties: { untold } }),
  }
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, undefined, 2)}\n`
}

function resultOf({
  code,
  severity,
  message,
  hint,
  file,
  path,
  line,
  column,
  endLine,
  endColumn,
  related = [],
}: Problem) {
  const location = (at: Span & { file: string }) => ({
    physicalLocation: {
      artifactLocation: { uri: uriOf(at.file) },
      region: { startLine: at.line, startColumn: at.column, endLine: at.endLine, endColumn: at.endColumn },
    },
  })
  return {
    ruleId: code,
    ruleIndex: problemCodes.indexOf(code),
    level: severity,
    message: { text: `${message} ${hint}` },
    locations: [location({ file, line, column, endLine, endColumn })],
    ...(related.length === 0
      ? {}
      : { relatedLocations: related.map((at, id) => ({ id, ...location(at), message: { text: at.message } })) }),
    // Stays the same when lines above it come or go.
    partialFingerprints: { 'codeAndPath/v1': `${code} ${path}` },
  }
}

const uriOf = (file: string) => file.split(/[\\/]/).map(encodeURIComponent).join('/')
