// The Supabase Auth server that the contract is checked against.

export interface Target {
  /** The project's URL. The endpoints are below `/auth/v1`, or at the root of a server without a gateway. */
  url: string
  key: string
  adminKey: string
  /** Undefined when mails cannot be read. */
  mailbox?: Mailbox
  /** Makes a session `hours` older. Undefined when the server's database is out of reach. */
  ageSession?: (sessionId: string, hours: number) => Promise<void>
  /** Lets seconds pass, by waiting or by advancing the server's clock. */
  later(seconds: number): Promise<void>
  /** The server's time in milliseconds. */
  now(): number
}

export interface Mailbox {
  /** Returns the mails to an address, the newest first, decoded far enough to find links and codes in them. */
  read(address: string): Promise<string[]>
}
