import { dirname } from 'node:path'
import { backendForms } from '../forms/backend-forms.ts'
import { areFormsBehind } from '../forms/follow-ups.ts'
import type { Site } from '../site/model.ts'

/** Whether the hosted functions beside the manifest were written from other forms than those of the site. */
export const areHostedFormsBehind = (manifest: string, site: Site): boolean =>
  areFormsBehind(dirname(manifest), backendForms(site), site.url)
