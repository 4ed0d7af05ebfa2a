import { createContext, useContext } from 'react'

/** The scripts of src/client/scripts that a view may ask for. */
export type ScriptName = 'loader' | 'eager' | 'conditions'

const ScriptsContext = createContext<(name: ScriptName) => void>(() => undefined)

/** Called with each script that the page needs while it is rendered. */
export const PageScriptsProvider = ScriptsContext.Provider

/** Brings a script with the finished page; the live preview brings none. */
export function usePageScript(name: ScriptName, isNeeded: boolean): void {
  const need = useContext(ScriptsContext)
  if (isNeeded) need(name)
}
