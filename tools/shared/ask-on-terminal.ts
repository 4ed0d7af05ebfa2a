// Asks on the terminal for the options of a new site that were not given.
import { createInterface } from 'node:readline'
import { Fault, isFault } from '../../src/problems/fault.ts'

/** The options of a new site. */
export interface Answers {
  folder: string
  template: string
  name: string
  language: string
  /** Whether the site has news. */
  news: boolean
}

interface Questions {
  templates: readonly string[]
  /** Languages that the templates have texts in. */
  languages: readonly string[]
  mayHaveNews: (template: string) => boolean
  /** Suggests a business name for a folder. */
  nameOf: (folder: string) => string
  /** Throws a Fault for an invalid answer. */
  check: (answers: Partial<Answers>) => void
}

interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** Asks for the missing options. Enter accepts the default in brackets; an invalid answer is asked for again. */
export async function askOnTerminal(
  given: Partial<Answers>,
  { templates, languages, mayHaveNews, nameOf, check }: Questions,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<Answers> {
  const terminal = createInterface({ input, output })
  // Also holds lines that arrive before their question, such as pasted ones.
  const lines = terminal[Symbol.asyncIterator]()
  const answerTo = async (question: string): Promise<string> => {
    terminal.setPrompt(question)
    terminal.prompt()
    const line = await lines.next()
    if (line.done) throw new Fault('usage', 'Nothing was written.', 'Run the command again when you are ready.')
    return line.value.trim()
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
