// The steps of a run, told as they come. One that fails ends the run.
import type { Outcome, Run, StepName } from './deploy-messages.ts'

/** Ends a run; the step that was running has failed. */
export class Stopped extends Error {
  constructor(
    readonly outcome: Outcome,
    message: string,
    readonly hint = '',
    readonly printed?: string,
  ) {
    super(message)
  }
}

export function stop(outcome: Outcome, message: string, hint?: string, printed?: string): never {
  throw new Stopped(outcome, message, hint, printed)
}

export type RunStep = <T extends { says?: string }>(name: StepName, work: () => Promise<T>) => Promise<T>

/** Resolves with the run, also with one that was stopped; rejects with every other error. */
export async function runSteps(
  run: Run,
  { work, ended, onRun }: { work: (step: RunStep) => Promise<unknown>; ended: Outcome; onRun?: (run: Run) => void },
): Promise<Run> {
  const report = () => onRun?.(run)
  const step: RunStep = async (name, done) => {
    const own = run.steps.find((one) => one.name === name)
    if (!own) throw new Error(`There is no step ${name}.`)
    own.state = 'running'
    report()
    try {
      const result = await done()
      own.state = 'done'
      own.says = result.says
      report()
      return result
    } catch (error) {
      own.state = 'failed'
      own.says = error instanceof Error ? error.message : String(error)
      if (error instanceof Stopped) Object.assign(own, { hint: error.hint, printed: error.printed })
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
