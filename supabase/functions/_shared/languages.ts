// The language of a request: said in its address, since a form without script sends nothing else that is no answer.
import type { BackendForm, FormDeclaration } from './form.ts'

const parameter = 'language'

/** What stands behind the address of functions: the function's name, and the language where it is not the site's first. */
export const addressOf = ({ function: name, sentAs }: Pick<FormDeclaration, 'function' | 'sentAs'>): string =>
  sentAs === undefined ? name : `${name}?${parameter}=${encodeURIComponent(sentAs)}`

/** The form as the page had it that the request was sent from. */
export function formOf({ url }: Pick<Request, 'url'>, given: BackendForm): BackendForm {
  const tag = given.languages && new URL(url, 'http://function.invalid').searchParams.get(parameter)
  const own = tag && given.languages && Object.hasOwn(given.languages, tag) ? given.languages[tag] : undefined
  return own ? { ...given, form: own.form, ...(own.host && { host: own.host }) } : given
}

/** Origins of the hosts that languages have for their own. */
export const hostOriginsOf = ({ languages = {} }: Pick<BackendForm, 'languages'>): string[] =>
  Object.values(languages).flatMap(({ host }) => (host ? [host.origin] : []))

/** The column of a stored request that says which language its page was in. */
export const languageColumn = 'page_language'
