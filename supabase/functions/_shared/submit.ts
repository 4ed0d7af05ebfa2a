// Handles one request of a form: the same on Supabase, on Postgres and on the embedded database.
import { backToPage, refusal, stored } from './answers.ts'
import { senderNetwork } from './client-address.ts'
import { preflight, requestOrigin, withCors } from './cors.ts'
import type { FormDeclaration, Payload } from './form.ts'
import { brokenRuleId, failedId, receivedId } from './form-ids.ts'
import { markHeader, markOf } from './form-mark.ts'
import { turnstileField } from './form-rules.ts'
import { formOf, hostOriginsOf, languageColumn } from './languages.ts'
import { codeOf } from './log-code.ts'
import type { MailKind, Ports, Stored, Submission, Suspicion } from './ports.ts'
import { type BodyType, bodyType, RefusedRequest, readBodyText, readObject } from './read-body.ts'

const retrySeconds = 5
/** Factor by which senders without a known network may exceed the total limit; the excess is stored as suspect. */
const crowdFactor = 20
/** Milliseconds the database may take. After that the answer says that trying again is safe. */
const storeTimeoutMs = 10_000

/** Answers POST and OPTIONS. Never throws, and reveals nothing internal. */
export async function submit(request: Request, ports: Ports): Promise<Response> {
  const own = [...ports.origins, ...hostOriginsOf(ports.form)]
  const origin = requestOrigin(request, ports.site ? [ports.site, ...own] : own)
  const { method } = request
  if (method !== 'POST' && method !== 'OPTIONS') {
    const headers = { allow: 'POST, OPTIONS', [markHeader]: await markOf(ports.form) }
    return refusal(405, 'method', { headers })
  }
  if (origin.kind === 'foreign') return withCors(refusal(403, 'foreign'), origin)
  return withCors(method === 'OPTIONS' ? preflight() : await answer(request, ports), origin)
}

interface Answering extends Ports {
  /** The request's Origin header. */
  from: string | null
}

async function answer(request: Request, { form: given, ...others }: Ports): Promise<Response> {
  const ports: Answering = { ...others, form: formOf(request, given), from: request.headers.get('origin') }
  const { form } = ports.form
  let type: BodyType = 'json'
  try {
    type = bodyType(request.headers)
    const key = readKey(request.headers)
    const text = await readBodyText(request, type)
    const answers = type === 'json' ? readObject(text) : ports.rules.readEntries(form, new URLSearchParams(text))
    const checked = ports.rules.validate(form, answers)
    if (!checked.ok) return type === 'json' ? refusal(422, 'fields', checked) : toMistake(ports, checked.rules)
    const address = ports.clientAddress(request)
    const suspicion = await suspect(request, answers, ports, address)
    const submission = { ...describe(checked.payload, suspicion, ports), key, network: senderNetwork(address ?? '') }
    return respond(await within(storeTimeoutMs, storeWithin(submission, ports)), type, ports)
  } catch (error) {
    if (!(error instanceof RefusedRequest)) ports.log({ event: 'store-failed', code: codeOf(error) })
    return fail(error, type, ports)
  }
}

function readKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? undefined
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) throw new RefusedRequest(400, 'badKey')
  return key
}

/** Composes the submission for the database. */
function describe(payload: Payload, suspicion: Suspicion | undefined, ports: Ports): Submission {
  const { form, settings } = ports.form
  const email = payload[form.addressField ?? '']
  const mails: MailKind[] = []
  if (!suspicion && settings.mail.to.length) mails.push('notice')
  if (!suspicion && settings.mail.receipt && email) mails.push('receipt')
  return {
    form: form.name,
    // These keys are reserved columns, so no field can have their names.
    payload: {
      ...payload,
      ...(ports.test && { is_test: true }),
      ...(form.sentAs !== undefined && { [languageColumn]: form.sentAs }),
    },
    email: typeof email === 'string' ? email.toLowerCase() : undefined,
    suspicion,
    limits: ports.limited ? settings.limits : undefined,
    mails,
  }
}

/**
 * Stores a request. Without a known network, a single sender could use up the limit that all share, so the excess, up to
 * `crowdFactor` times the limit, is stored as suspect: no visitor is refused because of others, and no mail is sent for it.
 */
async function storeWithin(submission: Submission, { store }: Ports): Promise<Stored> {
  const result = await store.store(submission)
  const { limits, network } = submission
  if (result.outcome !== 'limited' || network !== undefined || !limits) return result
  const all = { ...limits.all, most: limits.all.most * crowdFactor }
  return store.store({
    ...submission,
    suspicion: submission.suspicion ?? 'crowded',
    mails: [],
    limits: { ...limits, all },
  })
}

async function suspect(
  request: Request,
  answers: Record<string, unknown>,
  ports: Ports,
  address: string | undefined,
): Promise<Suspicion | undefined> {
  const { form, settings } = ports.form
  // Stored and answered like any other request, so that a bot learns nothing and an autofill accident loses nothing.
  const trap = Object.hasOwn(answers, form.honeypot) ? answers[form.honeypot] : ''
  if (trap !== '' && trap !== null) return 'honeypot'
  const taken = Number(request.headers.get('x-fill-time') ?? Number.NaN)
  if (taken >= 0 && taken < settings.fastest) return 'too-fast'
  if (!form.turnstile || !ports.meetsChallenge) return undefined
  const token = answers[turnstileField]
  if (typeof token !== 'string' || !token) return 'challenge-failed'
  const met = await ports.meetsChallenge(token, address)
  if (met === undefined) ports.log({ event: 'challenge-unreachable', code: 'turnstile' })
  return met === undefined ? 'challenge-unchecked' : met ? undefined : 'challenge-failed'
}

function respond(result: Stored, type: BodyType, ports: Answering): Response {
  const { form } = ports.form
  switch (result.outcome) {
    case 'stored':
    case 'repeated':
      if (result.outcome === 'stored') ports.afterStored?.()
      return type === 'json' ? stored(result.id) : backToPage(pageOf(ports), receivedId(form))
    case 'conflict':
      return type === 'json' ? refusal(409, 'conflict') : failed(ports)
    case 'limited': {
      const headers = { 'retry-after': String(result.retryAfter) }
      return type === 'json' ? refusal(429, 'limited', { headers }) : failed(ports, headers)
    }
  }
}

function fail(error: unknown, type: BodyType, ports: Answering): Response {
  if (error instanceof RefusedRequest) return type === 'json' ? refusal(error.status, error.sentence) : failed(ports)
  const headers = { 'retry-after': String(retrySeconds) }
  return type === 'json' ? refusal(503, 'unavailable', { headers }) : failed(ports, headers)
}

/** The page to redirect to. On a shared origin it is in the language's folder, unless the request came from the language's own host. */
const pageOf = ({ site, from, form: { form, host } }: Answering) =>
  host && (site !== '' || from === host.origin) ? host.page : `${site}${form.page}`
const failed = (ports: Answering, headers?: Record<string, string>) =>
  backToPage(pageOf(ports), failedId(ports.form.form), headers)

/** Redirects to the message of the rule that the first field at fault has broken. Unknown fields have no message of their own. */
function toMistake(ports: Answering, rules: Record<string, string>): Response {
  const { form }: { form: FormDeclaration } = ports.form
  const first = form.fields.find(({ name }) => Object.hasOwn(rules, name))
  return first ? backToPage(pageOf(ports), brokenRuleId(form, first, rules[first.name] ?? '')) : failed(ports)
}

/** Rejects with the code TIMEOUT when the work takes longer. */
export async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no answer'), { code: 'TIMEOUT' })), timeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
