// src/problems/fault.ts for code that runs before anything is compiled.

const faultBrand = Symbol.for('lectern.fault')

export const fault = (message, hint, exit = 2) => Object.assign(new Error(message), { [faultBrand]: true, hint, exit })

export const isFault = (error) => error instanceof Error && faultBrand in error

/** Returns a Fault for an error of the system that permissions or free space cause, the error itself if it is a Fault, else undefined. */
export function faultOf(error) {
  if (isFault(error)) return error
  const isSystems = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error?.code) && error.path
  return isSystems
    ? fault(
        `The system does not allow access to ${error.path} (${error.code}).`,
        'Check its permissions and the free space.',
      )
    : undefined
}
