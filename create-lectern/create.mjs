#!/usr/bin/env node
// Implements `npm create lectern my-site` as `npx lectern init my-site`.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const lectern = dirname(createRequire(import.meta.url).resolve('lectern/package.json'))
const words = [join(lectern, 'tools', 'run.mjs'), 'init', ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1
