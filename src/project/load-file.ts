// Loads a manifest from the disk once, for commands.
import type { Loaded, LoadOptions } from '../manifest/load.ts'
import { compiledEngine, type OtherTexts, Project, type ProjectOptions } from './project.ts'

export interface FileOptions
  extends Pick<ProjectOptions, 'root' | 'log'>,
    Pick<LoadOptions, 'reading' | 'launch' | 'ended' | 'at' | 'only'> {
  texts?: OtherTexts
}

const onceEngine = { ...compiledEngine, newMemo: () => undefined }

/** Throws a Fault with exit 2 for an unreadable file. Problems name the file as it is given here. */
export function loadFile(file: string, { root, log, texts, ...options }: FileOptions): Loaded {
  const project = new Project({ manifest: file, root, log, load: options, engine: onceEngine })
  return texts ? project.trial(texts).loaded : project.load()
}
