import { dirname } from 'node:path'
import { backendForms } from '../forms/backend-forms.ts'
import { areFormsBehind } from '../forms/follow-ups.ts'
import type { Site } from '../site/model.ts'

/** Whether the site sends its forms to a hosted project, and the functions beside the manifest were written from other forms. */
export const areHostedFormsBehind = (manifest: string, site: Site): boolean =>
  site.backend.url !== '' && areFormsBehind(dirname(manifest), backendForms(site), site.url)
