// Measures the stages of a build, each from the end of the previous one.

export interface Stage {
  name: string
  /** Milliseconds. */
  wall: number
  /** Milliseconds of processor time in all threads. */
  cpu: number
}

export class Stopwatch {
  readonly stages: Stage[] = []
  private since = now()

  /** Ends a stage; repeated stages of one name are added up. */
  readonly ended = (name: string): void => {
    const here = now()
    const [wall, cpu] = [here.wall - this.since.wall, here.cpu - this.since.cpu]
    this.since = here
    const known = this.stages.find((stage) => stage.name === name)
    if (!known) this.stages.push({ name, wall, cpu })
    else Object.assign(known, { wall: known.wall + wall, cpu: known.cpu + cpu })
  }

  /** Returns a line for each stage. */
  toString(): string {
    return this.stages
      .map(({ name, wall, cpu }) => `  ${name.padEnd(10)} ${wall.toFixed(0).padStart(6)} ms   CPU ${cpu.toFixed(0)} ms`)
      .join('\n')
  }
}

function now() {
  const { user, system } = process.cpuUsage()
  return { wall: performance.now(), cpu: (user + system) / 1000 }
}
