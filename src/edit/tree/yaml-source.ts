// Parses a YAML text with the place of every node. The text has no byte order mark.
import { type Document, type Node, parseDocument } from 'yaml'
import { References } from '../../manifest/read/references.ts'
import { lineEnd } from '../../problems/lines.ts'
import { modelOf, plainOf } from '../model.ts'
import { refuse } from '../operation.ts'
import { yamlErrorText } from './yaml-errors.ts'

const options = { keepSourceTokens: true, merge: true, prettyErrors: false, logLevel: 'silent', strict: true } as const

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
      refuse('unreadable', `Line ${line} of the file cannot be read. ${yamlErrorText(error)}`)
    }
    this.references = new References(this.root)
    this.eol = /\r\n|\n/.exec(text)?.[0] ?? '\n'
  }

  get root(): Node | null {
    return this.document.contents as Node | null
  }

  /** Plain data of the text. Throws a refusal where a value contains itself. */
  get value(): unknown {
    return plainOf(modelOf(this.references))
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

  column(offset: number): number {
    return offset - this.lineStart(offset)
  }
}
