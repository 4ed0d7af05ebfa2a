// Shares the engine's React with a site's own blocks: a second React would not see the engine's contexts. Own code imports
// React's public names from the engine's file `island-kit`.
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import type { Plugin } from 'vite'

/** Excludes React's internal names and those that only its development build has. */
const isShared = (name: string) =>
  /^[A-Za-z]\w*$/.test(name) && !/^(?:default|act|captureOwnerStack|unstable_.*)$/.test(name)

const namesOf = (module: object) => Object.keys(module).filter(isShared).sort()

/** Module that own islands may import → the names it exports. */
const shared: Readonly<Record<string, readonly string[]>> = {
  react: namesOf(react),
  'react/jsx-runtime': namesOf(jsxRuntime),
  'lectern/island': ['mountIsland'],
}

/** Returns code that re-exports a shared module from the kit at `address`; undefined for other modules. */
export function reexport(id: string, address: string): string | undefined {
  const names = shared[id]
  if (!names) return undefined
  const from = JSON.stringify(address)
  return `export { ${names.join(', ')} } from ${from}${id === 'react' ? `\nimport * as all from ${from}\nexport default all` : ''}`
}

const name = 'virtual:lectern-react'

/** Provides `virtual:lectern-react`, which exports everything that own islands may import of React. */
export const sharedReact: Plugin = {
  name: 'lectern:shared-react',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? kitCode() : undefined),
}

function kitCode(): string {
  const { react: names = [], 'react/jsx-runtime': runtime = [] } = shared
  const others = runtime.filter((each) => !names.includes(each))
  return `export { ${names.join(', ')} } from 'react'\nexport { ${others.join(', ')} } from 'react/jsx-runtime'\n`
}
