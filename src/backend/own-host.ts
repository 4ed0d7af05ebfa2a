// Whether a request names this server. On a machine's own address a page elsewhere, whose name has been pointed at it, could
// otherwise send its forms as if they were the site's.

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/

interface Names {
  /** What is listened on. */
  host: string
  siteUrl: string
  origins?: readonly string[]
  /** Behind a proxy, which has a name of its own choosing. */
  trustedHeader?: string
}

/** Answers with true for every name where others may reach the server, or a proxy does: then names are theirs to check. */
export function ownHost({
  host,
  siteUrl,
  origins = [],
  trustedHeader,
}: Names): (header: string | undefined) => boolean {
  if (trustedHeader || !loopback.test(host)) return () => true
  const known = new Set([siteUrl, ...origins].flatMap((url) => (URL.canParse(url) ? [new URL(url).hostname] : [])))
  return (header) => {
    const name = nameIn(header)
    return name !== undefined && (loopback.test(name) || known.has(name))
  }
}

function nameIn(header = ''): string | undefined {
  const address = `http://${header}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : undefined
}
