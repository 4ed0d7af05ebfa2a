const steps: (() => unknown)[] = []

/** Runs the step after the hooks of the test file, the last one first. */
export function atEndOfFile(step: () => unknown): void {
  steps.push(step)
}

export async function endFile(): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step()
}
