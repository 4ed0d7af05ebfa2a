// A manifest from the disk, loaded once, as commands do.
import type { Loaded, LoadOptions } from '../manifest/load.ts'
import { compiledEngine, Project, type ProjectOptions } from './project.ts'

export interface FileOptions
  extends Pick<ProjectOptions, 'root' | 'log'>,
    Pick<LoadOptions, 'reading' | 'launch' | 'ended' | 'at' | 'only'> {
  /** Read in place of files, by the names problems give them. */
  texts?: ReadonlyMap<string, string>
}

const onceEngine = { ...compiledEngine, newMemo: () => undefined }

/** Throws a Fault with exit 2 for a file that cannot be read. Problems name the file as it was given. */
export function loadFile(file: string, { root, log, texts, ...options }: FileOptions): Loaded {
  const project = new Project({ manifest: file, root, log, load: options, engine: onceEngine })
  return texts ? project.trial(texts).loaded : project.load()
}
