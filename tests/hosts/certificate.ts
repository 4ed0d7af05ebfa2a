// A certificate authority for one run, and a certificate it signs for one name.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../../src/problems/fault.ts'

export interface Certificate {
  /** Paths of PEM files. */
  authority: string
  certificate: string
  key: string
}

/** Created in `folder` by openssl, valid for one day. Throws a Fault when openssl is missing. */
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
