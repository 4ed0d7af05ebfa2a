// Tests random operations in many YAML styles: the result equals the operation on plain data, and all other bytes stay.
import { expect, it } from 'vitest'
import { styles } from './random/styles.ts'
import { tryStyle } from './random/try-operations.ts'

for (const [at, style] of styles.entries())
  it(`${style.name}: give the same result as on plain data, are undone to the byte, and change nothing else`, () => {
    const tried = tryStyle(style, 50, 20_26 + at)
    expect(tried.mismatches).toEqual([])
    expect(tried.outside).toEqual([])
    expect(tried.done).toBeGreaterThan(30)
  })
