export { sentences } from '../../../history/sentences.ts'
