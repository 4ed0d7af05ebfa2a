import { createInterface } from 'node:readline/promises'
import { Fault } from '../../src/problems/fault.ts'

/** What a new site is made from. */
export interface Answers {
  folder: string
  template: string
  name: string
  language: string
}

interface Asking {
  templates: readonly string[]
  /** The name to offer for a folder. */
  nameOf: (folder: string) => string
  /** Throws a Fault for an answer that cannot be. */
  check: (answers: Partial<Answers>) => void
}

/** Asks for what is not given; Enter takes what is offered in brackets, and what cannot be is asked for again. */
export async function askOnTerminal(given: Partial<Answers>, { templates, nameOf, check }: Asking): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new AbortController()
  terminal.once('close', () => ended.abort())
  const ask = async (key: keyof Answers, question: string, offered: string): Promise<string> => {
    for (let answer = given[key]; ; answer = undefined) {
      const said = answer ?? ((await terminal.question(`  ${question} (${offered}) `, ended)).trim() || offered)
      try {
        check({ [key]: said })
        return said
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        process.stdout.write(`  ${error.message} ${error.hint}\n`)
      }
    }
  }
  try {
    const folder = await ask('folder', 'Which folder?', 'my-site')
    const template = await ask('template', `Which template: ${templates.join(', ')}?`, 'blank')
    const name = await ask('name', 'What is the business called?', nameOf(folder))
    const language = await ask('language', 'Which language are your texts in?', 'en')
    return { folder, template, name, language }
  } catch (error) {
    if (!ended.signal.aborted) throw error
    throw new Fault('usage', 'Nothing was written.', 'Run the command again when you are ready.')
  } finally {
    terminal.close()
  }
}
