// Opens lines of the manifest, of included files and of source files in the author's editor. No other file can be opened.
import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { OpenAnswer } from '../../messages.ts'
import type { RequestOf } from '../../request-bodies.ts'
import type { HandlerContext } from '../handler-context.ts'
import { openInEditor } from './open-editor.ts'

/** Opens the given line, of the manifest where no file is named, or the line that wrote the given value of a page. */
export async function answerOpen(place: RequestOf<'open'>, { live, editor }: HandlerContext): Promise<OpenAnswer> {
  if ('line' in place) {
    const at = live.pathOf(place.file ?? live.health.file)
    return { origins: [], problem: await openInEditor(at, place.line, place.column, editor) }
  }
  if (!live.good) return { origins: [], problem: 'There is nothing to open.' }
  const origins = live.engine.locate(live.good, place.reading, place.pointer)
  const [first] = origins
  if (!first) return { origins, problem: 'This is written nowhere in the manifest.' }
  return { origins, problem: await openInEditor(live.pathOf(first.file), first.line, first.column, editor) }
}

const sourceFolders = ['src', 'supabase/functions/_shared']

/**
 * Answers clicks in Vite's error overlay: `file` is a path with line and column. Vite's own handler could start Vim in the terminal.
 * Returns undefined when the path is no source file. Problems are also sent as a notice, since the overlay shows no answer.
 */
export async function openSource(
  query: URLSearchParams,
  { root, editor }: HandlerContext,
): Promise<{ problem?: string } | undefined> {
  const [, name = '', line, column] = /^(.*?)(?::(\d+))?(?::(\d+))?$/s.exec(query.get('file') ?? '') ?? []
  const path = resolve(root, name)
  const isSource = sourceFolders.some((folder) => isBelow(join(root, folder), path)) && existsSync(path)
  if (!isSource) return undefined
  const problem = await openInEditor(path, Number(line ?? 1), Number(column ?? 1), editor)
  if (problem) editor.onLateProblem(problem)
  return { problem }
}

function isBelow(folder: string, path: string): boolean {
  const below = relative(folder, path)
  return below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below)
}
