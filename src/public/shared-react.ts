// React for blocks of a site's own: a second one would not see the contexts of the engine's. Where their code runs beside the
// engine's they get its names from one file of the engine's, `island-kit`; the names are those that React itself exports.
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import type { Plugin } from 'vite'

/** Neither what React keeps to itself nor what it has while it is developed with alone. */
const isShared = (name: string) =>
  /^[A-Za-z]\w*$/.test(name) && !/^(?:default|act|captureOwnerStack|unstable_.*)$/.test(name)

const namesOf = (module: object) => Object.keys(module).filter(isShared).sort()

/** Module that own islands may import → its names. */
const shared: Readonly<Record<string, readonly string[]>> = {
  react: namesOf(react),
  'react/jsx-runtime': namesOf(jsxRuntime),
  'lectern/island': ['mountIsland'],
}

/** Code of a module that passes on from the kit at `address` what own islands import of it; `React.useState` is `useState` too. */
export function passingOn(id: string, address: string): string | undefined {
  const names = shared[id]
  if (!names) return undefined
  const from = JSON.stringify(address)
  return `export { ${names.join(', ')} } from ${from}${id === 'react' ? `\nimport * as all from ${from}\nexport default all` : ''}`
}

const name = 'virtual:lectern-react'

/** For bundling the kit: `virtual:lectern-react` exports all that own islands may import of React. */
export const sharedReact: Plugin = {
  name: 'lectern:shared-react',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? kitCode() : undefined),
}

function kitCode(): string {
  const { react: names = [], 'react/jsx-runtime': runtime = [] } = shared
  const others = runtime.filter((one) => !names.includes(one))
  return `export { ${names.join(', ')} } from 'react'\nexport { ${others.join(', ')} } from 'react/jsx-runtime'\n`
}
