import { Type } from 'typebox'
import { pictureOfPage } from '../../shared/picture-of-page.ts'
import { agentTool } from '../agent-tool.ts'

export const pictureTool = agentTool({
  name: 'picture',
  title: 'A picture of a page',
  description:
    'Builds the site and draws a page as a visitor sees it. Needs a browser of the Chromium family on this machine.',
  input: {
    page: Type.String({ pattern: '^/', maxLength: 400, description: 'Its path: /services.' }),
    reading: Type.Optional(Type.String()),
    width: Type.Optional(Type.Integer({ minimum: 320, maximum: 1920, description: 'In pixels. Left out: 1280.' })),
    height: Type.Optional(Type.Integer({ minimum: 320, maximum: 6000, description: 'In pixels. Left out: 1600.' })),
    dark: Type.Optional(Type.Boolean()),
  },
  answer: async ({ page, reading, width = 1280, height = 1600, dark = false }, site) => {
    // Reports errors of the manifest before the build.
    site.sound(reading)
    const png = await pictureOfPage({ ...site.folders, page, reading, width, height, dark })
    return { data: png.toString('base64'), mimeType: 'image/png' }
  },
})
