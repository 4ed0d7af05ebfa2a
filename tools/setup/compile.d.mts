export function hashOfSource(root: string): string
export function compileTools(root: string): Promise<{ folder: string; sourceHash: string }>
