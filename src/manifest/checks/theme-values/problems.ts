import { error, quoted } from '../../../problems/kind.ts'

export default {
  'unclosed-value': error<{ value: string; sign: string }>({
    title: 'A value of the look that takes the styles behind it along',
    about:
      'Values of the look become parts of a stylesheet as they are written. A quotation mark, a bracket or a comment that is never closed makes a browser drop the styles that follow.',
    message: ({ value, sign }) =>
      sign === ')' || sign === ']'
        ? `The value ${quoted(value)} closes a bracket that was not opened.`
        : `The value ${quoted(value)} opens ${sign} and never closes it.`,
    hint: () => 'Write both of the pair, or neither.',
    example: { in: 'stack', bad: `stack: '"Georgia, serif'`, good: `stack: '"Georgia", serif'` },
  }),
}
