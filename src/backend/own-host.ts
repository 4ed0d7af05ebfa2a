// Checks that a request's Host header names this server. Without it, a page elsewhere whose domain resolves to 127.0.0.1 could
// send this machine's forms as if it were the site (DNS rebinding).
import { isLoopbackName } from './loopback.ts'

interface Names {
  /** The host the server listens on. */
  host: string
  siteUrl: string
  origins?: readonly string[]
  /** Set behind a proxy, which chooses the Host header. */
  trustedHeader?: string
}

/** Returns the check of a Host header. It accepts every name where others may reach the server or a proxy does: then checking is theirs. */
export function ownHost({
  host,
  siteUrl,
  origins = [],
  trustedHeader,
}: Names): (header: string | undefined) => boolean {
  if (trustedHeader || !isLoopbackName(host)) return () => true
  const known = new Set([siteUrl, ...origins].flatMap((url) => (URL.canParse(url) ? [new URL(url).hostname] : [])))
  return (header) => {
    const name = nameIn(header)
    return name !== undefined && (isLoopbackName(name) || known.has(name))
  }
}

function nameIn(header = ''): string | undefined {
  const address = `http://${header}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
