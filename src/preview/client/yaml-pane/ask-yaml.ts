// The YAML pane's questions to the server.

import type { AppliedAnswer, EditAnswer } from '../../edit-messages.ts'
import type { CompleteRequest, MendRequest, SaveRequest, YamlText } from '../../request-bodies.ts'
import { type Completion, type MarkedProblem, type YamlFiles, yamlEndpoints } from '../../review/yaml-messages.ts'
import type { Located } from '../../session/locate.ts'
import { addressWith, ask } from '../ask.ts'

export const fetchFiles = () => ask<YamlFiles>(yamlEndpoints.files)
export const fetchText = (file: string) => ask<YamlText>(addressWith(yamlEndpoints.text, { file }))
export const checkText = (asked: YamlText) => ask<MarkedProblem[]>(yamlEndpoints.check, asked)
export const complete = (asked: CompleteRequest) => ask<Completion[]>(yamlEndpoints.complete, asked)
export const saveText = (asked: SaveRequest) => ask<AppliedAnswer>(yamlEndpoints.save, asked)
export const placeOf = (asked: object) => ask<Located | null>(yamlEndpoints.place, asked)
export const mend = (asked: MendRequest) => ask<EditAnswer>(yamlEndpoints.mend, asked)
