import { text as readAll } from 'node:stream/consumers'
import { Fault } from '../src/problems/fault.ts'
import { type Admin, openAdmin } from '../supabase/auth-emulator/admin-client.ts'
import { command, flagOption, optionText, say, textOption } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { dataFolder } from './shared/paths.ts'

export const usage = {
  line: 'npm run users -- add EMAIL | list | remove EMAIL [options]',
  about: `Users of the sign-in emulator that npm start runs on this machine; also while it runs.

  add EMAIL      makes a user and prints a link that works once, to set a password
  list           every user, oldest first
  remove EMAIL   takes the user away, with all sessions`,
  words: 2,
  options: {
    password: flagOption('Takes the password from standard input, and prints no link.'),
    name: textOption('NAME', "The user's name."),
    page: textOption('PATH', 'The page that signs people in. Left out: /login.'),
    data: textOption('DIR', 'The data folder of npm start. Left out: .lectern/data.'),
  },
} as const

interface User {
  id: string
  email: string
  created_at: string
  last_sign_in_at?: string
  factors?: { status: string }[]
}

export default command(usage, async ({ values, words }, root, { engine }: CommandContext) => {
  const [command = '', email = ''] = words
  if (!['add', 'list', 'remove'].includes(command) || (command !== 'list' && !email))
    throw new Fault('usage', command ? `"${command}" is not enough.` : 'Say what to do.', `Usage: ${usage.line}`)
  const password = values.password === true ? await passwordOfInput() : undefined
  const data = dataFolder(root, values.data)
  const admin = await openAdmin({ project: engine, site: root, data })
  try {
    if (command === 'list') return await list(admin)
    if (command === 'remove') return await remove(admin, email)
    const user_metadata = values.name === undefined ? {} : { name: values.name }
    await admin.ask('POST', '/users', { email, password, email_confirm: true, user_metadata })
    say(`${email} can sign in${password ? ' with the password' : ''}.`)
    if (!password) say(`Set a password here; the link works once, for an hour:\n${await linkFor(admin, email, values)}`)
    return 0
  } finally {
    await admin.close()
  }
})

async function passwordOfInput(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password, then Enter and Ctrl+D: ')
  const password = (await readAll(process.stdin)).replace(/\r?\n$/, '')
  if (!password) throw new Fault('usage', 'No password came in.', 'Pipe it in: npm run users -- add EMAIL --password')
  return password
}

async function linkFor(admin: Admin, email: string, values: Record<string, string | boolean | undefined>) {
  const page = new URL(optionText(values.page) ?? '/login', admin.url ?? 'http://127.0.0.1:4321')
  const { hashed_token } = await admin.ask<{ hashed_token: string }>('POST', '/generate_link', {
    type: 'recovery',
    email,
  })
  page.search = new URLSearchParams({ token_hash: hashed_token, type: 'recovery' }).toString()
  return page.toString()
}

async function list(admin: Admin): Promise<number> {
  const { users } = await admin.ask<{ users: User[] }>('GET', '/users')
  if (users.length === 0) say('No users.')
  for (const { email, created_at, last_sign_in_at, factors = [] } of users) {
    const second = factors.some(({ status }) => status === 'verified') ? ', second factor' : ''
    say(`${email}  since ${created_at.slice(0, 10)}, last here ${last_sign_in_at?.slice(0, 10) ?? 'never'}${second}`)
  }
  return 0
}

async function remove(admin: Admin, email: string): Promise<number> {
  const { users } = await admin.ask<{ users: User[] }>('GET', '/users')
  const user = users.find((each) => each.email === email.toLowerCase())
  if (!user) {
    process.stderr.write(`No user has the address ${email}.\n`)
    return 1
  }
  await admin.ask('DELETE', `/users/${user.id}`)
  say(`${user.email} is removed, with all sessions.`)
  return 0
}
