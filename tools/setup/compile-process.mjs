// A short-lived process that compiles the commands into the given folder (compile.mjs).
import { compileInto } from './compile.mjs'

await compileInto(process.argv[2], process.argv[3])
