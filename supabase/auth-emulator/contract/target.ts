// A Supabase Auth server to be held to the contract.

export interface Target {
  /** The project's address; the endpoints are below `/auth/v1`, or right below it where a bare server answers. */
  url: string
  key: string
  adminKey: string
  /** Undefined where no mail can be read. */
  mailbox?: Mailbox
  /** Makes a session so many hours older than it is. Undefined where the server's database cannot be reached. */
  ageSession?: (sessionId: string, hours: number) => Promise<void>
  /** Lets seconds pass: by waiting, or by moving the server's clock. */
  later(seconds: number): Promise<void>
  /** The server's time, in milliseconds. */
  now(): number
}

export interface Mailbox {
  /** Texts of the mails to an address, newest first, decoded as far as it takes to find links and codes in them. */
  read(address: string): Promise<string[]>
}
