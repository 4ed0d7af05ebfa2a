// A certificate authority for one run, and a certificate of its own for one name.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../../src/problems/fault.ts'

export interface Certificate {
  /** Files. */
  authority: string
  certificate: string
  key: string
}

/** Written into `folder` by openssl. Good for one day. Throws a Fault when there is no openssl. */
export function certificateFor(name: string, folder: string): Certificate {
  const at = (file: string) => join(folder, file)
  const made = { authority: at('authority.pem'), certificate: at('site.pem'), key: at('site.key') }
  const fresh = ['-newkey', 'rsa:2048', '-nodes', '-sha256']
  openssl(
    'req',
    '-x509',
    ...fresh,
    '-days',
    '1',
    '-subj',
    '/CN=One run',
    '-keyout',
    at('a.key'),
    '-out',
    made.authority,
  )
  openssl('req', ...fresh, '-subj', `/CN=${name}`, '-keyout', made.key, '-out', at('site.csr'))
  writeFileSync(at('names'), `subjectAltName=DNS:${name}\n`)
  const signed = [
    '-CA',
    made.authority,
    '-CAkey',
    at('a.key'),
    '-CAcreateserial',
    '-days',
    '1',
    '-extfile',
    at('names'),
  ]
  openssl('x509', '-req', '-in', at('site.csr'), ...signed, '-out', made.certificate)
  return made
}

function openssl(...words: string[]): void {
  const { status, error, stderr } = spawnSync('openssl', words, { encoding: 'utf8' })
  if (error)
    throw new Fault('no-openssl', 'There is no openssl here.', 'Install it: on Debian, apt-get install openssl.')
  if (status !== 0) throw new Error(`openssl ${words[0]}: ${stderr}`)
}
