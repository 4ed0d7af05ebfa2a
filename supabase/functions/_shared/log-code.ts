/** Returns an error's code for the log. Messages of databases and mail servers may quote what was sent, so they are not logged. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : error.name
}
