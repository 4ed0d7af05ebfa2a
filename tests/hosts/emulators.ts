import { cachedPackages } from '../../tools/shared/cached-packages.ts'

const packages = {
  wrangler: '4.60.0',
  '@netlify/headers-parser': '9.0.1',
  'netlify-redirector': '0.5.0',
}

/** The folder with the hosts' own programs: they are large and no part of the project. */
export const emulators = (root: string): string =>
  cachedPackages(root, 'hosts', 'the emulators of Cloudflare and Netlify', packages)
