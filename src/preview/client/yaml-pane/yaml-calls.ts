// The YAML pane's calls of the server.

import { yamlEndpoints } from '../../endpoints.ts'
import type { CompleteRequest, FixRequest, PagePointer, SaveRequest, YamlText } from '../../request-bodies.ts'
import { addressWith, callServer } from '../server-calls.ts'

export const fetchFiles = () => callServer(yamlEndpoints.files)
export const fetchText = (file: string) => callServer(addressWith(yamlEndpoints.text, { file }))
export const checkText = (request: YamlText) => callServer(yamlEndpoints.check, request)
export const complete = (request: CompleteRequest) => callServer(yamlEndpoints.complete, request)
export const saveText = (request: SaveRequest) => callServer(yamlEndpoints.save, request)
export const placeOf = (place: PagePointer) => callServer(yamlEndpoints.place, place)
export const fix = (request: FixRequest) => callServer(yamlEndpoints.fix, request)
