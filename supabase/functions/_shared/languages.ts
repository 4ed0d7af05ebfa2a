// The language of a request is a parameter of its URL, because a form without script can send nothing else beside answers.
import type { BackendForm, FormDeclaration } from './form.ts'

const parameter = 'language'

/** Returns the path below `functions/v1/`: the function's name, and the language when it is not the site's default. */
export const functionAddress = ({ function: name, sentAs }: Pick<FormDeclaration, 'function' | 'sentAs'>): string =>
  sentAs === undefined ? name : `${name}?${parameter}=${encodeURIComponent(sentAs)}`

/** Returns the form in the language of the page that the request came from. */
export function formOf({ url }: Pick<Request, 'url'>, given: BackendForm): BackendForm {
  const tag = given.languages && new URL(url, 'http://function.invalid').searchParams.get(parameter)
  const own = tag && given.languages && Object.hasOwn(given.languages, tag) ? given.languages[tag] : undefined
  return own ? { ...given, form: own.form, ...(own.host && { host: own.host }) } : given
}

/** Origins of languages that have a host of their own. */
export const hostOriginsOf = ({ languages = {} }: Pick<BackendForm, 'languages'>): string[] =>
  Object.values(languages).flatMap(({ host }) => (host ? [host.origin] : []))

/** Column of a stored request with the language of its page. */
export const languageColumn = 'page_language'
