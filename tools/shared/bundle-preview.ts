import { join } from 'node:path'
import { sharedReact } from '../../src/public/shared-react.ts'

/** Compiles the preview's pages into a folder. Returns the bundled modules' files. */
export async function bundlePreview(root: string, out: string): Promise<string[]> {
  const { build } = await import('vite')
  const place = '__lectern/client'
  const made = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'packed-preview',
    plugins: [sharedReact],
    build: {
      outDir: out,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: { main: join(root, 'src/preview/client/main.tsx'), kit: join(root, 'src/public/preview-kit.ts') },
        output: {
          entryFileNames: `${place}/[name].js`,
          chunkFileNames: `${place}/[name]-[hash].js`,
          assetFileNames: `${place}/[name]-[hash][extname]`,
        },
      },
    },
  })
  return 'output' in made ? made.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])) : []
}
