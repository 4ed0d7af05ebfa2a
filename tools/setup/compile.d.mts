export function compileTools(root: string): Promise<{ folder: string; sourceHash: string }>
/** Fingerprint of everything the tools and the pages are made of, the content of a site apart. */
export function hashOfSource(root: string): string
/** Commands that are part of the package. */
export function packedCommands(root: string): string[]
/** Gives the files of the modules that went in; `mode` is one of vite.config.ts. */
export function bundleCommands(
  root: string,
  how: { mode: 'tools' | 'package'; out: string; commands: string[] },
): Promise<string[]>
