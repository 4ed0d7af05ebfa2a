// What own blocks may import besides `lectern`, and under which names.

/** What a file with React's names gives for `import … from 'react'`. Held to src/public/island-kit.ts by a test. */
export const reactNames: Readonly<Record<string, readonly string[]>> = {
  react: [
    'cloneElement',
    'createContext',
    'createElement',
    'Fragment',
    'forwardRef',
    'memo',
    'startTransition',
    'use',
    'useCallback',
    'useContext',
    'useDeferredValue',
    'useEffect',
    'useEffectEvent',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'lectern/island': ['mountIsland'],
}

/** Exports of a module that passes names on from another; `React.useState` is `useState` too. */
export function passingOn(id: string, from: string): string | undefined {
  const names = reactNames[id]
  if (!names) return undefined
  const whole = id === 'react' ? `\nimport * as all from ${JSON.stringify(from)}\nexport default all` : ''
  return `export { ${names.join(', ')} } from ${JSON.stringify(from)}${whole}`
}
