// Parses a YAML text with the place of every node. The text has no byte order mark.
import { type Document, type Node, parseDocument, type YAMLParseError } from 'yaml'
import { References } from '../../manifest/read/references.ts'
import { lineEnd } from '../../problems/lines.ts'
import { modelOf, plainData } from '../model.ts'
import { refuse } from '../operation.ts'

const options = { keepSourceTokens: true, merge: true, prettyErrors: false, logLevel: 'silent', strict: true } as const

/** The reason for a file with an unfinished merge. */
export const versionsOfGit =
  'Git has left two versions of the same lines there: keep one of them, and remove its marks.'

export class YamlSource {
  readonly document: Document
  readonly references: References
  readonly eol: string

  /** Throws a refusal when the text is invalid YAML. */
  constructor(readonly text: string) {
    this.document = parseDocument(text, options)
    const [error] = this.document.errors
    if (error) {
      const line = text.slice(0, error.pos[0]).split('\n').length
      const why = /^<{7} /m.test(text) ? versionsOfGit : yamlErrorText(error)
      refuse('unreadable', `Line ${line} of the file cannot be read. ${why}`)
    }
    this.references = new References(this.root)
    this.eol = /\r\n|\n/.exec(text)?.[0] ?? '\n'
  }

  get root(): Node | null {
    return this.document.contents as Node | null
  }

  /** Plain data of the text. Throws a refusal where a value contains itself. */
  get value(): unknown {
    return plainData(modelOf(this.references))
  }

  lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1
  }

  /** Returns the end of the line, before its line break. */
  lineEnd(offset: number): number {
    return lineEnd(this.text, offset)
  }

  /** Returns the start of the next line, or the end of the text. */
  nextLine(offset: number): number {
    const at = this.text.indexOf('\n', offset)
    return at < 0 ? this.text.length : at + 1
  }

  /** Indents the further lines of a new text like the line at the offset. */
  indented(text: string, offset: number): string {
    const indent = /^[ \t]*/.exec(this.text.slice(this.lineStart(offset)))?.[0] ?? ''
    return text.replaceAll('\n', this.eol + indent)
  }

  column(offset: number): number {
    return offset - this.lineStart(offset)
  }
}

/** By the parser's code. The one left out is about the parser itself. */
export const yamlErrors: Readonly<Record<Exclude<YAMLParseError['code'], 'IMPOSSIBLE'>, string>> = {
  ALIAS_PROPS: 'A value that begins with * cannot be marked with & or ! as well.',
  BAD_ALIAS: 'The name after & or * is missing, or ends with a colon.',
  BAD_COLLECTION_TYPE: 'The type after ! does not fit the value.',
  BAD_DIRECTIVE: 'A line may not begin with %.',
  BAD_DQ_ESCAPE: 'In double quotes, a backslash stands before a sign that has no meaning there.',
  BAD_INDENT: 'The line does not begin in the same column as those it belongs to.',
  BAD_PROP_ORDER: 'A mark with & or ! belongs after the dash or the colon, not before it.',
  BAD_SCALAR_START: 'A text may begin with this sign only in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon and a space in it needs quotes.',
  BLOCK_IN_FLOW: 'Within brackets, lists and groups need brackets, too.',
  DUPLICATE_KEY: 'The same key stands twice.',
  KEY_OVER_1024_CHARS: 'A key is too long.',
  MISSING_CHAR: 'A quote, a bracket, a comma, a colon, a dash or a space is missing.',
  MULTILINE_IMPLICIT_KEY: 'The colon after a key is missing, or a quote is not closed.',
  MULTIPLE_ANCHORS: 'A value is marked with & twice.',
  MULTIPLE_DOCS: 'A second document begins.',
  MULTIPLE_TAGS: 'A value is marked with ! twice.',
  NON_STRING_KEY: 'A key is no text.',
  RESOURCE_EXHAUSTION: 'Lists and groups are nested too deep.',
  TAB_AS_INDENT: 'The line is indented with a tab instead of spaces.',
  TAG_RESOLVE_FAILED: 'A text that begins with ! needs quotes.',
  UNEXPECTED_TOKEN: 'A sign or a word stands where none belongs.',
}

const yamlErrorText = ({ code, message }: YAMLParseError): string =>
  code === 'IMPOSSIBLE' ? message : yamlErrors[code]
