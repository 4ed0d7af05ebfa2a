export function compileTools(root: string): Promise<{ folder: string; sourceHash: string }>
/** A hash of all sources of the tools and the pages, without a site's content. */
export function hashOfSource(root: string): string
/** Returns the paths of all bundled modules; `mode` is one of vite.config.ts. */
export function bundleCommands(
  root: string,
  how: { mode: 'tools' | 'package'; out: string; commands: string[] },
): Promise<string[]>
