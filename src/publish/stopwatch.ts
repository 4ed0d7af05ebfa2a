// How long the stages of a build take, each from the end of the one before.

export interface Stage {
  name: string
  /** Milliseconds. */
  wall: number
  /** Milliseconds of processor time, of all threads. */
  cpu: number
}

export class Stopwatch {
  readonly stages: Stage[] = []
  private since = now()

  /** Closes a stage; of one that comes in parts, the parts are added up. */
  readonly ended = (name: string): void => {
    const here = now()
    const [wall, cpu] = [here.wall - this.since.wall, here.cpu - this.since.cpu]
    this.since = here
    const known = this.stages.find((stage) => stage.name === name)
    if (!known) this.stages.push({ name, wall, cpu })
    else Object.assign(known, { wall: known.wall + wall, cpu: known.cpu + cpu })
  }

  /** One line a stage. */
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
