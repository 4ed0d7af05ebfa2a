import type { GeneralKinds } from '../../catalogue.ts'
import type { Translations } from '../translation.ts'
import { content } from './content.ts'
import { further } from './further.ts'
import { lines } from './lines.ts'
import { shape } from './shape.ts'
import { syntax } from './syntax.ts'

/** The kinds that stand in no check's folder. */
export const general: Translations<GeneralKinds> = { ...syntax, ...lines, ...content, ...shape, ...further }
