// Words problems in the other languages of the editor, from the facts of their English words.
import { type Problem, problemFacts } from '../problem.ts'
import { general as de } from './de/index.ts'
import { general as es } from './es/index.ts'
import { general as fr } from './fr/index.ts'
import { grammar } from './grammar.ts'
import { type InEachLanguage, type TranslatedLanguage, type Translation, translatedLanguages } from './translation.ts'

type ByCode = Readonly<Record<string, Translation<unknown>>>

const ofChecks = import.meta.glob<InEachLanguage<Record<string, unknown>>>('../../manifest/checks/*/translations.ts', {
  eager: true,
  import: 'default',
})

const translations = Object.fromEntries(
  translatedLanguages.map((language) => [
    language,
    Object.assign({}, { de, fr, es }[language], ...Object.values(ofChecks).map((one) => one[language])) as ByCode,
  ]),
) as Record<TranslatedLanguage, ByCode>

/** The words of a problem in a language. */
export interface ProblemWords {
  message: string
  hint: string
  /** The title of its fix, where there is one. */
  fix?: string
}

export type ProblemTranslations = Readonly<Record<TranslatedLanguage, ProblemWords>>

type Worded = Pick<Problem, 'code' | 'message' | 'hint' | 'fix' | typeof problemFacts>

/** Returns undefined for a code that is no kind, such as that of a fault. */
function said(code: string, facts: unknown, language: TranslatedLanguage): ProblemWords | undefined {
  const translation = translations[language][code]
  if (!translation) return undefined
  // What comes at a later moment is worded within the message.
  const { then } = facts as { then?: { code: string; facts: unknown } }
  const all = then ? { ...(facts as object), ...said(then.code, then.facts, language) } : facts
  return { message: translation.message(all), hint: translation.hint(all) }
}

/** Without facts, as for a fault, sentences that are known are translated. */
function inLanguage(problem: Worded, language: TranslatedLanguage): ProblemWords {
  const { code, message, hint, [problemFacts]: facts, fix } = problem
  const { word } = grammar[language]
  const words = (facts !== undefined && said(code, facts, language)) || { message: word(message), hint: word(hint) }
  return fix ? { ...words, fix: word(fix.title) } : words
}

/** Words a problem in every language but English. */
export const inEachLanguage = (problem: Worded): ProblemTranslations =>
  Object.fromEntries(
    translatedLanguages.map((language) => [language, inLanguage(problem, language)]),
  ) as ProblemTranslations
