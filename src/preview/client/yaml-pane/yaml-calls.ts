// The YAML pane's calls of the server.

import type { AppliedAnswer, EditAnswer } from '../../edit-messages.ts'
import type { CompleteRequest, MendRequest, SaveRequest, YamlText } from '../../request-bodies.ts'
import { type Completion, type MarkedProblem, type YamlFiles, yamlEndpoints } from '../../review/yaml-messages.ts'
import type { Located } from '../../session/locate.ts'
import { addressWith, callServer } from '../server-calls.ts'

export const fetchFiles = () => callServer<YamlFiles>(yamlEndpoints.files)
export const fetchText = (file: string) => callServer<YamlText>(addressWith(yamlEndpoints.text, { file }))
export const checkText = (request: YamlText) => callServer<MarkedProblem[]>(yamlEndpoints.check, request)
export const complete = (request: CompleteRequest) => callServer<Completion[]>(yamlEndpoints.complete, request)
export const saveText = (request: SaveRequest) => callServer<AppliedAnswer>(yamlEndpoints.save, request)
export const placeOf = (place: object) => callServer<Located | null>(yamlEndpoints.place, place)
export const mend = (request: MendRequest) => callServer<EditAnswer>(yamlEndpoints.mend, request)
