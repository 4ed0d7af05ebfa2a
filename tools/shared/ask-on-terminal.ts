import { createInterface } from 'node:readline'
import { Fault, isFault } from '../../src/problems/fault.ts'

/** What a new site is made from. */
export interface Answers {
  folder: string
  template: string
  name: string
  language: string
  /** Whether it has news. */
  news: boolean
}

interface Questions {
  templates: readonly string[]
  /** Those a site can begin with texts in. */
  languages: readonly string[]
  mayHaveNews: (template: string) => boolean
  /** The name to offer for a folder. */
  nameOf: (folder: string) => string
  /** Throws a Fault for an answer that cannot be. */
  check: (answers: Partial<Answers>) => void
}

interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** Asks for what is not given; Enter takes what is offered in brackets, and what cannot be is asked for again. */
export async function askOnTerminal(
  given: Partial<Answers>,
  { templates, languages, mayHaveNews, nameOf, check }: Questions,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<Answers> {
  const terminal = createInterface({ input, output })
  // Lines that come before they are asked for, as pasted ones do, wait for their question.
  const lines: string[] = []
  let resolveLine: ((line: string | undefined) => void) | undefined
  let hasEnded = false
  terminal.on('line', (line) => {
    const waiting = resolveLine
    resolveLine = undefined
    if (waiting) waiting(line)
    else lines.push(line)
  })
  terminal.once('close', () => {
    hasEnded = true
    resolveLine?.(undefined)
  })
  const answerTo = async (question: string): Promise<string> => {
    terminal.setPrompt(question)
    terminal.prompt()
    const line =
      lines.shift() ??
      (hasEnded
        ? undefined
        : await new Promise<string | undefined>((resolve) => {
            resolveLine = resolve
          }))
    if (line === undefined)
      throw new Fault('usage', 'Nothing was written.', 'Run the command again when you are ready.')
    return line.trim()
  }
  const answerFor = async (key: Exclude<keyof Answers, 'news'>, question: string, offered: string): Promise<string> => {
    for (let answer = given[key]; ; answer = undefined) {
      const value = answer ?? ((await answerTo(`  ${question} (${offered}) `)) || offered)
      try {
        check({ news: given.news, [key]: value })
        return value
      } catch (error) {
        if (!isFault(error)) throw error
        output.write(`  ${error.message} ${error.hint}\n`)
      }
    }
  }
  const isWanted = async (question: string): Promise<boolean> => {
    for (;;) {
      const answer = await answerTo(`  ${question} (no) `)
      if (/^y(?:es)?$/i.test(answer)) return true
      if (/^(?:no?)?$/i.test(answer)) return false
      output.write('  Answer yes or no.\n')
    }
  }
  try {
    const folder = await answerFor('folder', 'Which folder?', 'my-site')
    const template = await answerFor('template', `Which template: ${templates.join(', ')}?`, 'blank')
    const name = await answerFor('name', 'What is the business called?', nameOf(folder))
    const language = await answerFor(
      'language',
      `Which language are your texts in: ${languages.join(', ')}, or another, which begins with English texts?`,
      'en',
    )
    const news = given.news ?? (mayHaveNews(template) && (await isWanted('Is the site to have news, yes or no?')))
    return { folder, template, name, language, news }
  } finally {
    terminal.close()
  }
}
