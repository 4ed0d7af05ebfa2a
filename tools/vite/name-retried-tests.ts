import type { Reporter, TestModule } from 'vitest/node'

/** Names, at the end of a run, every test that failed and passed when it was repeated: a race to be mended, not a pass. */
export default class NameRetriedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId}: ${test.fullName}`),
    )
    if (retried.length === 0) return
    process.stdout.write(`\nFailed at first and passed when repeated (${retried.length}):\n  ${retried.join('\n  ')}\n`)
  }
}
