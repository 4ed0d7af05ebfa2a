// src/problems/fault.ts for code that runs before anything is compiled.

const faultBrand = Symbol.for('lectern.fault')

export const fault = (message, hint, exit = 2) => Object.assign(new Error(message), { [faultBrand]: true, hint, exit })

export const isFault = (error) => error instanceof Error && faultBrand in error
