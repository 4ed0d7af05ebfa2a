import { onKey, onValue, type Path } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { groupAt } from '../../../site/groups.ts'
import type { Check } from '../../sense/check.ts'
import { familiesOf, unclosedIn } from '../../sense/css-values.ts'
import { isSystemFace, systemFaces } from '../../sense/system-faces.ts'
import { factsIn } from '../../sense/word-groups.ts'
import type problems from './problems.ts'

const fontFile = /\.(?:woff2?|ttf|otf)$/i
const slots = ['display', 'text'] as const

interface Stack {
  families: string[]
  path: Path
  /** Families that the reading's own files bring. */
  declared: string[]
}

/** Faces that no page gets: named in a stack and never fetched, or published and never named. */
const faces: Check<typeof problems> = ({ draft, complete, publicFiles, isPublicOwn = true, report }) => {
  const fonts = [...(publicFiles ?? [])].filter((file) => fontFile.test(file))
  const used = new Set(factsIn(draft.groups, 'files').map(({ value }) => value))
  for (const { families, path, declared } of draft.readings.flatMap(stacksOf)) {
    const reported = new Set<string>()
    for (const family of families) {
      const isThere = declared.some((own) => own.toLowerCase() === family.toLowerCase()) || isSystemFace(family)
      if (isThere || reported.has(family)) continue
      reported.add(family)
      const file = fonts.find((font) => isFileOf(font, family))
      if (file !== undefined) {
        used.add(file)
        report('undeclared-face', onValue(path), { family, file })
        continue
      }
      const near = nearest(family, [...declared, ...systemFaces])
      report('unknown-face', onValue(path), { family, nearest: near }, { suggestion: near })
    }
  }
  const [first] = draft.readings
  // A file that a face names and that is not there may be the one that nothing names.
  const isMissing = publicFiles && [...used].some((file) => fontFile.test(file) && !publicFiles.has(file))
  if (!complete || !first || !isPublicOwn || isMissing) return
  for (const file of fonts)
    if (!used.has(file)) report('unused-font-file', onKey(...first.path, 'theme', 'display'), { file })
}

function stacksOf({ fields, path }: { fields: Record<string, unknown>; path: Path }): Stack[] {
  const declared = slots.flatMap((slot) => {
    const family = groupAt(fields, ['theme', slot, 'face'])?.family
    return typeof family === 'string' ? [family] : []
  })
  return slots.flatMap((slot) => {
    const stack = groupAt(fields, ['theme', slot])?.stack
    // What an unclosed quotation mark makes of the list is nobody's intention.
    if (typeof stack !== 'string' || unclosedIn(stack) !== undefined) return []
    const families = familiesOf(stack).filter((family) => !/[{}()]/.test(family))
    return [{ families, path: [...path, 'theme', slot, 'stack'], declared }]
  })
}

/** Whether the file's name and the family's begin alike: `brygada-1918-500.woff2` is one of Brygada 1918. */
function isFileOf(file: string, family: string): boolean {
  const name = plain(file.slice(file.lastIndexOf('/') + 1).replace(fontFile, ''))
  const wanted = plain(family)
  return wanted.length > 2 && (name.startsWith(wanted) || (name.length > 3 && wanted.startsWith(name)))
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

export default faces
