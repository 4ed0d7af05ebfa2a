// Serves the font files of presets, which are not among the site's own files.
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { presetFont } from '../../presets/preset-files.ts'

/** `engine` is the engine's folder. A font of the same name in `publicFolder` wins. */
export const presetFaces = (engine: string, publicFolder: string): Plugin => ({
  name: 'lectern:preset-faces',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, name = ''] = /^\/fonts\/([^/?]+)$/.exec(request.url ?? '') ?? []
      const file = name === '' || existsSync(join(publicFolder, 'fonts', name)) ? undefined : presetFont(engine, name)
      if (file === undefined) return next()
      response.setHeader('content-type', 'font/woff2')
      createReadStream(file).pipe(response)
    })
  },
})
