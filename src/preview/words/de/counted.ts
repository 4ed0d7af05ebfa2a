import { grammarOf } from '../grammar.ts'

export const { counted } = grammarOf('de')
