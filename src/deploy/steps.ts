// Runs the steps of a run and reports each change. A step that fails ends the run.
import type { PublishOutcome, Run, StepName } from './deploy-messages.ts'

/** Ends the run and marks the current step as failed. */
export class Stopped extends Error {
  constructor(
    readonly outcome: PublishOutcome,
    readonly says: string[],
    readonly hint: string[],
    readonly printed?: string,
  ) {
    super(says.join(' '))
  }
}

export function stop(
  outcome: PublishOutcome,
  says: string | string[],
  hint: string | string[] = [],
  printed?: string,
): never {
  throw new Stopped(outcome, [says].flat(), [hint].flat(), printed)
}

export type RunStep = <T extends { says?: string[] }>(name: StepName, work: () => Promise<T>) => Promise<T>

/** Resolves with the run, also after `stop`. Rejects with any other error. */
export async function runSteps(
  run: Run,
  {
    work,
    ended,
    onRun,
  }: { work: (step: RunStep) => Promise<unknown>; ended: PublishOutcome; onRun?: (run: Run) => void },
): Promise<Run> {
  const report = () => onRun?.(run)
  const step: RunStep = async (name, perform) => {
    const current = run.steps.find((one) => one.name === name)
    if (!current) throw new Error(`There is no step ${name}.`)
    current.state = 'running'
    report()
    try {
      const result = await perform()
      current.state = 'done'
      current.says = result.says
      report()
      return result
    } catch (error) {
      current.state = 'failed'
      current.says = [error instanceof Error ? error.message : String(error)]
      if (error instanceof Stopped) {
        const { says, hint, printed } = error
        Object.assign(current, { says, hint, printed })
      }
      throw error
    }
  }
  try {
    await work(step)
    run.outcome = ended
  } catch (error) {
    run.outcome = error instanceof Stopped ? error.outcome : 'failed'
    if (!(error instanceof Stopped)) throw error
  } finally {
    report()
  }
  return run
}
