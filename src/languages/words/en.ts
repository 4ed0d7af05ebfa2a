// English. Its texts are defined elsewhere: in src/site/texts.ts, the forms and their field types.
import type { EngineWords } from '../engine-words.ts'

export default {
  texts: {},
  messages: {},
  notice: { subject: 'New request', text: 'A request has arrived through the website.\n\n[answers]\n' },
} satisfies EngineWords
