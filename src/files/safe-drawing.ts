// Checks SVG drawings, which may contain scripts. One that is shown as a picture has none, so that opening its URL is safe too.

const programs = [
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /<!ENTITY/i,
  /attributeName\s*=\s*["']?\s*(?:(?:xlink:)?href|on)/i,
]
const link = /href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const harmless = /^\s*(?:#|data:image\/(?:png|jpe?g|webp|gif)[;,])/i

/** True when the drawing has no script and no link to another resource. */
export const isSafeDrawing = (text: string): boolean =>
  !programs.some((program) => program.test(text)) &&
  [...text.matchAll(link)].every(([, double, single]) => harmless.test(double ?? single ?? ''))

/** Returns the drawing's size, or that of its view box; undefined when it has neither. */
export function sizeOfDrawing(text: string): { width: number; height: number } | undefined {
  const root = /<svg\b[^>]*>/i.exec(text)?.[0]
  if (root === undefined) return undefined
  const length = (name: string) => Number(new RegExp(`\\s${name}=["'](\\d+(?:\\.\\d+)?)(?:px)?["']`).exec(root)?.[1])
  const box =
    /\sviewBox=["']([^"']+)["']/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const size = {
    width: Math.round(length('width') || Number(box[2])),
    height: Math.round(length('height') || Number(box[3])),
  }
  return size.width > 0 && size.height > 0 ? size : undefined
}
