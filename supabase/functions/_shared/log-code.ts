/** What a log may say of an error: its code. Messages of databases and mail servers repeat what was sent. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : error.name
}
