// Runs a command in this process.
import { vi } from 'vitest'

/** Runs the command and returns its exit code and what it has printed, which is not shown. */
export async function printedBy<Code>(command: () => Promise<Code> | Code) {
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true))
  try {
    const code = await command()
    const [out = '', errors = ''] = spies.map(({ mock }) => mock.calls.map(([text]) => String(text)).join(''))
    return { code, out, errors }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
