import { onKey, onValue, type Path } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { groupAt } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import { familiesOf, unclosedIn } from '../../sense/css-values.ts'
import { isSystemFace, systemFaces } from '../../sense/system-faces.ts'
import { factsIn } from '../../sense/word-groups.ts'
import type problems from './problems.ts'

const fontFile = /\.(?:woff2?|ttf|otf)$/i
const slots = ['display', 'text'] as const

interface Stack {
  families: string[]
  path: Path
  /** Families that the reading declares with a font file. */
  declared: string[]
}

/** Reports font families that are named but not loaded, and font files that are published but not used. */
export default function faces({
  draft,
  complete,
  publicFiles,
  isPublicOwn = true,
  report,
}: CheckContext<typeof problems>): void {
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
  // A file that is not there may be a misspelling of the unused one.
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
    // An unclosed quote garbles the list of families.
    if (typeof stack !== 'string' || unclosedIn(stack) !== undefined) return []
    const families = familiesOf(stack).filter((family) => !/[{}()]/.test(family))
    return [{ families, path: [...path, 'theme', slot, 'stack'], declared }]
  })
}

/** Whether file name and family begin alike: `brygada-1918-500.woff2` belongs to Brygada 1918. */
function isFileOf(file: string, family: string): boolean {
  const name = plain(file.slice(file.lastIndexOf('/') + 1).replace(fontFile, ''))
  const wanted = plain(family)
  return wanted.length > 2 && (name.startsWith(wanted) || (name.length > 3 && wanted.startsWith(name)))
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
