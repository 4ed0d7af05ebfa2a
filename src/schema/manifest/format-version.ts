// The version of the manifest's format is where the last migration leads: adding `from-1.ts` makes it 2.

/** The first version that was published. It stays when the migrations that lead to it are taken away. */
const first = 1

const steps = Object.keys(import.meta.glob('../../manifest/migrate/migrations/from-*.ts'))

export const formatVersion = Math.max(first, ...steps.map((file) => Number(/from-(\d+)/.exec(file)?.[1]) + 1))
