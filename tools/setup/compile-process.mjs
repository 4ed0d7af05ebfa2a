// A process that compiles the commands of the folder it is given, and ends (compile.mjs).
import { compileInto } from './compile.mjs'

await compileInto(process.argv[2], process.argv[3])
