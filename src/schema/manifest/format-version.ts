// The format version is the one that the last migration leads to: adding `from-1.ts` makes it 2.

/** The first published version, which stays when migrations are removed. */
const first = 1

const steps = Object.keys(import.meta.glob('../../manifest/migrate/migrations/from-*.ts'))

export const formatVersion = Math.max(first, ...steps.map((file) => Number(/from-(\d+)/.exec(file)?.[1]) + 1))
